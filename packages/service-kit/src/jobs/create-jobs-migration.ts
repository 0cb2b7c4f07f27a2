import type { Knex } from 'knex';

/** Creates the table of jobs; a service that has jobs lists it among its own migrations. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table jobs (
      uuid uuid primary key,
      kind text not null,
      user_uuid uuid not null,
      -- Of one kind, only one job at a time works on it.
      subject text,
      input jsonb not null,
      -- SPEC §4: 0 pending, 1 done, 2 failed, 3 timed out.
      state smallint not null default 0 check (state between 0 and 3),
      progress smallint not null default 0 check (progress between 0 and 100),
      result jsonb,
      fault jsonb,
      -- How often it was begun; only whoever began it last may end it.
      attempts integer not null default 0,
      -- How often it failed; being cut off is no failure.
      failures integer not null default 0,
      -- From its first beginning.
      timeout_ms integer not null,
      deadline timestamptz,
      -- Until then nobody else begins it. Whoever works on it moves this on, so that a dead process's job is soon free.
      held_until timestamptz,
      created_at timestamptz(3) not null default clock_now(),
      ended_at timestamptz(3)
    );
    create index jobs_waiting on jobs (created_at, uuid) where state = 0;
    create unique index jobs_one_at_a_time on jobs (kind, subject) where state = 0 and subject is not null;
    create index jobs_of_user on jobs (user_uuid, created_at desc);
    create index jobs_by_end on jobs (ended_at) where state <> 0;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table jobs');
}
