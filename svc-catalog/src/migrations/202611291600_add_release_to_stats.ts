import type { Knex } from 'knex';

/**
 * Adds a listing's release to its counters, so that an index can order equal counts by it. Triggers copy it, whatever writes the listing;
 * that of existing listings is filled by the next migration.
 */
export async function up(knex: Knex): Promise<void> {
  // In the order in which the catalogue locks them.
  await knex.raw(`
    set local lock_timeout = '10s';
    lock table listings in share row exclusive mode;
    alter table store_stats add column released_at timestamptz(3);
    create function copy_release() returns trigger language plpgsql as $$
      begin
        insert into store_stats as s (store_uuid, released_at) values (new.store_uuid, new.released_at)
          on conflict (store_uuid) do update set released_at = excluded.released_at;
        return null;
      end $$;
    create trigger listings_release_added after insert on listings for each row execute function copy_release();
    create trigger listings_release_changed after update of released_at on listings for each row
      when (old.released_at is distinct from new.released_at) execute function copy_release();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger listings_release_added on listings;
    drop trigger listings_release_changed on listings;
    drop function copy_release();
    alter table store_stats drop column released_at;
  `);
}
