import type { Knex } from 'knex';

/** Creates uploads in parts, and packages for systems other than the web. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Its uuid is the file's too once it is whole.
    create table upload_sessions (
      uuid uuid primary key,
      owner_uuid uuid not null,
      system text not null check (system in ('web', 'windows', 'macos', 'android', 'ios')),
      basename text not null,
      size_bytes bigint not null check (size_bytes > 0),
      md5 text not null,
      chunk_bytes integer not null check (chunk_bytes > 0),
      -- What the storage calls what has come so far.
      storage_handle text not null,
      -- The job that puts it together, once it was asked for.
      merge_job uuid,
      is_merged boolean not null default false,
      created_at timestamptz not null default clock_now(),
      last_used_at timestamptz not null default clock_now()
    );
    create index upload_sessions_of_owner on upload_sessions (owner_uuid, created_at);
    create index upload_sessions_unused on upload_sessions (last_used_at);

    -- A part is there once its row is: it is written while the row is being added, and both stand or neither.
    create table upload_chunks (
      upload_uuid uuid not null references upload_sessions on delete cascade,
      n integer not null check (n > 0),
      md5 text not null,
      primary key (upload_uuid, n)
    );

    alter table files add column system text check (system in ('windows', 'macos', 'android', 'ios'));
    alter table files drop constraint files_kind_check;
    alter table files add constraint files_kind_check check (kind in ('image', 'film', 'ink', 'zip', 'package')) not valid;
    alter table files validate constraint files_kind_check;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table upload_chunks, upload_sessions;
    alter table files drop constraint files_kind_check;
    alter table files add constraint files_kind_check check (kind in ('image', 'film', 'ink', 'zip')) not valid;
    alter table files drop column system;
  `);
}
