import type { Knex } from 'knex';

/** Each stream as this database last saw it: a stream that was made anew, or that has lost messages, is recognised by it. */
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
