import type { Knex } from 'knex';

/** Adds settings of an app's player, and its node tree in a table of its own, because most queries of apps don't need it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table apps
      add column template text,
      add column theme text not null default 'default',
      add column plugins text[] not null default '{}',
      add column meta jsonb not null default '{}';
    create table app_trees (
      app_uuid uuid primary key references apps on delete cascade,
      node jsonb not null default '[]'
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table app_trees;
    alter table apps drop column template, drop column theme, drop column plugins, drop column meta;
  `);
}
