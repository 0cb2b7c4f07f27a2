import type { Knex } from 'knex';

/** Which plans people have, as the wallet tells of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table user_plans (
      user_uuid uuid primary key,
      revision integer not null,
      plans jsonb not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table user_plans');
}
