import type { Knex } from 'knex';

/** What nicknames that pass for one another have in common (`nicknameLook`); null until it is computed, and of an erased person. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table users add column nickname_look text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop column nickname_look');
}
