import type { Knex } from 'knex';

/** Adds a link's clicks besides its visitors, in all and by day, and an index of a listing's promoters. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table ad_links add column click_count integer not null default 0;
    -- What was noted before was one a day of a browser: each was a click at least.
    update ad_links set click_count = visit_count;

    create table ad_link_days (
      ad_link_uuid uuid not null references ad_links,
      -- By UTC.
      day date not null,
      clicks integer not null,
      visits integer not null,
      primary key (ad_link_uuid, day)
    ) with (fillfactor = 80);
    insert into ad_link_days (ad_link_uuid, day, clicks, visits)
    select ad_link_uuid, visited_on, count(*), count(*) from ad_link_visits group by 1, 2;

    create index ad_links_of_store on ad_links (store_uuid, owner_uuid) where state = 1;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index ad_links_of_store; drop table ad_link_days; alter table ad_links drop column click_count');
}
