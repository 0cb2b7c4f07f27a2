import type { Knex } from 'knex';

/** Creates requests to represent listings, and their answers. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table store_agents (
      uuid uuid primary key,
      store_uuid uuid not null references stores,
      publisher_uuid uuid not null references users,
      -- Of what remains after fee and promoter; fixed once they are asked.
      rate_bp integer not null check (rate_bp between 0 and 10000),
      -- 1 not submitted, 2 waiting, 3 in review, 4 accepted, 5 refused (SPEC §4); 0 is no row.
      state smallint not null check (state between 1 and 5),
      -- The one that is asked or answered last; those before it are history.
      is_current boolean not null default true,
      memo text not null default '',
      asked_at timestamptz(3),
      decided_at timestamptz(3),
      created_at timestamptz(3) not null default clock_now(),
      updated_at timestamptz(3) not null default clock_now()
    );
    create unique index store_agents_current on store_agents (store_uuid) where is_current;
    create index store_agents_of_publisher on store_agents (publisher_uuid, store_uuid) where is_current and state in (2, 3, 4);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table store_agents');
}
