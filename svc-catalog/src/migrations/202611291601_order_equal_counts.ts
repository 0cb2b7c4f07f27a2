import type { Knex } from 'knex';

export const outsideTransaction = true;

const BATCH = 1000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Fills the release of existing listings in batches, so that no row is locked for long; an interrupted run continues. */
async function fillReleases(knex: Knex): Promise<void> {
  for (let after = FIRST; ; ) {
    const some = await knex('listings')
      .where('store_uuid', '>', after)
      .orderBy('store_uuid')
      .limit(BATCH)
      .select<{ store_uuid: string }[]>('store_uuid');
    const last = some.at(-1);
    if (!last) return;
    after = last.store_uuid;
    await knex.raw(
      `update store_stats s set released_at = l.released_at from listings l
       where l.store_uuid = s.store_uuid and s.store_uuid = any(?::uuid[]) and s.released_at is null`,
      [some.map(({ store_uuid }) => store_uuid)],
    );
  }
}

const INDEXES = [
  { index: 'store_stats_most_bought', column: 'order1_count', before: 'store_stats_by_orders' },
  { index: 'store_stats_most_liked', column: 'like_count', before: 'store_stats_by_likes' },
] as const;

export async function up(knex: Knex): Promise<void> {
  await fillReleases(knex);
  for (const { index, column, before } of INDEXES) {
    // An index whose creation was interrupted exists but is invalid.
    await knex.raw(`drop index concurrently if exists ${index}`);
    await knex.raw(`create index concurrently ${index} on store_stats (${column} desc, released_at desc, store_uuid desc)`);
    await knex.raw(`drop index concurrently if exists ${before}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const { index, column, before } of INDEXES) {
    await knex.raw(`create index concurrently if not exists ${before} on store_stats (${column} desc, store_uuid desc)`);
    await knex.raw(`drop index concurrently if exists ${index}`);
  }
}
