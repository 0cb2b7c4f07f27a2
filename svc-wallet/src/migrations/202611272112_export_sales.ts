import type { Knex } from 'knex';

/** Creates exports of sales, which can be downloaded once. Only the hash of the token is stored. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sales_exports (
      token_hash bytea primary key,
      user_uuid uuid not null,
      filter jsonb not null,
      created_at timestamptz not null default clock_now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index sales_exports_by_time on sales_exports (created_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table sales_exports');
}
