import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table users (
      uuid uuid primary key,
      firebase_uid text not null unique,
      email text not null,
      email_verified boolean not null,
      nickname text not null check (char_length(nickname) between 1 and 50),
      brief text not null default '' check (char_length(brief) <= 500),
      head_file_uuid uuid,
      -- Chosen once each (SPEC §4).
      platform_key text check (platform_key in ('meowtale', 'meowtale-open')),
      country text check (country ~ '^[a-z]{2}$'),
      roles text[] not null,
      revision bigint not null default 1,
      created_at timestamptz(3) not null default clock_now(),
      updated_at timestamptz(3) not null default clock_now()
    );

    -- Mails sent to prove an address, for their limit.
    create table verification_mails (
      user_uuid uuid not null references users,
      sent_at timestamptz not null default clock_now()
    );
    create index verification_mails_of_user on verification_mails (user_uuid, sent_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table verification_mails, users');
}
