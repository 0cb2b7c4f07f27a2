import type { Knex } from 'knex';

/**
 * Adds a listing's share for promoters, its names and cover, people's nicknames, and the owners of tracked links. They are null until the
 * catalogue's last events are read again, which the new names of the consumers cause.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table listings
      add column names jsonb,
      add column cover_url text,
      add column cps_state smallint,
      add column cps_share_bp integer check (cps_share_bp between 0 and 10000),
      add column cps_closed_at timestamptz;

    alter table people add column nickname text;

    create table ad_links (
      ad_link_uuid uuid primary key,
      revision bigint not null,
      uid text not null unique,
      store_uuid uuid not null,
      owner_uuid uuid not null,
      state smallint not null check (state in (0, 1)),
      updated_at timestamptz not null default clock_now()
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table ad_links;
    alter table people drop column nickname;
    alter table listings drop column names, drop column cover_url, drop column cps_state,
      drop column cps_share_bp, drop column cps_closed_at;
  `);
}
