import type { Knex } from 'knex';

/**
 * A notice points at what it tells of, whose words are read when it is shown: who took words back took them from everywhere. An update
 * and its notice were always written at one time.
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
