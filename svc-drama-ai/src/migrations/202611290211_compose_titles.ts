import type { Knex } from 'knex';

/** Composes what the list of dramas is searched by, as it comes composed from now on (ADR 54). */
export async function up(knex: Knex): Promise<void> {
  for (const column of ['title', 'label', 'brief']) {
    await knex.raw('update dramas set ?? = normalize(??, nfc) where ?? is not nfc normalized', [column, column, column]);
  }
}

/** Composed titles are read by what was there before as well. */
export async function down(): Promise<void> {}
