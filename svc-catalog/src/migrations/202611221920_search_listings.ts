import type { Knex } from 'knex';

/** Columns by which the shelf is filtered and ordered. The service fills them for existing rows, because it indexes what isn't indexed. */
const FACETS = `
  alter table listings
    -- Short, for what points at listings by the million.
    add column no integer generated always as identity unique,
    add column owner_uuid uuid,
    add column serial_status text not null default '',
    add column systems text[] not null default '{}',
    -- The name in its default language, folded: what the list by name goes by.
    add column name text not null default '',
    add column discount_starts_at timestamptz(3),
    add column discount_ends_at timestamptz(3),
    -- The nickname that was indexed as its creator's name.
    add column author_name text not null default '',
    -- False until its terms are made, and again once they no longer say how it stands.
    add column is_indexed boolean not null default false,
    alter column search_text set default '';
  drop index listings_by_words;
  drop index listings_by_category;

  -- With what most lists are filtered by, so that pages that are passed over cost no look at the table.
  create index listings_by_release_open on listings (released_at desc, store_uuid desc) include (category, platform_key) where on_sale;
  drop index listings_by_release;
  alter index listings_by_release_open rename to listings_by_release;
  create index listings_by_category on listings (category, released_at desc, store_uuid desc) include (platform_key) where on_sale;
  create index listings_by_price_open on listings (price_coins, store_uuid) include (category, platform_key, released_at) where on_sale;
  drop index listings_by_price;
  alter index listings_by_price_open rename to listings_by_price;
  create index listings_by_name on listings (name, store_uuid) include (category, platform_key, released_at) where on_sale;
  create index listings_by_author on listings (owner_uuid, released_at desc, store_uuid desc);
  create index listings_by_tag on listings using gin (tags);
  create index listings_discounted on listings (discount_ends_at) where on_sale and discount_ends_at is not null;
  create index listings_to_index on listings (no) where not is_indexed;
`;

/** Data of a listing's card, so that lists don't read whole submissions, and the terms of each listing. */
const CARDS = `
  create table listing_cards (
    store_uuid uuid primary key references listings,
    data jsonb not null,
    term_ids integer[] not null
  );
`;

const TERMS = `
  create table search_terms (
    id integer primary key generated always as identity,
    term text collate "C" not null unique,
    -- Hashes of the term with letters left out: a misspelt one shares some of them.
    variants integer[] not null
  );
  create index search_terms_by_variant on search_terms using gin (variants);

  -- rank is 32 × how much the term says of the listing + how popular that is: the best of a term are its first entries.
  create table listing_terms (
    term_id integer not null,
    listing_no integer not null,
    rank smallint not null,
    primary key (term_id, listing_no) include (rank)
  );
  create index listing_terms_best on listing_terms (term_id, rank desc, listing_no desc);
`;

/** Re-indexes a listing whose popularity in store_stats has clearly changed, on any write. */
const POPULARITY = `
  create function popularity_of(likes integer, orders integer) returns smallint language sql immutable
    as $$ select least(31, floor(2 * log(2, 1 + greatest(likes + orders, 0))))::smallint $$;

  insert into store_stats (store_uuid) select store_uuid from listings on conflict do nothing;
  create index store_stats_by_likes on store_stats (like_count desc, store_uuid desc);

  create function index_popularity() returns trigger language plpgsql as $$
    begin
      update listings set is_indexed = false where store_uuid = new.store_uuid and is_indexed;
      return null;
    end $$;
  create trigger store_stats_indexed after update on store_stats for each row
    when (popularity_of(old.like_count, old.order1_count) <> popularity_of(new.like_count, new.order1_count))
    execute function index_popularity();
`;

export async function up(knex: Knex): Promise<void> {
  for (const part of [FACETS, CARDS, TERMS, POPULARITY]) await knex.raw(part);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger store_stats_indexed on store_stats;
    drop function index_popularity();
    drop index store_stats_by_likes;
    drop function popularity_of(integer, integer);
    drop table listing_terms, search_terms, listing_cards;
    drop index listings_by_tag, listings_by_category, listings_by_price, listings_by_release;
    alter table listings
      drop column no, drop column owner_uuid, drop column serial_status, drop column systems, drop column name,
      drop column discount_starts_at, drop column discount_ends_at, drop column author_name, drop column is_indexed,
      alter column search_text drop default;
    create index listings_by_release on listings (released_at desc, store_uuid desc) where on_sale;
    create index listings_by_price on listings (price_coins, store_uuid) where on_sale;
    create index listings_by_category on listings (category, released_at desc) where on_sale;
    create index listings_by_words on listings using gin (search_text gin_trgm_ops);
  `);
}
