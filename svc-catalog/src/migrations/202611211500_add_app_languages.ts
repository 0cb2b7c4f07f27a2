import type { Knex } from 'knex';

/** Adds the languages of an app's story; older apps have their default language. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table apps add column languages text[] not null default '{}';
    update apps set languages = array[default_lang] where kind = 'ink' and version > 0;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table apps drop column languages');
}
