import type { Knex } from 'knex';

/** A line of the history says of which submission it is, also of an edit that nobody took and that is gone by now. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table store_logs drop constraint store_logs_submit_uuid_fkey');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table store_logs add constraint store_logs_submit_uuid_fkey foreign key (submit_uuid) references store_submits not valid',
  );
}
