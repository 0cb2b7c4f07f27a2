import type { Knex } from 'knex';

/** Creates people's plans, from the wallet's events. */
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
