import type { Knex } from 'knex';

/** Adds the number of a story's places, and the places that a buyer has reached. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table apps add column segments integer not null default 0;
    -- Where this person has stood, as their saves say; told_step is the twentieth part of the story that others know of.
    alter table play_progress add column places text[] not null default '{}', add column told_step smallint not null default 0;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table play_progress drop column places, drop column told_step; alter table apps drop column segments');
}
