import type { MigrationContext } from '@meowtale/service-kit';
import type { Knex } from 'knex';

/** Creates the charge of each AI job with a price, and how the job ended; its row ensures that both happen once. */
export async function up(knex: Knex, { runtimeRole }: MigrationContext): Promise<void> {
  await knex.raw(`
    create table ai_charges (
      job_uuid uuid primary key,
      user_uuid uuid not null,
      -- Coins. Null, like the state, until the request arrives: the job's end may arrive before it.
      price bigint check (price > 0),
      state text check (state in ('charged', 'refused')),
      ended text check (ended in ('done', 'failed', 'cancelled', 'timed-out')),
      created_at timestamptz not null default clock_now(),
      check ((price is null) = (state is null))
    );
  `);
  await knex.raw('revoke delete, truncate on ai_charges from ??', [runtimeRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table ai_charges');
}
