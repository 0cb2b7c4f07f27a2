import type { Db } from '../database.ts';
import { slipsBetween, slipsOf, variantsOf, type Wanted, wantedOf } from './terms.ts';
import { findAlike, findLonger, findUsed, isCommon, type KnownTerm } from './terms-repository.ts';

/** What one word of a search is found by: the word itself, and others that may be meant, which say half as much. */
export interface WantedTerms {
  exact: number[];
  close: number[];
}

const LONGER_MAX = 30;
const LONGER_FROM = 2;
const ALIKE_MAX = 500;
const MEANT_MAX = 5;
/** More words than a person looks for; the rarest of them decide. */
const WORDS_MAX = 8;

/**
 * The terms that a keyword asks for, each of which must be found. A word stands for itself and, unless it is common, for longer
 * ones that begin with it; one that nothing stands under, for the nearest ones by their letters. Null when a word stands
 * for nothing, or there is none: then nothing is found.
 */
export async function readKeyword(db: Db, keyword: string): Promise<WantedTerms[] | null> {
  const words = wantedOf(keyword);
  const terms = words.map(({ term }) => term);
  const used = new Map((await findUsed(db, terms)).map((term) => [term.term, term]));
  const meant = await Promise.all(words.slice(0, WORDS_MAX * 4).map((word) => meaningOf(db, word, used.get(word.term))));
  if (meant.length === 0 || meant.some(({ listings }) => listings === 0)) return null;
  return meant.toSorted((a, b) => a.listings - b.listings).slice(0, WORDS_MAX);
}

async function meaningOf(db: Db, { term, exact }: Wanted, known: KnownTerm | undefined): Promise<WantedTerms & { listings: number }> {
  const itself = known ? [known] : [];
  const mayBeLonger = !exact && term.length >= LONGER_FROM && !(known && isCommon(known));
  const longer = mayBeLonger ? await findLonger(db, term, LONGER_MAX) : [];
  const close = exact || itself.length + longer.length > 0 ? longer : await nearest(db, term);
  const ids = (terms: readonly KnownTerm[]) => terms.map(({ id }) => id);
  const listings = [...itself, ...close].reduce((sum, each) => sum + each.listings, 0);
  return { exact: ids(itself), close: ids(close), listings };
}

/** The terms that a misspelt word may have been: those the fewest slips away, of these the most used. */
async function nearest(db: Db, word: string): Promise<KnownTerm[]> {
  const variants = variantsOf(word);
  if (variants.length === 0) return [];
  const slips = slipsOf(word);
  const near = (await findAlike(db, variants, ALIKE_MAX))
    .map((known) => ({ known, away: slipsBetween(word, known.term) }))
    .filter(({ away }) => away <= slips);
  const least = Math.min(...near.map(({ away }) => away));
  const meant = near.filter(({ away }) => away === least).map(({ known }) => known);
  return meant.toSorted((a, b) => b.listings - a.listings || a.id - b.id).slice(0, MEANT_MAX);
}
