import type { Knex } from 'knex';

/** Creates comments on listings. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table store_comments (
      uuid uuid primary key,
      store_uuid uuid not null references stores,
      user_uuid uuid not null references users,
      comment text not null check (char_length(comment) between 1 and 2000),
      created_at timestamptz(3) not null default clock_now(),
      updated_at timestamptz(3) not null default clock_now()
    );
    create index store_comments_of_store on store_comments (store_uuid, created_at desc, uuid desc);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table store_comments');
}
