import type { Knex } from 'knex';

/** Lets a listing also hold the apps of its public version while a newer version waits. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table app_placements
      drop constraint app_placements_store_uuid_slot_key,
      drop constraint app_placements_slot_check,
      add constraint app_placements_slot_check check (slot in ('trial', 'official', 'standing'));
    create index app_placements_store on app_placements (store_uuid);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index app_placements_store;
    delete from app_placements where slot = 'standing';
    alter table app_placements
      drop constraint app_placements_slot_check,
      add constraint app_placements_slot_check check (slot in ('trial', 'official')),
      add constraint app_placements_store_uuid_slot_key unique (store_uuid, slot);
  `);
}
