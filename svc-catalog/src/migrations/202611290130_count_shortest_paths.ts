import type { Knex } from 'knex';

/** Adds what refunds count: the segments of a story's shortest path, and those that a buyer has read. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table apps add column shortest_path integer check (shortest_path > 0);
    alter table play_progress add column segments text[] not null default '{}';
    -- Stories of our own format go on by the rule that they were sold with until their next version is counted.
    update apps set shortest_path = segments where kind = 'story' and segments > 0;
    update play_progress p set segments = p.places
      from app_placements a join apps on apps.uuid = a.app_uuid
      where a.store_uuid = p.store_uuid and apps.kind = 'story';
    -- told_step counted an ink story's places so far; from now on it counts segments.
    update play_progress p set told_step = 0
      from app_placements a join apps on apps.uuid = a.app_uuid
      where a.store_uuid = p.store_uuid and apps.kind = 'ink';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table play_progress drop column segments; alter table apps drop column shortest_path');
}
