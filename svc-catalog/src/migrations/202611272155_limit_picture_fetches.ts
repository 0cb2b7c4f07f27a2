import type { Knex } from 'knex';

/** Creates records of pictures fetched by address, for a limit per hour. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table picture_fetches (
      user_uuid uuid not null references users,
      fetched_at timestamptz(3) not null default clock_now()
    );
    create index picture_fetches_of_user on picture_fetches (user_uuid, fetched_at);
    create index picture_fetches_by_age on picture_fetches (fetched_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table picture_fetches');
}
