import type { Db } from '../../database.ts';
import {
  countListings,
  type FoundFor,
  findAlike,
  findBeginning,
  slipsBetween,
  slipsOf,
  variantsOf,
  type Wanted,
  wantedOf,
} from '../../publishing/indexing/model.ts';

/** Terms for one word of a search: the word itself, and similar ones, which count half. */
export interface WantedTerms {
  exact: number[];
  close: number[];
}

const LONGER_MAX = 30;
/** Minimum length of a prefix; two for the last word, which may be incomplete. */
const LONGER_FROM = 3;
const LAST_LONGER_FROM = 2;
const ALIKE_MAX = 500;
const MEANT_MAX = 5;
/** More words than a search needs; further ones are ignored. */
const WORDS_MAX = 8;

/**
 * Returns the terms of a keyword's words, all of which are required. A word matches itself and, unless it is common, longer ones that begin
 * with it; an unknown one the most similar ones. Null when a word has no terms, or there is none, so that nothing is found; takes three
 * queries at most.
 */
export async function readKeyword(db: Db, keyword: string): Promise<WantedTerms[] | null> {
  const terms = wantedOf(keyword).slice(0, WORDS_MAX);
  if (terms.length === 0) return null;
  const beginnings = terms.map((word, at) => ({ term: word.term, mayBeLonger: mayBeLonger(word, at === terms.length - 1) }));
  const meant = terms.map((): WantedTerms => ({ exact: [], close: [] }));
  for (const { at, id, term } of await findBeginning(db, beginnings, LONGER_MAX))
    meant[at]?.[term === terms[at]?.term ? 'exact' : 'close'].push(id);
  const isUnknown = (at: number) => meant[at]?.exact.length === 0 && meant[at].close.length === 0;
  const unknown = terms.map((word, at) => ({ ...word, at })).filter(({ at }) => isUnknown(at));
  if (unknown.some(({ exact }) => exact)) return null;
  for (const [at, ids] of await nearest(db, unknown)) meant[at]?.close.push(...ids);
  return terms.some((_, at) => isUnknown(at)) ? null : meant;
}

function mayBeLonger({ term, exact }: Wanted, isLast: boolean): boolean {
  return !exact && [...term].length >= (isLast ? LAST_LONGER_FROM : LONGER_FROM);
}

/** Finds the terms that misspelt words may mean, by a word's position: those with the fewest slips, then the most used. */
async function nearest(db: Db, terms: readonly { at: number; term: string }[]): Promise<Map<number, number[]>> {
  const wanted = terms.map(({ at, term }) => ({ at, variants: variantsOf(term) }));
  if (wanted.length === 0 || wanted.some(({ variants }) => variants.length === 0)) return new Map();
  const alike = Map.groupBy(await findAlike(db, wanted, ALIKE_MAX), ({ at }) => at);
  const near = terms.map(({ at, term }) => [at, fewestSlips(term, alike.get(at) ?? [])] as const);
  const tooMany = near.flatMap(([, ids]) => (ids.length > MEANT_MAX ? ids : []));
  const listings = tooMany.length > 0 ? await countListings(db, tooMany) : new Map<number, number>();
  const mostUsed = (ids: number[]) => ids.toSorted((a, b) => (listings.get(b) ?? 0) - (listings.get(a) ?? 0) || a - b);
  return new Map(near.map(([at, ids]) => [at, mostUsed(ids).slice(0, MEANT_MAX)]));
}

/** Returns the terms with the fewest slips from a word, within its limit. */
function fewestSlips(word: string, terms: readonly FoundFor[]): number[] {
  const away = terms.map(({ id, term }) => ({ id, slips: slipsBetween(word, term) }));
  const least = Math.min(slipsOf(word), ...away.map(({ slips }) => slips));
  return away.filter(({ slips }) => slips === least).map(({ id }) => id);
}
