import type { SiteEnv } from '../env.ts';
import type { PersonName } from '../people.ts';
import type { Session } from '../session.ts';
import type { Moment, YearAction, YearActionOf } from './actions.ts';
import type { YearClock } from './clock.ts';
import * as desk from './desk.ts';
import type { History } from './history.ts';
import { buy, giveBack } from './shop.ts';

type ListingAct = YearActionOf<'hand-in' | 'review' | 'release' | 'discount'>;

export interface Year {
  env: SiteEnv;
  clock: YearClock;
  today: Date;
  moments: readonly Moment[];
  history: History;
  as(name: PersonName): Session;
  authorOf(slug: string): PersonName;
  /** Returns the state of a work's listing; undefined while it is being created. */
  listing(slug: string): desk.Listing | undefined;
  /** Waits until a work's listing is created. */
  drafted(slug: string): Promise<desk.Listing>;
}

const isOfListing = (act: YearAction): act is ListingAct => 'version' in act;
const storeOf = (year: Year, act: YearAction): string | undefined => ('slug' in act ? year.listing(act.slug)?.uuid : undefined);

/** Does what is left of the year, each moment at its time. */
export async function liveYear(year: Year): Promise<void> {
  const isWanted = (act: ListingAct) => desk.isWanted(act, year.listing(act.slug));
  for (const { at, acts } of year.moments) {
    const ofListings = acts.filter(isOfListing);
    const ofPeople = acts.filter((act) => !isOfListing(act)).filter((act) => !year.history.isDone(act, storeOf(year, act)));
    if (ofPeople.length === 0 && !ofListings.some(isWanted)) continue;
    for (const { slug } of ofListings) await year.drafted(slug);
    await year.clock.goTo(at);
    // Each step makes the next one possible, so each is checked only when its turn comes.
    for (const act of ofListings) if (isWanted(act)) await passListing(year, act);
    await actTogether(year, ofPeople);
  }
}

/**
 * Runs the actions of all people at once, those of one person in order. Waits until sales are divided, so that the ledger has the date of
 * the sale.
 */
async function actTogether(year: Year, acts: readonly Exclude<YearAction, ListingAct>[]): Promise<void> {
  const byPerson = Map.groupBy(acts, (act) => ('by' in act ? act.by : year.authorOf(act.slug)));
  const all = [...byPerson].map(async ([name, theirs]) => {
    for (const act of theirs) await doOne(year, year.as(name), act);
  });
  await Promise.all(all);
  if (acts.some(({ kind }) => kind === 'buy')) await year.clock.untilDivided();
}

async function passListing(year: Year, act: ListingAct): Promise<void> {
  const listing = await year.drafted(act.slug);
  const author = year.as(year.authorOf(act.slug));
  // The two members of staff each review half of the alphabet.
  const staff = year.as(act.slug.replace(/^the-/, '') < 'm' ? 'staff' : 'staff2');
  if (act.kind === 'discount') await desk.writeDiscount(author, listing, act.discount, year.today);
  else if (act.kind === 'hand-in') await desk.handIn(author, listing);
  else if (act.kind === 'review') await desk.review(staff, listing);
  else await desk.release(author, listing);
}

async function doOne(year: Year, session: Session, act: Exclude<YearAction, ListingAct>): Promise<void> {
  if (act.kind === 'follow') {
    await session.ask('mutation Follow($who: ID!) { addFollow(user_uuid: $who) { uuid } }', { who: year.as(act.author).uuid });
    return;
  }
  const store = storeOf(year, act);
  if (!store) throw new Error(`${act.slug} is not there yet for: ${act.kind}`);
  if (act.kind === 'buy') {
    const { by, coins, nth } = act;
    const uuid = await buy(year.env, session, { by, store, coins, what: `${nth} of ${act.slug}` });
    year.history.note(by, store, { uuid, isRefunded: false });
  } else if (act.kind === 'refund') {
    const order = year.history.ordersOf(act.by, store)[0];
    if (!order) throw new Error(`${act.by} has no ${act.slug} to give back`);
    await giveBack(session, order.uuid);
  } else if (act.kind === 'like') {
    await session.ask('mutation Like($id: ID!) { addStoreLike(store_id: $id) { liked } }', { id: store });
  } else if (act.kind === 'wish') {
    await session.ask('mutation Wish($id: ID!) { addWishlist(store_id: $id) { uuid } }', { id: store });
  } else if (act.kind === 'comment') {
    const say =
      'mutation Say($id: ID!, $text: String!, $spoils: Boolean) { addStoreComment(store_id: $id, comment: $text, is_spoiler: $spoils) { uuid } }';
    await session.ask(say, { id: store, text: act.text, spoils: act.isSpoiler });
  } else {
    await session.ask('mutation Tell($id: ID!, $text: String!) { addStoreUpdateLog(store_id: $id, content: $text) { uuid } }', {
      id: store,
      text: act.text,
    });
  }
}
