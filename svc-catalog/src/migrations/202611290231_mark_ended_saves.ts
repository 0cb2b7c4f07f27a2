import type { Knex } from 'knex';

/** Whether the run that a save holds had come to an end: there is nothing to continue then. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table play_saves add column ended boolean not null default false');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table play_saves drop column ended');
}
