import type { Knex } from 'knex';

/** A listing's number and what it stands under: term → how much the term says of it, times 32, plus how popular it is. */
export interface Posting {
  no: number;
  ranks: ReadonlyMap<string, number>;
}

/** The vocabulary's ids of these terms, those made that weren't there. In one order, so that two who add the same words never wait for each other. */
export async function keepTerms(
  tx: Knex,
  terms: readonly string[],
  variantsOf: (term: string) => readonly number[],
): Promise<Map<string, number>> {
  const known = await findTerms(tx, terms);
  const missing = terms.filter((term) => !known.has(term)).toSorted();
  if (missing.length > 0) {
    const rows = JSON.stringify(missing.map((term) => ({ term, variants: variantsOf(term) })));
    await tx.raw(
      `insert into search_terms (term, variants)
       select term, variants from jsonb_to_recordset(?::jsonb) as added (term text, variants integer[]) order by term collate "C"
       on conflict do nothing`,
      [rows],
    );
    for (const [term, id] of await findTerms(tx, missing)) known.set(term, id);
  }
  return known;
}

async function findTerms(db: Knex, terms: readonly string[]): Promise<Map<string, number>> {
  if (terms.length === 0) return new Map();
  const { rows } = await db.raw<{ rows: { id: number; term: string }[] }>('select id, term from search_terms where term = any(?::text[])', [
    [...terms],
  ]);
  return new Map(rows.map(({ term, id }) => [term, id]));
}

/** Puts a listing under its terms, and takes it from those it stood under before and doesn't now. */
export async function replacePostings(tx: Knex, { no, ranks }: Posting, ids: ReadonlyMap<string, number>, before: readonly number[]) {
  const now = [...ranks].map(([term, rank]) => [ids.get(term) ?? 0, rank] as const);
  const kept = new Set(now.map(([id]) => id));
  const gone = before.filter((id) => !kept.has(id));
  if (gone.length > 0) await tx.raw('delete from listing_terms where listing_no = ? and term_id = any(?::int[])', [no, gone]);
  await tx.raw(
    `insert into listing_terms as t (term_id, listing_no, rank)
     select term_id, ?, rank from unnest(?::int[], ?::smallint[]) as now (term_id, rank) order by term_id
     on conflict (term_id, listing_no) do update set rank = excluded.rank where t.rank <> excluded.rank`,
    [no, now.map(([id]) => id), now.map(([, rank]) => rank)],
  );
  return [...kept];
}

/** How many listings are looked at to say how common a term is. */
const COUNTED = 2000;

export interface KnownTerm {
  id: number;
  term: string;
  /** Listings under it, up to a bound. */
  listings: number;
}

const counted = `(select count(*)::int from (select 1 from listing_terms p where p.term_id = t.id limit ${COUNTED}) seen) as listings`;

/** Those of these terms that listings stand under. */
export async function findUsed(db: Knex, terms: readonly string[]): Promise<KnownTerm[]> {
  const { rows } = await db.raw<{ rows: KnownTerm[] }>(
    `select * from (select id, term, ${counted} from search_terms t where term = any(?::text[])) known where listings > 0`,
    [[...terms]],
  );
  return rows;
}

export const isCommon = ({ listings }: KnownTerm): boolean => listings === COUNTED;

/** Terms in use that begin with a word, the shortest first. */
export async function findLonger(db: Knex, beginning: string, limit: number): Promise<KnownTerm[]> {
  const after = String.fromCodePoint(0x10ffff);
  const { rows } = await db.raw<{ rows: KnownTerm[] }>(
    `select * from (
       select id, term, ${counted} from (
         select id, term from search_terms where term > ? and term < ? order by char_length(term), term limit ?) t
     ) longer where listings > 0`,
    [beginning, `${beginning}${after}`, limit],
  );
  return rows;
}

/** Terms in use that share what is left of a word without some of its letters. */
export async function findAlike(db: Knex, variants: readonly number[], limit: number): Promise<KnownTerm[]> {
  const { rows } = await db.raw<{ rows: KnownTerm[] }>(
    `select * from (
       select id, term, ${counted} from (select id, term from search_terms where variants && ?::int[] order by id limit ?) t
     ) alike where listings > 0`,
    [[...variants], limit],
  );
  return rows;
}
