import type { Knex } from 'knex';

/** Adds further profile entries, and a public e-mail address. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      add column social_email text not null default '' check (char_length(social_email) <= 254),
      add column metadata jsonb not null default '[]' check (jsonb_typeof(metadata) = 'array');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop column social_email, drop column metadata');
}
