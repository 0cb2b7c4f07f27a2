import type { Knex } from 'knex';

/** Adds staff's overrides of submissions, and the audience of official notifications. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table store_submits
      -- Of a version that staff wrote over, and of the draft that they changed with it.
      add column override_reason text,
      add column overridden_at timestamptz(3);
    -- {roles: [...]}: who is told; null for the followers of its author, or for those it was handed to.
    alter table notifications add column audience jsonb;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table store_submits drop column override_reason, drop column overridden_at;
    alter table notifications drop column audience;
  `);
}
