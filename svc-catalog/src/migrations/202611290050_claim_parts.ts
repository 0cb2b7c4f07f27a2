import type { Knex } from 'knex';

/**
 * Lets a part's row be written before its bytes; `is_written` is set after them. The default is for the previous release, which adds the
 * row in the transaction that writes the bytes.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table upload_chunks add column is_written boolean not null default true');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('delete from upload_chunks where not is_written; alter table upload_chunks drop column is_written');
}
