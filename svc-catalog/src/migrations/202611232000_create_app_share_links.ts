import type { Knex } from 'knex';

/** Creates shared links, by which anyone plays an app that is in no listing. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app_share_links (
      uuid uuid primary key,
      app_uuid uuid not null references apps on delete cascade,
      -- What stands in its address: whoever has it may play.
      token text not null unique,
      -- As it was when the link was made; null for one made while nothing limited its age (ADR 26).
      expires_at timestamptz(3),
      created_at timestamptz(3) not null default clock_now()
    );
    create index app_share_links_of_app on app_share_links (app_uuid, created_at desc);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table app_share_links');
}
