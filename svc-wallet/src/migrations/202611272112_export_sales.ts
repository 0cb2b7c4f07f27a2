import type { Knex } from 'knex';

/** Files of sales that somebody may fetch once. The token that opens one isn't kept, only its hash. */
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
