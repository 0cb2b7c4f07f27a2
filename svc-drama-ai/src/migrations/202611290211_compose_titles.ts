import type { Knex } from 'knex';

/** Composes the titles, labels and briefs that the list of dramas is searched by (ADR 54); new ones are composed already. */
export async function up(knex: Knex): Promise<void> {
  for (const column of ['title', 'label', 'brief']) {
    await knex.raw('update dramas set ?? = normalize(??, nfc) where ?? is not nfc normalized', [column, column, column]);
  }
}

/** Does nothing: earlier releases read composed titles too. */
export async function down(): Promise<void> {}
