import type { Knex } from 'knex';

/** Creates tracked links to listings, and their visits. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ad_links (
      uuid uuid primary key,
      -- As it stands in ?uid=; a deleted link keeps its own, so that no other link ever has it.
      uid text not null unique check (uid ~ '^[A-Za-z0-9]{10}$'),
      owner_uuid uuid not null references users,
      store_uuid uuid not null references stores,
      type text not null default 'url' check (type in ('url')),
      name text not null check (char_length(name) between 1 and 100),
      utm_source text not null,
      utm_medium text not null,
      utm_campaign text not null,
      utm_term text not null,
      utm_content text not null,
      -- 1 in use, 0 deleted.
      state smallint not null default 1 check (state in (0, 1)),
      -- Counts the link's published states (catalog.ad-link.changed).
      revision bigint not null default 1,
      visit_count integer not null default 0,
      created_at timestamptz(3) not null default clock_now(),
      updated_at timestamptz(3) not null default clock_now()
    );
    create index ad_links_of_owner on ad_links (owner_uuid, updated_at desc, uuid desc) where state = 1;

    create table ad_link_visits (
      uuid uuid primary key,
      ad_link_uuid uuid not null references ad_links,
      -- The browser's own id; null when its person didn't agree to be recognised.
      client_id text,
      utm_source text not null,
      utm_medium text not null,
      utm_campaign text not null,
      utm_term text not null,
      utm_content text not null,
      visited_on date not null,
      visited_at timestamptz(3) not null
    );
    -- A browser counts once a day and link.
    create unique index ad_link_visits_once on ad_link_visits (ad_link_uuid, client_id, visited_on) where client_id is not null;
    create index ad_link_visits_of_link on ad_link_visits (ad_link_uuid, visited_at);
    create index ad_link_visits_by_time on ad_link_visits using brin (visited_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table ad_link_visits, ad_links');
}
