import type { Knex } from 'knex';

const FILES = `
  create table files (
    uuid uuid primary key,
    owner_uuid uuid not null,
    scope text not null check (scope in ('store', 'app', 'avatar', 'website')),
    kind text not null check (kind in ('image', 'ink', 'zip')),
    target text,
    basename text not null,
    mime_type text not null,
    size_bytes bigint not null check (size_bytes >= 0),
    width integer,
    height integer,
    sha256 text not null,
    created_at timestamptz not null default clock_now()
  );
  create index files_of_owner on files (owner_uuid, created_at);

  -- One row per person, locked while anything is added, so that parallel uploads can't pass the allowance together.
  create table storage_usage (
    user_uuid uuid primary key,
    used_bytes bigint not null default 0 check (used_bytes >= 0)
  );
`;

const APPS = `
  create table apps (
    uuid uuid primary key,
    owner_uuid uuid not null,
    name text not null,
    name_lang text not null,
    default_lang text not null,
    spine_runtime_version text not null,
    kind text not null default 'ink' check (kind in ('ink', 'upload')),
    state text not null default 'empty' check (state in ('empty', 'ready', 'failed')),
    faults jsonb not null default '[]',
    word_count integer not null default 0,
    endings integer,
    version integer not null default 0,
    logo_file uuid references files,
    thumb_file uuid references files,
    tags text[] not null default '{}',
    deleted_at timestamptz,
    created_at timestamptz not null default clock_now(),
    updated_at timestamptz not null default clock_now()
  );
  create index apps_of_owner on apps (owner_uuid, updated_at, uuid);

  create table app_versions (
    app_uuid uuid not null references apps on delete cascade,
    version integer not null,
    kind text not null,
    file_uuid uuid not null,
    size_bytes bigint not null,
    created_at timestamptz not null default clock_now(),
    primary key (app_uuid, version)
  );

  -- A package is in one store only (SPEC §5): the key itself says so.
  create table app_placements (
    app_uuid uuid primary key references apps,
    store_uuid uuid not null,
    slot text not null check (slot in ('trial', 'official')),
    platform_key text not null,
    unique (store_uuid, slot)
  );
`;

const PLAY = `
  create table play_saves (
    user_uuid uuid not null,
    app_uuid uuid not null,
    slot text not null,
    revision integer not null check (revision > 0),
    data text not null check (octet_length(data) <= 262144),
    updated_at timestamptz not null default clock_now(),
    primary key (user_uuid, app_uuid, slot)
  );

  -- What the wallet says about who may play what.
  create table entitlements (
    user_uuid uuid not null,
    store_uuid uuid not null,
    revision bigint not null,
    active boolean not null,
    order_uuid uuid not null,
    primary key (user_uuid, store_uuid)
  );

  create table play_progress (
    user_uuid uuid not null,
    store_uuid uuid not null,
    revision integer not null,
    first_opened_at timestamptz not null,
    primary key (user_uuid, store_uuid)
  );
`;

const SITES = `
  create table websites (
    uuid uuid primary key,
    owner_uuid uuid not null unique,
    name text not null unique check (name ~ '^[a-z0-9-]{3,61}$' and name !~ '^-|-$'),
    state smallint not null default 1 check (state in (0, 1)),
    modules jsonb not null default '[]',
    revision integer not null default 1,
    created_at timestamptz not null default clock_now(),
    updated_at timestamptz not null default clock_now()
  );
`;

/** Creates files, apps, play data, and websites. */
export async function up(knex: Knex): Promise<void> {
  for (const tables of [FILES, APPS, PLAY, SITES]) await knex.raw(tables);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table websites, play_progress, entitlements, play_saves, app_placements, app_versions, apps, storage_usage, files');
}
