import type { Knex } from 'knex';

/** Creates notifications, their recipients, and each recipient's labels. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table notifications (
      uuid uuid primary key,
      type text not null check (type in ('official', 'system')),
      -- Which sentence it is; its words are the reader's page's.
      key text not null check (key in ('release', 'update')),
      platform_key text not null,
      author_uuid uuid not null references users,
      store_uuid uuid not null references stores,
      -- What the sentence names, as it was then: {names: {language: name}, default_lang, category, text}.
      params jsonb not null,
      created_at timestamptz(3) not null default clock_now(),
      -- How far the handing out has come: after this follower; all have it once the time is set.
      handed_to uuid,
      handed_out_at timestamptz(3)
    );
    create index notifications_to_hand_out on notifications (created_at) where handed_out_at is null;
    create index notifications_of_store on notifications (store_uuid, key, created_at desc);

    create table notification_recipients (
      user_uuid uuid not null references users,
      notification_uuid uuid not null references notifications,
      -- The notice's own.
      created_at timestamptz(3) not null,
      primary key (user_uuid, notification_uuid)
    );
    create index notification_recipients_of_user on notification_recipients (user_uuid, created_at desc, notification_uuid desc);
    create index notification_recipients_of_notice on notification_recipients (notification_uuid);
    create index notification_recipients_by_time on notification_recipients using brin (created_at);

    create table notification_user_labels (
      user_uuid uuid not null,
      notification_uuid uuid not null,
      client text not null,
      label text not null check (label in ('read', 'delete')),
      created_at timestamptz(3) not null default clock_now(),
      primary key (user_uuid, notification_uuid, client, label),
      foreign key (user_uuid, notification_uuid) references notification_recipients on delete cascade
    );

    create index follows_of_followed on follows (followed_uuid, follower_uuid);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index follows_of_followed; drop table notification_user_labels, notification_recipients, notifications');
}
