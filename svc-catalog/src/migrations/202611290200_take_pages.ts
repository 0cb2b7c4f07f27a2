import type { Knex } from 'knex';

/** Allows games of one page, uploaded without a zip. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table files drop constraint files_kind_check;
    alter table files add constraint files_kind_check
      check (kind in ('image', 'film', 'ink', 'story', 'html', 'zip', 'package')) not valid;
    alter table files validate constraint files_kind_check;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table files drop constraint files_kind_check;
    alter table files add constraint files_kind_check check (kind in ('image', 'film', 'ink', 'story', 'zip', 'package')) not valid;
  `);
}
