import type { Knex } from 'knex';

/** Adds the value that lookalike nicknames share (`nicknameLook`); null until it is computed, and for erased people. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table users add column nickname_look text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop column nickname_look');
}
