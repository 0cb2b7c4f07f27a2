import type { Knex } from 'knex';

/** Creates people's sign-ins, as their calls show them, and records which of them are ended. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sign_ins (
      uuid uuid primary key,
      user_uuid uuid not null references users,
      -- When they proved who they are, in seconds since 1970: by it a sign-in is known.
      auth_time bigint not null,
      browser text not null,
      system text not null,
      device text not null,
      country text,
      seen_at timestamptz(3) not null default clock_now(),
      unique (user_uuid, auth_time)
    );
    alter table users
      add column signed_out jsonb not null default '[]' check (jsonb_typeof(signed_out) = 'array'),
      add column signed_out_before bigint not null default 0;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop column signed_out, drop column signed_out_before; drop table sign_ins');
}
