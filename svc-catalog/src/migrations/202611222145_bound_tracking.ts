import type { Knex } from 'knex';

/** Creates counters per minute that limit tracking; unlogged, because a crash may lose them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create unlogged table tracked_minutes (
      -- A table, or a hash of a person with it.
      what text not null,
      minute timestamptz(0) not null,
      total integer not null,
      primary key (what, minute)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table tracked_minutes');
}
