import type { Knex } from 'knex';

/** A listing's number and its terms: term → its weight times 32, plus the listing's popularity. */
export interface Posting {
  no: number;
  ranks: ReadonlyMap<string, number>;
}

/**
 * Returns the ids of these terms, inserting new ones. Rows are locked in a fixed order, so that concurrent inserts of the same terms don't
 * deadlock, and until the transaction ends, so that none is pruned as unused.
 */
export async function upsertTerms(
  tx: Knex,
  terms: readonly string[],
  variantsOf: (term: string) => readonly number[],
): Promise<Map<string, number>> {
  const known = await lockTerms(tx, terms);
  const missing = terms.filter((term) => !known.has(term)).toSorted();
  if (missing.length > 0) {
    const rows = JSON.stringify(missing.map((term) => ({ term, variants: variantsOf(term) })));
    await tx.raw(
      `insert into search_terms (term, variants)
       select term, variants from jsonb_to_recordset(?::jsonb) as added (term text, variants integer[]) order by term collate "C"
       on conflict do nothing`,
      [rows],
    );
    for (const [term, id] of await lockTerms(tx, missing)) known.set(term, id);
  }
  return known;
}

async function lockTerms(tx: Knex, terms: readonly string[]): Promise<Map<string, number>> {
  if (terms.length === 0) return new Map();
  const { rows } = await tx.raw<{ rows: KnownTerm[] }>('select id, term from search_terms where term = any(?::text[]) for key share', [
    [...terms],
  ]);
  return new Map(rows.map(({ term, id }) => [term, id]));
}

/** Replaces a listing's terms. */
export async function replacePostings(tx: Knex, { no, ranks }: Posting, ids: ReadonlyMap<string, number>, before: readonly number[]) {
  const now = [...ranks].map(([term, rank]) => [ids.get(term) ?? 0, rank] as const);
  const currentIds = new Set(now.map(([id]) => id));
  const removedIds = before.filter((id) => !currentIds.has(id));
  if (removedIds.length > 0) await tx.raw('delete from listing_terms where listing_no = ? and term_id = any(?::int[])', [no, removedIds]);
  await tx.raw(
    `insert into listing_terms as t (term_id, listing_no, rank)
     select term_id, ?, rank from unnest(?::int[], ?::smallint[]) as now (term_id, rank) order by term_id
     on conflict (term_id, listing_no) do update set rank = excluded.rank where t.rank <> excluded.rank`,
    [no, now.map(([id]) => id), now.map(([, rank]) => rank)],
  );
  return [...currentIds];
}

/** Number of listings from which a term is common. */
const COMMON = 2000;

export interface KnownTerm {
  id: number;
  term: string;
}

/** The word's position for which a term was found. */
export type FoundFor = KnownTerm & { at: number };

/** A subquery per row: for a join the planner might read every entry of every term. */
const isUsed = '(select true from listing_terms p where p.term_id = t.id limit 1)';
const used = (most: number) => `(select count(*)::int from (select 1 from listing_terms p where p.term_id = t.id limit ${most}) seen)`;

/** Finds which of these terms listings have. */
export async function findIndexedTerms(db: Knex, terms: readonly string[]): Promise<KnownTerm[]> {
  const { rows } = await db.raw<{ rows: KnownTerm[] }>(`select id, term from search_terms t where term = any(?::text[]) and ${isUsed}`, [
    [...terms],
  ]);
  return rows;
}

/** Finds used terms for each word: itself, and, unless it is common and if allowed, longer ones that begin with it, the shortest `most`. */
export async function findBeginning(db: Knex, terms: readonly { term: string; mayBeLonger: boolean }[], most: number): Promise<FoundFor[]> {
  const { rows } = await db.raw<{ rows: FoundFor[] }>(
    `select (w.at - 1)::int as at, found.id, found.term
     from unnest(:terms::text[], :mayBeLonger::boolean[]) with ordinality as w (term, may_be_longer, at)
     left join lateral (
       select id, term, ${used(COMMON)} as listings from search_terms t where t.term = w.term and ${isUsed}) itself on true
     cross join lateral (
       select itself.id, itself.term where itself.id is not null
       union all
       (select id, term from (
          select id, term from search_terms
          where w.may_be_longer and coalesce(itself.listings, 0) < ${COMMON} and term > w.term and term < w.term || :last
          order by char_length(term), term offset 0) t
        where ${isUsed} limit :most)) found`,
    {
      terms: terms.map(({ term }) => term),
      mayBeLonger: terms.map(({ mayBeLonger }) => mayBeLonger),
      last: String.fromCodePoint(0x10ffff),
      most,
    },
  );
  return rows;
}

/** Finds used terms that share a deletion variant with a word, at most `most` for each. */
export async function findAlike(
  db: Knex,
  terms: readonly { at: number; variants: readonly number[] }[],
  most: number,
): Promise<FoundFor[]> {
  const { rows } = await db.raw<{ rows: FoundFor[] }>(
    `select w.at, found.id, found.term from jsonb_to_recordset(?::jsonb) as w (at integer, variants integer[])
     cross join lateral (
       select id, term from (select id, term from search_terms where variants && w.variants offset 0) t
       where ${isUsed} order by id limit ?) found`,
    [JSON.stringify(terms), most],
  );
  return rows;
}

/** Counts the listings of each of these terms, up to a limit. */
export async function countListings(db: Knex, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.raw<{ rows: { id: number; listings: number }[] }>(
    `select id, ${used(COMMON)} as listings from unnest(?::int[]) as t (id)`,
    [[...ids]],
  );
  return new Map(rows.map(({ id, listings }) => [id, listings]));
}

/** Deletes terms that no listing has, in small batches. */
export const PRUNE_TERMS = 'select from prune_search_terms()';
