import type { Knex } from 'knex';

/** Adds contracted authors' levels, suspensions, and listings that are off sale during one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      add column contracted_level smallint check (contracted_level between 1 and 9),
      add column suspended_until timestamptz(3);
    create index users_suspended on users (suspended_until) where suspended_until is not null;
    create index users_by_email on users (lower(email));
    -- Its owner is suspended.
    alter table stores add column is_held boolean not null default false;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index users_by_email, users_suspended;
    alter table users drop column contracted_level, drop column suspended_until;
    alter table stores drop column is_held;
  `);
}
