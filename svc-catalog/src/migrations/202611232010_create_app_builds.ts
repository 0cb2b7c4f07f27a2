import type { Knex } from 'knex';

/** Creates builds of apps for platforms, finished or waiting. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app_builds (
      uuid uuid primary key,
      -- Null once the app is gone: its file then goes too.
      app_uuid uuid references apps on delete set null,
      user_uuid uuid not null references users,
      platform text not null check (platform in ('web', 'android', 'windows')),
      version integer not null,
      -- Whether it carries our logo and a panel of ours (SPEC §1: Basic does).
      branded boolean not null,
      job_uuid uuid not null,
      -- Null while its job goes on, which says how far it is.
      state text check (state in ('passed', 'refused')),
      -- Which sentence says why it was refused.
      reason text,
      size_bytes bigint not null default 0,
      basename text not null default '',
      created_at timestamptz(3) not null default clock_now(),
      ended_at timestamptz(3)
    );
    create index app_builds_of_user on app_builds (user_uuid, created_at desc);
    create index app_builds_of_app on app_builds (app_uuid, platform, created_at desc);
    create index app_builds_by_age on app_builds (created_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table app_builds');
}
