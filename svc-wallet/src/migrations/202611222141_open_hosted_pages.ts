import type { Knex } from 'knex';

/** Creates credentials of the hosted pages: each opens one page once. Only hashes of the credential and of the page's grant are stored. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table hosted_credentials (
      uuid uuid primary key,
      token_hash bytea not null unique,
      user_uuid uuid not null,
      action text not null check (action in ('recharge', 'payment-log')),
      payload jsonb not null,
      created_at timestamptz not null default clock_now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      grant_hash bytea unique,
      grant_expires_at timestamptz,
      check ((used_at is null) = (grant_hash is null) and (used_at is null) = (grant_expires_at is null))
    );
    create index hosted_credentials_user on hosted_credentials (user_uuid, created_at);
    create index hosted_credentials_by_time on hosted_credentials (created_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table hosted_credentials');
}
