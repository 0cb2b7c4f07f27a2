import type { Knex } from 'knex';

/** Creates likes of listings, and marks comments that reveal the plot. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table store_likes (
      store_uuid uuid not null references stores,
      user_uuid uuid not null references users,
      created_at timestamptz(3) not null default clock_now(),
      primary key (store_uuid, user_uuid)
    );

    alter table store_comments add column is_spoiler boolean not null default false;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table store_comments drop column is_spoiler; drop table store_likes');
}
