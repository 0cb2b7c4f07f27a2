import type { Knex } from 'knex';

/** Adds whether a save's run has ended, so that there is nothing to continue. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table play_saves add column ended boolean not null default false');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table play_saves drop column ended');
}
