import type { Knex } from 'knex';

/** Creates people's e-mail preferences, and the mails to send. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What isn't here is never mailed.
    create table notification_preferences (
      user_uuid uuid not null references users,
      kind text not null,
      mail text not null check (mail in ('at-once', 'daily')),
      primary key (user_uuid, kind)
    );

    create table mail_readers (
      user_uuid uuid primary key references users,
      lang text not null,
      time_zone text not null,
      updated_at timestamptz(3) not null default clock_now()
    );

    create table mails (
      -- Also its Message-ID, so that one that is sent twice is seen once.
      uuid uuid primary key default uuidv7(),
      user_uuid uuid not null references users,
      pace text not null check (pace in ('at-once', 'daily')),
      -- waiting: not begun, a daily one still gathers. dropped: nobody is to have it any more. dead: given up.
      state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'dropped', 'dead')),
      due_at timestamptz(3) not null,
      -- Until then nobody else sends it.
      held_until timestamptz(3),
      attempts integer not null default 0,
      fault text,
      created_at timestamptz(3) not null default clock_now(),
      ended_at timestamptz(3)
    );
    create index mails_due on mails (due_at) where state in ('waiting', 'sending');
    create unique index mails_gathering on mails (user_uuid) where pace = 'daily' and state = 'waiting';
    create index mails_dead on mails (ended_at) where state = 'dead';
    create index mails_by_end on mails (ended_at) where ended_at is not null;
    create index mails_of_user on mails (user_uuid);

    create table mail_notices (
      mail_uuid uuid not null references mails on delete cascade,
      notification_uuid uuid not null references notifications on delete cascade,
      primary key (mail_uuid, notification_uuid)
    );
    create index mail_notices_of_notice on mail_notices (notification_uuid);

    create index notification_user_labels_deleted on notification_user_labels (created_at) where label = 'delete';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index notification_user_labels_deleted;
    drop table mail_notices, mails, mail_readers, notification_preferences;
  `);
}
