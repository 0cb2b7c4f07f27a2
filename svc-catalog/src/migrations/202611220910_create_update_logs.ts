import type { Knex } from 'knex';

/** Creates updates of listings. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table store_update_logs (
      uuid uuid primary key,
      store_uuid uuid not null references stores,
      writer_uuid uuid not null references users,
      content text not null check (char_length(content) between 1 and 4000),
      -- The owner's alone.
      note text not null default '' check (char_length(note) <= 4000),
      created_at timestamptz(3) not null default clock_now(),
      updated_at timestamptz(3) not null default clock_now()
    );
    create index store_update_logs_of_store on store_update_logs (store_uuid, created_at desc, uuid desc);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table store_update_logs');
}
