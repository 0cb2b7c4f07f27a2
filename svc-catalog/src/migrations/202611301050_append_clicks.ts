import type { Knex } from 'knex';

/** Creates the figures of tracked links that aren't summed yet, and counts the wishes that links lead to. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    set local lock_timeout = '10s';
    -- Only appended to and summed, so that clicks on one link never wait for each other. Without a foreign key, which would lock the link;
    -- links are never deleted.
    create table ad_link_counts (
      seq bigint generated always as identity primary key,
      ad_link_uuid uuid not null,
      -- By UTC.
      day date not null,
      clicks integer not null,
      visits integer not null,
      -- Below zero for an entry that its person removed.
      wishes integer not null
    );
    create index ad_link_counts_of_link on ad_link_counts (ad_link_uuid);
    alter table ad_link_visits drop constraint ad_link_visits_ad_link_uuid_fkey;

    alter table ad_links add column wish_count integer not null default 0;
    alter table ad_link_days add column wishes integer not null default 0;
    -- The link that led to the entry; null without one, and for its owner's own entry.
    alter table wishlists add column ad_link_uuid uuid;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table wishlists drop column ad_link_uuid;
    alter table ad_link_days drop column wishes;
    alter table ad_links drop column wish_count;
    alter table ad_link_visits add constraint ad_link_visits_ad_link_uuid_fkey foreign key (ad_link_uuid) references ad_links;
    drop table ad_link_counts;
  `);
}
