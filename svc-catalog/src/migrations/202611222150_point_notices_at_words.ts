import type { Knex } from 'knex';

/**
 * Lets a notification name its update, whose current text is shown, so that a removed text is removed everywhere. An update and its
 * notification were always written at the same time.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notifications add column update_uuid uuid references store_update_logs;
    update notifications n set update_uuid = u.uuid from store_update_logs u
      where n.key = 'update' and u.store_uuid = n.store_uuid and u.created_at = n.created_at;
    update notifications set params = '{"names": {}, "default_lang": "en-US", "category": null, "text": null}';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table notifications drop column update_uuid');
}
