import type { Knex } from 'knex';

/** Creates wishlists and follows. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table wishlists (
      uuid uuid primary key,
      user_uuid uuid not null references users,
      store_uuid uuid not null references stores,
      created_at timestamptz(3) not null default clock_now(),
      unique (user_uuid, store_uuid)
    );
    create index wishlists_of_user on wishlists (user_uuid, created_at desc, uuid desc);

    create table follows (
      uuid uuid primary key,
      follower_uuid uuid not null references users,
      followed_uuid uuid not null references users,
      created_at timestamptz(3) not null default clock_now(),
      unique (follower_uuid, followed_uuid),
      check (follower_uuid <> followed_uuid)
    );
    create index follows_of_follower on follows (follower_uuid, created_at desc, uuid desc);

    alter table users add column followed_count integer not null default 0 check (followed_count >= 0);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table follows, wishlists; alter table users drop column followed_count');
}
