import type { Knex } from 'knex';
import { RANK_OF_NAME } from './document.ts';
import type { WantedTerms } from './search.ts';

type Terms = readonly WantedTerms[] | null | undefined;

/** A word that isn't the one asked for says half as much; what said more before says more still. */
const HALVED = '((((rank >> 5) + 1) >> 1) << 5) | (rank & 31)';
/** Of each term that isn't the one asked for the best are found: a beginning may be that of words by the hundred thousand. */
const BEST_OF_EACH = 2000;
const MEANT = `(select listing_no, max(rank) as rank from (
    select listing_no, rank from listing_terms where term_id = any(?::int[])
    union all
    select best.listing_no, ${HALVED} from unnest(?::int[]) as close (id) cross join lateral (
      select listing_no, rank from listing_terms where term_id = close.id order by rank desc, listing_no desc limit ${BEST_OF_EACH}) best
  ) found group by listing_no)`;

/** How well a listing fits all words: what each says of it, and among equals how popular it is. */
const fitOf = (count: number): string =>
  count === 1 ? 't0.rank' : `(${Array.from({ length: count }, (_, at) => `(t${at}.rank >> 5)`).join(' + ')}) * 32 + (t0.rank & 31)`;

/** The one term that a word stands for, where it is one. */
const onlyTerm = ({ exact, close }: WantedTerms): number | undefined => (close.length === 0 ? exact[0] : undefined);

/**
 * How the listings of all wanted words come: those `named` by all of them, the most popular first; the fittest first; as they lie;
 * or as the list's own order has them.
 */
export type Coming = 'named' | 'fittest' | 'any' | 'inList';

/**
 * Joins the listings of all wanted words as `found`, with how well each fits them, a popular one more among equals. Words are joined
 * among themselves before their listings are looked up, as far as these are needed: two common words are in hundreds of
 * thousands, and the planner would read every one.
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
  // What one term alone finds stands in its order in an index, where a later page begins in its midst.
  const isOneTerm = bindings.length === 1;
  const order = { fittest: 'order by rank desc, listing_no desc offset 0', any: 'offset 0', inList: '' }[isOneTerm ? 'inList' : coming];
  const found = `select listing_no, ${fitOf(terms.length)} as rank from ${parts.join(' ')} ${order}`;
  return rows.joinRaw(`join (${found}) found on found.listing_no = l.no`, bindings);
}

/**
 * How much better each of these words' listings fits than what the first of them says: what a list by fit that begins with those
 * `named` by all words adds to it. Undefined where an index doesn't have them in one order, of a word that stands for several terms.
 */
export function namedAbove(terms: Terms): number | undefined {
  const isIndexed = terms && terms.length > 1 && terms.every((wanted) => onlyTerm(wanted) !== undefined);
  return isIndexed ? (terms.length - 1) * RANK_OF_NAME : undefined;
}

/**
 * Nothing fits better than what has every word in its name. Its terms are equal in rank there, and lie in one order in an index:
 * of two words that are in most names a page is read from their beginnings.
 */
function joinNamed(rows: Knex.QueryBuilder, terms: readonly WantedTerms[]): Knex.QueryBuilder {
  const parts = terms.map((_, at) => {
    const part = `(select listing_no, rank from listing_terms where term_id = ? and rank >= ${RANK_OF_NAME}) t${at}`;
    return at === 0 ? part : `join ${part} using (listing_no, rank)`;
  });
  const bindings = terms.flatMap(({ exact }) => exact);
  return rows.joinRaw(`join (select listing_no, rank from ${parts.join(' ')}) found on found.listing_no = l.no`, bindings);
}

/** Like `joinFound`, for few listings: each is asked whether the words find it. */
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
