import type { Knex } from 'knex';
import { RANK_OF_NAME } from '../../publishing/indexing/model.ts';
import type { WantedTerms } from './search.ts';

type Terms = readonly WantedTerms[] | null | undefined;

/** A term other than the exact one counts half; the popularity in the lower bits is unchanged. */
const HALVED = '((((rank >> 5) + 1) >> 1) << 5) | (rank & 31)';
/** Number of best listings per term that isn't exact, because a prefix can match words of hundreds of thousands of listings. */
const BEST_OF_EACH = 2000;
const MEANT = `(select listing_no, max(rank) as rank from (
    select listing_no, rank from listing_terms where term_id = any(?::int[])
    union all
    select best.listing_no, ${HALVED} from unnest(?::int[]) as close (id) cross join lateral (
      select listing_no, rank from listing_terms where term_id = close.id order by rank desc, listing_no desc limit ${BEST_OF_EACH}) best
  ) found group by listing_no)`;

/** SQL of a listing's fit: the sum of its words' weights, then its popularity. */
const fitOf = (count: number): string =>
  count === 1 ? 't0.rank' : `(${Array.from({ length: count }, (_, at) => `(t${at}.rank >> 5)`).join(' + ')}) * 32 + (t0.rank & 31)`;

/** Returns a word's only term, if it has just one. */
const onlyTerm = ({ exact, close }: WantedTerms): number | undefined => (close.length === 0 ? exact[0] : undefined);

/**
 * Order of the listings that match all words: `named`, those with all words in the name, the most popular first; `fittest` first; `any`
 * order; or `inList`, the list's own order.
 */
export type Coming = 'named' | 'fittest' | 'any' | 'inList';

/**
 * Joins the listings that match all words as `found`, with their fit; more popular ones are first among equals. Words are joined with each
 * other before listings are looked up as needed: two common words match hundreds of thousands, and the planner would read each.
 */
export function joinFound(rows: Knex.QueryBuilder, terms: Terms, coming: Coming): Knex.QueryBuilder {
  if (!terms) return rows;
  if (coming === 'named') return joinNamed(rows, terms);
  const bindings: Knex.Value[] = [];
  const parts = terms.map((wanted, at) => {
    const only = onlyTerm(wanted);
    bindings.push(...(only === undefined ? [wanted.exact, wanted.close] : [only]));
    const part = only === undefined ? MEANT : '(select listing_no, rank from listing_terms where term_id = ?)';
    return at === 0 ? `${part} t0` : `join ${part} t${at} using (listing_no)`;
  });
  // Matches of a single term are in order in an index, in which a later page can begin.
  const isOneTerm = bindings.length === 1;
  const order = { fittest: 'order by rank desc, listing_no desc offset 0', any: 'offset 0', inList: '' }[isOneTerm ? 'inList' : coming];
  const found = `select listing_no, ${fitOf(terms.length)} as rank from ${parts.join(' ')} ${order}`;
  return rows.joinRaw(`join (${found}) found on found.listing_no = l.no`, bindings);
}

/**
 * Returns how much higher the fit of a listing that is `named` by all words is than the first word's rank; a list by fit begins with those.
 * Undefined if an index doesn't have them in one order, because a word has several terms.
 */
export function namedAbove(terms: Terms): number | undefined {
  const isIndexed = terms && terms.length > 1 && terms.every((wanted) => onlyTerm(wanted) !== undefined);
  return isIndexed ? (terms.length - 1) * RANK_OF_NAME : undefined;
}

/**
 * Joins the best matches: those with every word in the name. Their terms have equal weights and are in order in an index, so that a page of
 * two common words is read from its beginning.
 */
function joinNamed(rows: Knex.QueryBuilder, terms: readonly WantedTerms[]): Knex.QueryBuilder {
  const parts = terms.map((_, at) => {
    const part = `(select listing_no, rank from listing_terms where term_id = ? and rank >= ${RANK_OF_NAME}) t${at}`;
    return at === 0 ? part : `join ${part} using (listing_no, rank)`;
  });
  const bindings = terms.flatMap(({ exact }) => exact);
  return rows.joinRaw(`join (select listing_no, rank from ${parts.join(' ')}) found on found.listing_no = l.no`, bindings);
}

/** Joins matches as `joinFound` does, for few listings: checks each of them for the words. */
export function joinFew(rows: Knex.QueryBuilder, terms: Terms): Knex.QueryBuilder {
  if (!terms) return rows;
  const of = 'from listing_terms where listing_no = l.no and term_id = any(?::int[])';
  const parts = terms.map(
    (_, at) =>
      `join lateral (select max(rank) as rank from (select rank ${of} union all select ${HALVED} ${of}) said having count(*) > 0) t${at} on true`,
  );
  rows.joinRaw(
    parts.join(' '),
    terms.flatMap(({ exact, close }) => [exact, close]),
  );
  return rows.joinRaw(`cross join lateral (select l.no as listing_no, ${fitOf(terms.length)} as rank) found`);
}
