import type { Knex } from 'knex';

/** Creates the platform's promotions, which listings join. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table store_activities_official (
      uuid uuid primary key,
      -- Language to name; en-US is always there.
      names jsonb not null check (jsonb_exists(names, 'en-US')),
      percentage_discount smallint not null check (percentage_discount between 1 and 99),
      started_at timestamptz(3) not null,
      ended_at timestamptz(3) not null check (ended_at > started_at),
      -- 0 is a draft, which staff alone see; 1 stands, and is scheduled, active or ended by the time.
      state smallint not null default 0 check (state in (0, 1)),
      revision integer not null default 1 check (revision > 0),
      created_at timestamptz(3) not null default clock_now(),
      updated_at timestamptz(3) not null default clock_now()
    );
    create index store_activities_official_by_start on store_activities_official (started_at desc, uuid desc);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table store_activities_official');
}
