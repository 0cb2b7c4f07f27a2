import type { Knex } from 'knex';

const NAMES = [
  ['users', 'nickname'],
  ['apps', 'name'],
  ['ad_links', 'name'],
  ['website_articles', 'headline'],
] as const;

/** Composes the names that lists are searched by (ADR 54; new ones are composed already), and re-indexes all listings. */
export async function up(knex: Knex): Promise<void> {
  for (const [table, name] of NAMES) {
    await knex.raw('update ?? set ?? = normalize(??, nfc) where ?? is not nfc normalized', [table, name, name, name]);
  }
  await knex.raw('update listings set is_indexed = false, set_aside_at = null where is_indexed or set_aside_at is not null');
}

/** Does nothing: earlier releases read composed names too. */
export async function down(): Promise<void> {}
