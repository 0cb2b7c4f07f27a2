import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table dramas (
      uuid uuid primary key,
      owner_uuid uuid not null,
      title text not null check (char_length(title) between 1 and 120),
      brief text not null check (char_length(brief) <= 2000),
      prompt text not null check (char_length(prompt) <= 8000),
      number_of_roles smallint not null check (number_of_roles between 1 and 20),
      number_of_dialogs smallint not null check (number_of_dialogs between 1 and 50),
      revision integer not null default 1 check (revision > 0),
      -- Milliseconds, so that a cursor made from a JavaScript date names the row it came from exactly.
      created_at timestamptz(3) not null default clock_now(),
      updated_at timestamptz(3) not null default clock_now()
    );
    create index dramas_of_owner_by_change on dramas (owner_uuid, updated_at desc, uuid desc);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table dramas');
}
