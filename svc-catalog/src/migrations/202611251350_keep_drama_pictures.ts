import type { Knex } from 'knex';

/** Allows pictures of dramas, which only svc-drama-ai references. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table files drop constraint files_scope_check;
    alter table files add constraint files_scope_check check (scope in ('store', 'app', 'avatar', 'website', 'drama')) not valid;
    alter table files validate constraint files_scope_check;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table files drop constraint files_scope_check;
    alter table files add constraint files_scope_check check (scope in ('store', 'app', 'avatar', 'website')) not valid;
  `);
}
