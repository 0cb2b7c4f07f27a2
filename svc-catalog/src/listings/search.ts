import type { Db } from '../database.ts';
import { slipsBetween, slipsOf, variantsOf, type Wanted, wantedOf } from './terms.ts';
import { countListings, type FoundFor, findAlike, findBeginning } from './terms-repository.ts';

/** What one word of a search is found by: the word itself, and others that may be meant, which say half as much. */
export interface WantedTerms {
  exact: number[];
  close: number[];
}

const LONGER_MAX = 30;
/** The last word may not be at its end yet: of it two letters are a beginning, of the others three. */
const LONGER_FROM = 3;
const LAST_LONGER_FROM = 2;
const ALIKE_MAX = 500;
const MEANT_MAX = 5;
/** More words than a person looks for; those after them narrow nothing. */
const WORDS_MAX = 8;

/**
 * The terms that a keyword asks for, each of which must be found. A word stands for itself and, unless it is common, for longer
 * ones that begin with it; one that nothing stands under, for the nearest ones by their letters. Null when a word stands
 * for nothing, or there is none: then nothing is found. It takes three questions at most, whatever the keyword.
 */
export async function readKeyword(db: Db, keyword: string): Promise<WantedTerms[] | null> {
  const words = wantedOf(keyword).slice(0, WORDS_MAX);
  if (words.length === 0) return null;
  const asked = words.map((word, at) => ({ term: word.term, mayBeLonger: mayBeLonger(word, at === words.length - 1) }));
  const meant = words.map((): WantedTerms => ({ exact: [], close: [] }));
  for (const { at, id, term } of await findBeginning(db, asked, LONGER_MAX))
    meant[at]?.[term === words[at]?.term ? 'exact' : 'close'].push(id);
  const isUnknown = (at: number) => meant[at]?.exact.length === 0 && meant[at].close.length === 0;
  const unknown = words.map((word, at) => ({ ...word, at })).filter(({ at }) => isUnknown(at));
  if (unknown.some(({ exact }) => exact)) return null;
  for (const [at, ids] of await nearest(db, unknown)) meant[at]?.close.push(...ids);
  return words.some((_, at) => isUnknown(at)) ? null : meant;
}

function mayBeLonger({ term, exact }: Wanted, isLast: boolean): boolean {
  return !exact && [...term].length >= (isLast ? LAST_LONGER_FROM : LONGER_FROM);
}

/** The terms that misspelt words may have been, by a word's place: those the fewest slips away, of these the most used. */
async function nearest(db: Db, words: readonly { at: number; term: string }[]): Promise<Map<number, number[]>> {
  const asked = words.map(({ at, term }) => ({ at, variants: variantsOf(term) }));
  if (asked.length === 0 || asked.some(({ variants }) => variants.length === 0)) return new Map();
  const alike = Map.groupBy(await findAlike(db, asked, ALIKE_MAX), ({ at }) => at);
  const near = words.map(({ at, term }) => [at, fewestSlips(term, alike.get(at) ?? [])] as const);
  const tooMany = near.flatMap(([, ids]) => (ids.length > MEANT_MAX ? ids : []));
  const listings = tooMany.length > 0 ? await countListings(db, tooMany) : new Map<number, number>();
  const mostUsed = (ids: number[]) => ids.toSorted((a, b) => (listings.get(b) ?? 0) - (listings.get(a) ?? 0) || a - b);
  return new Map(near.map(([at, ids]) => [at, mostUsed(ids).slice(0, MEANT_MAX)]));
}

/** Those of these terms that are the fewest slips away from a word, none that is too many. */
function fewestSlips(word: string, terms: readonly FoundFor[]): number[] {
  const away = terms.map(({ id, term }) => ({ id, slips: slipsBetween(word, term) }));
  const least = Math.min(slipsOf(word), ...away.map(({ slips }) => slips));
  return away.filter(({ slips }) => slips === least).map(({ id }) => id);
}
