import { limitConcurrency } from '@meowtale/service-kit/limit-concurrency';
import { draftListing } from './draft-listing.ts';
import { readSeedEnv } from './env.ts';
import { fillWallet } from './fill-wallet.ts';
import { goPro } from './go-pro.ts';
import { DEMO_AUTHORS, type DemoAuthor, EVERYBODY, type PersonName } from './people.ts';
import { promote } from './promote.ts';
import { readSome } from './read-some.ts';
import { readWords } from './read-work.ts';
import { askAsGuest, openSession, type Session } from './session.ts';
import { setHead } from './set-head.ts';
import { setHome } from './set-home.ts';
import { settleMonths } from './settle-months.ts';
import type { Work } from './work.ts';
import { WORKS } from './works.ts';
import { openClock } from './year/clock.ts';
import { findListings, type Listing } from './year/desk.ts';
import { readHistory } from './year/history.ts';
import { liveYear } from './year/live.ts';
import { planYear } from './year/plan.ts';
import { readPlannedWorks } from './year/planned-works.ts';

/**
 * Creates the demo people, their works and a year of their activity (DESIGN §§8, 9) through the public API, so that the ledger is
 * consistent and every rule applies. The local stack runs it once per data folder; a run after an interrupted one continues it.
 */
const env = readSeedEnv();
const DAY_MS = 86_400_000;
const AT_ONCE = 4;
/** Periods of PRO that cover the year, so that the authors' releases need no waiting period. */
const YEAR_OF_PRO = 12;
/** Further periods, so that `creator` still has PRO when people look at the demo. */
const PRO_FROM_TODAY = 3;
/** Works that `player` owns and has started to read. */
const BEGUN_BY_PLAYER = ['the-cartographers-war', 'signal-box-seven'];
const OLDEST_DAYS_AGO = Math.max(...WORKS.map(({ releasedDaysAgo }) => releasedDaysAgo));

const clock = openClock({ catalog: env.DATABASE_URL_CATALOG, wallet: env.DATABASE_URL_WALLET, drama: env.DATABASE_URL_DRAMA });
const sessions = new Map<PersonName, Session>();
const as = (name: PersonName): Session => {
  const session = sessions.get(name);
  if (!session) throw new Error(`${name} is not signed in`);
  return session;
};

/** Returns the last day of the year, at 0:00 UTC. A year that an earlier run began keeps its own. */
async function findToday(): Promise<{ today: Date; isBegun: boolean }> {
  const { findStore } = await askAsGuest<{ findStore: { list: { released_at: string }[] } }>(
    env,
    '{ findStore(q: { orderField: "released_at-asc", pageSize: 1 }) { list { released_at } } }',
  );
  const first = findStore.list[0];
  const day = Math.floor((first ? Date.parse(first.released_at) : Date.now()) / DAY_MS) + (first ? OLDEST_DAYS_AGO : 0);
  return { today: new Date(day * DAY_MS), isBegun: first !== undefined };
}

async function openSessions(): Promise<void> {
  const inTurn = limitConcurrency(AT_ONCE);
  const open = async (name: PersonName) => {
    const session = await openSession(env, EVERYBODY[name]);
    await setHead(session, EVERYBODY[name]);
    sessions.set(name, session);
  };
  await Promise.all((Object.keys(EVERYBODY) as PersonName[]).map((name) => inTurn(() => open(name))));
}

/** Starts to create the listings that don't exist yet, the oldest first, a few at a time. */
async function startDrafting(listings: Map<string, Listing>): Promise<Map<string, Promise<void>>> {
  const inTurn = limitConcurrency(AT_ONCE);
  const known = await findListings(as);
  const begun = known.filter(({ name }) => name === '');
  const draft = async (work: Work) => {
    const at = begun.findIndex(({ by, platform }) => by === work.by && platform === work.platform);
    const [spare] = at < 0 ? [] : begun.splice(at, 1);
    const uuid = await draftListing(as(work.by), work, EVERYBODY[work.by].nickname, spare?.uuid);
    listings.set(work.slug, { uuid, submit: '', status: 'saved', isOut: false, hasDiscount: false });
  };
  const drafting = new Map<string, Promise<void>>();
  for (const work of WORKS.toReversed()) {
    const english = (await readWords(work))[0]?.[1].name;
    const listing = known.find(({ name }) => name === english);
    if (listing) listings.set(work.slug, listing);
    else
      drafting.set(
        work.slug,
        inTurn(() => draft(work)),
      );
  }
  // An error is thrown when the year reaches this listing.
  for (const made of drafting.values()) made.catch(() => undefined);
  return drafting;
}

async function sow(): Promise<Map<string, Listing>> {
  const { today, isBegun } = await findToday();
  const moments = planYear(await readPlannedWorks(WORKS), today);
  const before = new Date(today.getTime() - (OLDEST_DAYS_AGO + 10) * DAY_MS);
  if (!isBegun) await clock.goTo(before);
  await openSessions();
  const authors = Object.keys(DEMO_AUTHORS) as DemoAuthor[];
  await Promise.all(authors.map((name) => goPro(env, as(name), { what: 'a year of PRO', times: YEAR_OF_PRO })));
  const listings = new Map<string, Listing>();
  const drafting = await startDrafting(listings);
  const stores = [...listings.values()].filter(({ isOut }) => isOut).map(({ uuid }) => uuid);
  await liveYear({
    env,
    clock,
    today,
    moments,
    history: await readHistory(sessions, stores),
    as,
    authorOf: (slug) => WORKS.find((work) => work.slug === slug)?.by ?? 'creator',
    listing: (slug) => listings.get(slug),
    async drafted(slug) {
      await drafting.get(slug);
      const listing = listings.get(slug);
      if (!listing) throw new Error(`${slug} has no listing`);
      return listing;
    },
  });
  return listings;
}

/** Does what belongs to today, after the year: the home pages, links, and started works. */
async function finish(listings: ReadonlyMap<string, Listing>): Promise<void> {
  const storeOf = (slug: string) => listings.get(slug)?.uuid;
  await setHome(as('staff'), storeOf);
  await goPro(env, as('creator'), { what: 'PRO from today', times: PRO_FROM_TODAY });
  await promote(env, as('publisher'), storeOf);
  for (const slug of BEGUN_BY_PLAYER) {
    const [work, store] = [WORKS.find((each) => each.slug === slug), storeOf(slug)];
    if (work && store) await readSome(as('player'), work, store);
  }
}

const listings = await sow().finally(() => clock.close());
await settleMonths(env, new Date());
await finish(listings);
for (const name of ['player', 'player2'] as const) await fillWallet(env, as(name), EVERYBODY[name]);
