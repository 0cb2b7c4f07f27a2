import type { Knex } from 'knex';

/** Allows notifications of any decision, also without a listing; contracts define the keys. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notifications
      drop constraint notifications_key_check,
      alter column platform_key drop not null,
      alter column author_uuid drop not null,
      alter column store_uuid drop not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from notification_recipients where notification_uuid in (select uuid from notifications where key not in ('release', 'update'));
    delete from notifications where key not in ('release', 'update');
    alter table notifications
      add constraint notifications_key_check check (key in ('release', 'update')),
      alter column platform_key set not null,
      alter column author_uuid set not null,
      alter column store_uuid set not null;
  `);
}
