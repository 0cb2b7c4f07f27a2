import type { Knex } from 'knex';

/**
 * A part is claimed by its row before its bytes are written, and is there once that says so. The default is for a release that adds
 * the row in the transaction that writes them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table upload_chunks add column is_written boolean not null default true');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('delete from upload_chunks where not is_written; alter table upload_chunks drop column is_written');
}
