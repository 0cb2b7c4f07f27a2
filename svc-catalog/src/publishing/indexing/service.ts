import { defineConsumer, inTransaction, watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database.ts';
import { findApps } from '../../library/apps/service.ts';
import { findNicknames } from '../../people/people/model.ts';
import { findStores, type StoreRow } from '../listings/model.ts';
import { findSubmits, type SubmitRow } from '../submission/model.ts';
import { type Described, POPULARITIES, termsOfListing, toCard, toListing } from './document.ts';
import {
  deferIndexing,
  findCards,
  findPopularity,
  lockUnindexed,
  markAllUnindexed,
  markAuthorUnindexed,
  putCard,
  putListings,
} from './indexing-repository.ts';
import { variantsOf } from './terms.ts';
import { replacePostings, upsertTerms } from './terms-repository.ts';

const AT_ONCE = 50;
const EVERY_MS = 2000;

interface Version {
  store: StoreRow;
  submit: SubmitRow;
}

/** Puts released versions on the shelf, found by their words, tags and creators, in place of earlier ones. */
export async function shelve(tx: Db, versions: readonly Version[]): Promise<void> {
  const uuids = versions.map(({ store }) => store.uuid);
  const described = await describe(tx, versions);
  const numbers = await putListings(tx, described.map(toListing));
  const [popularity, cards] = await Promise.all([findPopularity(tx, uuids), findCards(tx, uuids)]);
  const before = new Map(cards.map((card) => [card.store_uuid, card.term_ids]));
  const weights = described.map(termsOfListing);
  const ids = await upsertTerms(tx, [...new Set(weights.flatMap((each) => [...each.keys()]))], variantsOf);
  for (const [at, { store, submit }] of described.entries()) {
    const popular = popularity.get(store.uuid) ?? 0;
    const ranks = new Map([...(weights[at] ?? [])].map(([term, weight]) => [term, weight * POPULARITIES + popular]));
    const posting = { no: numbers.get(store.uuid) ?? 0, ranks };
    const term_ids = await replacePostings(tx, posting, ids, before.get(store.uuid) ?? []);
    await putCard(tx, { store_uuid: store.uuid, data: toCard(submit.data), term_ids });
  }
}

/** Adds data of other capabilities: the app's languages and the creator's name. */
async function describe(tx: Db, versions: readonly Version[]): Promise<Described[]> {
  const appOf = ({ submit: { data } }: Version) =>
    data.store_submit_game_pack.official_app_uuid ?? data.store_submit_game_pack.trial_app_uuid;
  const appUuids = versions.flatMap((version) => appOf(version) ?? []);
  const owners = versions.map(({ store }) => store.owner_uuid);
  const [apps, nicknames] = [await findApps(tx, appUuids), await findNicknames(tx, owners)];
  const languages = new Map(apps.map((app) => [app.uuid, app.languages]));
  return versions.map((version) => ({
    ...version,
    appLanguages: languages.get(appOf(version) ?? '') ?? [],
    nickname: nicknames.get(version.store.owner_uuid) ?? '',
  }));
}

interface Logger {
  error(context: object, message: string): void;
}

/**
 * Indexes listings whose index is outdated: without one, with a new name of their creator, or with a clearly changed popularity. One that
 * fails is logged and deferred, without blocking others; any number of processes may run it. Returns how many were indexed.
 */
export async function indexListings(db: Db, log: Logger = console): Promise<number> {
  let all = 0;
  for (;;) {
    const { found, done } = await indexSome(db, AT_ONCE).catch(() => indexOneByOne(db, log));
    all += done;
    if (found < AT_ONCE) return all;
  }
}

interface Indexed {
  found: number;
  done: number;
}

function indexSome(db: Db, limit: number): Promise<Indexed> {
  return inTransaction(db, async (tx) => {
    const due = await lockUnindexed(tx, limit);
    if (due.length > 0) await shelve(tx, await readVersions(tx, due));
    return { found: due.length, done: due.length };
  });
}

async function indexOneByOne(db: Db, log: Logger): Promise<Indexed> {
  const all: Indexed = { found: 0, done: 0 };
  while (all.found < AT_ONCE) {
    const { found, done } = await inTransaction(db, (tx) => indexOrSetAside(tx, log));
    if (found === 0) break;
    all.found += found;
    all.done += done;
  }
  return all;
}

async function indexOrSetAside(tx: Db, log: Logger): Promise<Indexed> {
  const [due] = await lockUnindexed(tx, 1);
  if (!due) return { found: 0, done: 0 };
  try {
    // In a savepoint, so that the transaction continues after an error.
    await tx.transaction(async (step) => shelve(step, await readVersions(step, [due])));
    return { found: 1, done: 1 };
  } catch (err) {
    log.error({ event: 'listing.not-indexed', err, storeUuid: due.store_uuid }, 'a listing could not be indexed and is set aside');
    await deferIndexing(tx, due.store_uuid);
    return { found: 1, done: 0 };
  }
}

async function readVersions(tx: Db, due: readonly { store_uuid: string; submit_uuid: string }[]): Promise<Version[]> {
  const storeUuids = due.map((row) => row.store_uuid);
  const stores = new Map((await findStores(tx, storeUuids)).map((store) => [store.uuid, store]));
  const submitUuids = due.map((row) => row.submit_uuid);
  const submits = new Map((await findSubmits(tx, submitUuids)).map((submit) => [submit.uuid, submit]));
  return due.map(({ store_uuid, submit_uuid }) => {
    const [store, submit] = [stores.get(store_uuid), submits.get(submit_uuid)];
    if (!store || !submit) throw new Error(`listing ${store_uuid} is of a store or a submit that isn't there`);
    return { store, submit };
  });
}

/** Indexes every listing again. Returns how many. */
export async function indexEverything(db: Db, log: Logger = console): Promise<number> {
  await markAllUnindexed(db);
  return indexListings(db, log);
}

/** Indexes outdated listings while the service runs. */
export function watchUnindexed(app: FastifyInstance, db: Db): void {
  watch(app, { everyMs: EVERY_MS, work: () => indexListings(db, app.log), fault: 'listings could not be indexed' });
}

/** Re-indexes a creator's listings under their new name. */
export const creatorNameConsumer = defineConsumer({
  name: 'catalog-search-people',
  event: 'catalog.user.changed',
  handle: async (tx, { payload }) => void (await markAuthorUnindexed(tx, payload.userUuid, payload.nickname)),
});
