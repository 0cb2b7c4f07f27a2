import type { Knex } from 'knex';

/** Allows stories of our own model as files and apps, and adds notes about parts that a version leaves out. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table files drop constraint files_kind_check;
    alter table files add constraint files_kind_check check (kind in ('image', 'film', 'ink', 'story', 'zip', 'package')) not valid;
    alter table files validate constraint files_kind_check;
    alter table apps drop constraint apps_kind_check;
    alter table apps add constraint apps_kind_check check (kind in ('ink', 'story', 'upload')) not valid;
    alter table apps validate constraint apps_kind_check;
    alter table apps add column warnings jsonb not null default '[]';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table apps drop column warnings;
    alter table apps drop constraint apps_kind_check;
    alter table apps add constraint apps_kind_check check (kind in ('ink', 'upload')) not valid;
    alter table files drop constraint files_kind_check;
    alter table files add constraint files_kind_check check (kind in ('image', 'film', 'ink', 'zip', 'package')) not valid;
  `);
}
