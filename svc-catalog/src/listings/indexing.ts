import { defineConsumer, inTransaction, watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import { findApps } from '../apps/service.ts';
import type { Db } from '../database.ts';
import { findNicknames } from '../people/public-view.ts';
import { findSubmits, type SubmitRow } from '../submits/submissions.ts';
import { type Described, termsOfListing, toCard, toListing } from './document.ts';
import { findCards, findPopularity, forgetAuthorName, forgetIndex, lockUnindexed, putCard, putListings } from './indexing-repository.ts';
import { findStores, type StoreRow } from './stores-repository.ts';
import { variantsOf } from './terms.ts';
import { keepTerms, replacePostings } from './terms-repository.ts';

const AT_ONCE = 50;
const EVERY_MS = 2000;

interface Version {
  store: StoreRow;
  submit: SubmitRow;
}

/** Puts versions before the public, found by their words, tags and creators. What stood there before is gone. */
export async function shelve(tx: Db, versions: readonly Version[]): Promise<void> {
  const uuids = versions.map(({ store }) => store.uuid);
  const described = await describe(tx, versions);
  const numbers = await putListings(tx, described.map(toListing));
  const [popularity, cards] = await Promise.all([findPopularity(tx, uuids), findCards(tx, uuids)]);
  const before = new Map(cards.map((card) => [card.store_uuid, card.term_ids]));
  const weights = described.map(termsOfListing);
  const ids = await keepTerms(tx, [...new Set(weights.flatMap((each) => [...each.keys()]))], variantsOf);
  for (const [at, { store, submit }] of described.entries()) {
    const popular = popularity.get(store.uuid) ?? 0;
    const ranks = new Map([...(weights[at] ?? [])].map(([term, weight]) => [term, weight * 32 + popular]));
    const posting = { no: numbers.get(store.uuid) ?? 0, ranks };
    const term_ids = await replacePostings(tx, posting, ids, before.get(store.uuid) ?? []);
    await putCard(tx, { store_uuid: store.uuid, data: toCard(submit.data), term_ids });
  }
}

/** What is told of a listing by others: its app's languages and its creator's name. */
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

/**
 * Indexes listings that aren't as they stand now: of before there was an index, of a creator with a new name, or clearly more
 * or less popular than they were. Any number of processes may run it. Answers how many it did.
 */
export async function indexListings(db: Db): Promise<number> {
  let all = 0;
  for (let last = AT_ONCE; last === AT_ONCE; all += last) {
    last = await inTransaction(db, async (tx) => {
      const due = await lockUnindexed(tx, AT_ONCE);
      const storeUuids = due.map((row) => row.store_uuid);
      const stores = new Map((await findStores(tx, storeUuids)).map((store) => [store.uuid, store]));
      const submitUuids = due.map((row) => row.submit_uuid);
      const submits = new Map((await findSubmits(tx, submitUuids)).map((submit) => [submit.uuid, submit]));
      const versions = due.flatMap(({ store_uuid, submit_uuid }) => {
        const [store, submit] = [stores.get(store_uuid), submits.get(submit_uuid)];
        return store && submit ? [{ store, submit }] : [];
      });
      if (versions.length > 0) await shelve(tx, versions);
      return due.length;
    });
  }
  return all;
}

/** Indexes every listing anew. Answers how many there were. */
export async function indexEverything(db: Db): Promise<number> {
  await forgetIndex(db);
  return indexListings(db);
}

/** Looks for what is to be indexed while the service runs. */
export function watchUnindexed(app: FastifyInstance, db: Db): void {
  watch(app, { everyMs: EVERY_MS, work: () => indexListings(db), fault: 'listings could not be indexed' });
}

/** Listings are found by their creator's name: one who takes another is found by it. */
export const creatorNameConsumer = defineConsumer({
  name: 'catalog-search-people',
  event: 'catalog.user.changed',
  handle: async (tx, { payload }) => void (await forgetAuthorName(tx, payload.userUuid, payload.nickname)),
});
