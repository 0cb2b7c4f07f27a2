import type { Knex } from 'knex';

/** Creates counters of listings, updated by events (DESIGN §2). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table store_stats (
      store_uuid uuid primary key,
      like_count integer not null default 0,
      comment_count integer not null default 0,
      -- Paid orders. May dip below 0 for a moment, when a refund arrives before its order.
      order1_count integer not null default 0
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table store_stats');
}
