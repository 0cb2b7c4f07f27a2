import type { Knex } from 'knex';

/** How much was told within a minute, of what is written for anybody: a crash may forget it. */
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
