import type { Knex } from 'knex';

export const outsideTransaction = true;

/** Indexes for filters that match few listings: systems, a platform, early access. */
const INDEXES = {
  listings_by_system: 'listings using gin (systems)',
  listings_by_platform: 'listings (platform_key, released_at desc, store_uuid desc) where on_sale',
  stores_early: "stores (uuid) where release_type = 'early_access'",
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(INDEXES)) {
    // An index whose creation was interrupted exists but is invalid.
    await knex.raw('drop index concurrently if exists ??', [name]);
    await knex.raw(`create index concurrently ?? on ${on}`, [name]);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await knex.raw('drop index if exists ??', [name]);
}
