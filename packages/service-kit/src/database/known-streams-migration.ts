import type { Knex } from 'knex';

/** Creates the table of each stream's last recorded status, by which streams that were created anew or lost messages are recognised. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table known_streams (
      stream text primary key,
      -- By the broker's clock, as it writes it.
      created_at text not null,
      last_seq bigint not null,
      seen_at timestamptz not null default clock_now()
    )`);
}
