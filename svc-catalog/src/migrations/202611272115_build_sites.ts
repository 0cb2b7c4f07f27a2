import type { Knex } from 'knex';

/** Adds a site's theme, language, campaign id, versions and articles, and marks the links that it makes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table websites
      -- Says which site a sale came from, among the links to works that it makes.
      add column uid text not null unique default substr(md5(gen_random_uuid()::text), 1, 10) check (uid ~ '^[A-Za-z0-9]{10}$'),
      add column theme text not null default 'paper',
      add column language text not null default 'en-US';

    -- Names that a site had before: they lead to it, and nobody else gets one.
    create table website_names (
      name text primary key,
      website_uuid uuid not null references websites on delete cascade,
      created_at timestamptz(3) not null default clock_now()
    );
    create index website_names_of_site on website_names (website_uuid);

    create table website_versions (
      uuid uuid primary key,
      website_uuid uuid not null references websites on delete cascade,
      revision integer not null,
      modules jsonb not null,
      theme text not null,
      language text not null,
      created_at timestamptz(3) not null default clock_now(),
      updated_at timestamptz(3) not null default clock_now()
    );
    create index website_versions_of_site on website_versions (website_uuid, created_at desc, uuid desc);

    create table website_articles (
      uuid uuid primary key,
      website_uuid uuid not null references websites on delete cascade,
      headline text not null,
      -- What cards show of it, so that none of them reads its blocks.
      excerpt text not null,
      cover_file uuid,
      blocks jsonb not null,
      -- What the editor says of its own output: milliseconds since 1970, and its version.
      content_time double precision not null,
      content_version text not null,
      revision integer not null default 1,
      created_at timestamptz(3) not null default clock_now(),
      updated_at timestamptz(3) not null default clock_now()
    );
    create index website_articles_of_site on website_articles (website_uuid, updated_at desc, uuid desc);

    alter table ad_links add column website_uuid uuid references websites;
    alter table ad_links drop constraint ad_links_type_check;
    alter table ad_links add constraint ad_links_type_check check (type in ('url', 'site') and (type = 'site') = (website_uuid is not null));
    create unique index ad_links_of_site on ad_links (website_uuid, store_uuid) where website_uuid is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from ad_link_visits using ad_links where ad_links.uuid = ad_link_uuid and type = 'site';
    delete from ad_links where type = 'site';
    alter table ad_links drop column website_uuid;
    alter table ad_links add constraint ad_links_type_check check (type in ('url'));
    drop table website_articles, website_versions, website_names;
    alter table websites drop column uid, drop column theme, drop column language;
  `);
}
