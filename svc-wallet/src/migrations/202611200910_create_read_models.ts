import type { Knex } from 'knex';

/**
 * Creates the wallet's copies of the catalogue's data, by which it sells while the catalogue is down (DESIGN §2). Only events write them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table listings (
      store_uuid uuid primary key,
      revision bigint not null,
      platform_key text not null,
      auth_type smallint not null,
      owner_uuid uuid not null,
      agent_uuid uuid,
      agent_rate_bp integer,
      on_sale boolean not null,
      store_name text not null,
      play_kind text not null,
      prices jsonb not null,
      reward_minimum bigint not null,
      activity_state smallint,
      activity_percent smallint,
      activity_started_at timestamptz,
      activity_ended_at timestamptz,
      updated_at timestamptz not null default clock_now()
    );

    create table people (
      user_uuid uuid primary key,
      revision bigint not null,
      country text,
      updated_at timestamptz not null default clock_now()
    );

    create table play_progress (
      user_uuid uuid not null,
      store_uuid uuid not null,
      revision bigint not null,
      first_opened_at timestamptz,
      segments_served integer not null,
      segments_total integer not null,
      primary key (user_uuid, store_uuid)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table play_progress, people, listings');
}
