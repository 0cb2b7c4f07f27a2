import type { Knex } from 'knex';

/** Creates the history of listings' prices: each change from now on. Prices before the current ones are unknown. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table listing_prices (
      store_uuid uuid not null,
      from_at timestamptz(3) not null default clock_now(),
      on_sale boolean not null,
      auth_type smallint not null,
      prices jsonb not null,
      reward_minimum bigint not null,
      activity_state smallint,
      activity_percent smallint,
      activity_started_at timestamptz,
      activity_ended_at timestamptz,
      primary key (store_uuid, from_at)
    );
    insert into listing_prices (store_uuid, on_sale, auth_type, prices, reward_minimum,
        activity_state, activity_percent, activity_started_at, activity_ended_at)
      select store_uuid, on_sale, auth_type, prices, reward_minimum,
        activity_state, activity_percent, activity_started_at, activity_ended_at from listings;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table listing_prices');
}
