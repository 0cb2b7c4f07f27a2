import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table dramas
      add column label text not null default '' check (char_length(label) <= 60),
      add column default_prompt_prefix text not null default '' check (char_length(default_prompt_prefix) <= 2000),
      add column default_prompt_suffix text not null default '' check (char_length(default_prompt_suffix) <= 2000),
      add column meta jsonb not null default '{}',
      -- By field, the revision that changed it last; a missing field is unchanged since the first.
      add column field_revisions jsonb not null default '{}',
      -- The counts of its parts, saved with every change: lists show them, limits are checked by them.
      add column counts jsonb not null default '{"kinds": {}, "bytes": 0, "lines": 0, "words": {}, "removed": 0}',
      -- The languages of its setting, the source language first.
      add column languages text[] not null default '{}',
      -- Ids of parts that were removed up to this revision are no longer stored.
      add column removed_before integer not null default 0;

    -- An earlier save may have changed any field, because fields had no revisions of their own.
    update dramas set field_revisions = jsonb_build_object('title', revision, 'brief', revision, 'prompt', revision,
      'number_of_roles', revision, 'number_of_dialogs', revision) where revision > 1;

    create table drama_parts (
      drama_uuid uuid not null references dramas (uuid) on delete cascade,
      id text collate "C" not null check (char_length(id) between 1 and 64),
      kind text not null,
      -- Null for a part that was removed.
      body jsonb,
      -- Its length as JSON in UTF-8.
      bytes integer not null,
      lines integer not null,
      words jsonb not null,
      -- The revision that changed it last.
      revision integer not null check (revision > 0),
      primary key (drama_uuid, id)
    );
    create index drama_parts_by_revision on drama_parts (drama_uuid, revision);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table drama_parts;
    alter table dramas drop column label, drop column default_prompt_prefix, drop column default_prompt_suffix, drop column meta,
      drop column field_revisions, drop column counts, drop column languages, drop column removed_before;
  `);
}
