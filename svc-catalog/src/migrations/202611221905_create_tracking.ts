import type { Knex } from 'knex';

/** Creates guests' browser profiles and page events, which are deleted after a time. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table client_source_profiles (
      -- The browser's own.
      uuid uuid primary key,
      platform_key text not null,
      client_type text not null,
      os_name text not null,
      os_version text not null,
      meta jsonb not null,
      created_at timestamptz(3) not null default clock_now()
    );
    create index client_source_profiles_by_time on client_source_profiles using brin (created_at);

    create table traffic_logs (
      uuid uuid primary key,
      -- All that could tell people apart is null without their consent.
      client_id text,
      session_id text,
      user_uuid uuid,
      screen text,
      agent text,
      page_title text,
      referrer text,
      hit integer,
      meta jsonb,
      event_name text not null,
      utm_source text not null,
      utm_medium text not null,
      utm_campaign text not null,
      utm_term text not null,
      utm_content text not null,
      language text,
      -- Never with its query, in which there are addresses to return to and rights to play.
      page_path text not null,
      at timestamptz(3) not null,
      check (client_id is not null or (session_id is null and user_uuid is null))
    );
    create index traffic_logs_of_client on traffic_logs (client_id, at) where client_id is not null;
    create index traffic_logs_by_time on traffic_logs using brin (at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table traffic_logs, client_source_profiles');
}
