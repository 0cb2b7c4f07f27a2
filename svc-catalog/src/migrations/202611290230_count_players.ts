import type { Knex } from 'knex';

/** Adds how many owners of a work have opened it, for its card. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table store_stats add column player_count integer not null default 0;
    insert into store_stats as s (store_uuid, player_count)
      select store_uuid, count(*) from play_progress group by store_uuid
      on conflict (store_uuid) do update set player_count = excluded.player_count;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table store_stats drop column player_count');
}
