import type { Knex } from 'knex';

/** Allows films as screenshots. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table files drop constraint files_kind_check;
    alter table files add constraint files_kind_check check (kind in ('image', 'film', 'ink', 'zip')) not valid;
    alter table files validate constraint files_kind_check;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table files drop constraint files_kind_check;
    alter table files add constraint files_kind_check check (kind in ('image', 'ink', 'zip')) not valid;
  `);
}
