import type { Knex } from 'knex';

/** Creates records of requested links per person, for a limit per hour. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table link_checks (
      user_uuid uuid not null references users,
      links smallint not null check (links > 0),
      checked_at timestamptz(3) not null default clock_now()
    );
    create index link_checks_of_user on link_checks (user_uuid, checked_at);
    create index link_checks_by_age on link_checks (checked_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table link_checks');
}
