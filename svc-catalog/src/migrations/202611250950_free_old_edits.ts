import type { Knex } from 'knex';

/** Drops the foreign key of timeline rows to submissions, because old edits are deleted and their rows stay. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table store_logs drop constraint store_logs_submit_uuid_fkey');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table store_logs add constraint store_logs_submit_uuid_fkey foreign key (submit_uuid) references store_submits not valid',
  );
}
