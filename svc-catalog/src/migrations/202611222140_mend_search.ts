import type { Knex } from 'knex';

/** Marks a listing that can't be indexed, so that it blocks no other. */
const SET_ASIDE = 'alter table listings add column set_aside_at timestamptz(3)';

/**
 * Writes the listing's row whether it is indexed or not: a running indexer holds its lock, and reads the row again. When only indexed rows
 * were written, a popularity that changed meanwhile was lost.
 */
const POPULARITY = `
  create or replace function index_popularity() returns trigger language plpgsql as $$
    begin
      update listings set is_indexed = false where store_uuid = new.store_uuid;
      return null;
    end $$;
`;

/**
 * Drops unused terms, returning a row for each. They are locked and re-checked first, because indexing a listing locks its terms too; one
 * that is used by then stays.
 */
const PRUNE = `
  create function prune_search_terms() returns setof integer language plpgsql as $$
    declare unused integer[];
    begin
      select array_agg(id) into unused from (
        select id from search_terms t where not exists (select 1 from listing_terms p where p.term_id = t.id)
        limit 2000 for update skip locked) held;
      return query delete from search_terms t
        where id = any(unused) and not exists (select 1 from listing_terms p where p.term_id = t.id) returning id;
    end $$;
`;

/** Re-indexes listings with Han characters, which are now found in simplified and traditional writing. */
const FOLD_CHINESE = `
  update listings set is_indexed = false where is_indexed and store_uuid in
    (select store_uuid from listing_cards where data::text ~ '[\\u3400-\\u9fff]')
`;

export async function up(knex: Knex): Promise<void> {
  for (const part of [SET_ASIDE, POPULARITY, PRUNE, FOLD_CHINESE]) await knex.raw(part);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function prune_search_terms();
    create or replace function index_popularity() returns trigger language plpgsql as $$
      begin
        update listings set is_indexed = false where store_uuid = new.store_uuid and is_indexed;
        return null;
      end $$;
    alter table listings drop column set_aside_at;
  `);
}
