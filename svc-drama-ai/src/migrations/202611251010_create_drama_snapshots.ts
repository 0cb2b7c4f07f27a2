import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- When the last automatic snapshot was taken; for an earlier drama its creation, so that its next save takes one.
    alter table dramas add column snapshot_at timestamptz(3);
    update dramas set snapshot_at = created_at;
    alter table dramas alter column snapshot_at set default clock_now(), alter column snapshot_at set not null;

    create table drama_snapshots (
      uuid uuid primary key,
      drama_uuid uuid not null references dramas (uuid) on delete cascade,
      kind text not null check (kind in ('named', 'automatic')),
      name text not null check (char_length(name) <= 60),
      -- Its parts are those of this revision: unchanged ones in drama_parts, the others in drama_part_versions.
      revision integer not null check (revision > 0),
      parts integer not null,
      fields jsonb not null,
      created_at timestamptz(3) not null default clock_now()
    );
    create index drama_snapshots_by_time on drama_snapshots (drama_uuid, created_at desc, uuid desc);
    create index drama_snapshots_by_revision on drama_snapshots (drama_uuid, revision);

    -- Earlier states of parts that a snapshot contains, so that taking one doesn't copy the drama.
    create table drama_part_versions (
      drama_uuid uuid not null references dramas (uuid) on delete cascade,
      id text collate "C" not null,
      body jsonb not null,
      revision integer not null,
      -- The revision that changed it.
      until integer not null check (until > revision),
      primary key (drama_uuid, id, revision)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table drama_part_versions, drama_snapshots; alter table dramas drop column snapshot_at');
}
