import { BASIS_POINTS } from '@meowtale/contracts';
import type { GamePackDraft } from '@meowtale/contracts/inputs/catalog/game-pack';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { clockNow } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { type AppRow, findApps } from '../../library/apps/service.ts';
import { type FileRef, findImageRefs } from '../../library/files/model.ts';
import { findPublicPeople, type UserPublic } from '../../people/people/model.ts';
import { languagesOf, readCards, type Shown, systemsOf, toCard } from '../../publishing/indexing/model.ts';
import { findStats, findStores, isDistributed, type ListingRow, type StatsRow, type StoreRow } from '../../publishing/listings/model.ts';
import { appsOf, findSubmits, imagesOf, type SubmitRow } from '../../publishing/submission/model.ts';
import { type AiDisclosure, findDisclosures, toActivity, toInfo } from '../../publishing/submits/model.ts';
import type { Works } from '../../works.ts';
import { findSalesRank } from './sales-rank.ts';

export interface PublicStore {
  uuid: string;
  default_lang: string | null;
  store_info: { language: string }[];
}

interface Known {
  now: Date;
  stores: Map<string, StoreRow>;
  cards: Map<string, StoreSubmitDraft>;
  pageTexts: PageTexts;
  authors: Map<string, UserPublic>;
  pictures: Map<string, FileRef>;
  apps: Map<string, AppRow>;
  stats: Map<string, StatsRow>;
  disclosures: Disclosures;
  salesRank(storeUuid: string): Promise<number | null>;
}

const by = <T, K extends keyof T>(rows: readonly T[], key: K) => new Map(rows.map((row) => [row[key], row]));

/** Long texts of a language that cards don't contain; only a listing's own page requests them. */
export interface PageText {
  introduction: string;
  screenshots: FileRef[];
}
type PageTexts = (storeUuid: string, language: string) => Promise<PageText>;
type Disclosures = (storeUuid: string) => Promise<AiDisclosure[]>;
type Submits = () => Promise<SubmitRow[]>;

/** Returns a function that reads once, at its first call. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}

function pageTextsOf(db: Db, works: Pick<Works, 'addresses'>, submits: Submits): PageTexts {
  const read = once(async () => {
    const entries = (await submits()).flatMap(({ store_uuid, data }) =>
      data.store_submit_info.list.map((entry) => ({ store_uuid, entry })),
    );
    const pictures = await findImageRefs(
      db,
      works,
      entries.flatMap(({ entry }) => entry.screenshots),
    );
    return new Map(
      entries.map(({ store_uuid, entry }) => {
        const { introduction, data } = toInfo(entry, pictures);
        return [`${store_uuid} ${entry.language}`, { introduction, screenshots: data.screenshots }];
      }),
    );
  });
  return async (storeUuid, language) => (await read()).get(`${storeUuid} ${language}`) ?? { introduction: '', screenshots: [] };
}

function disclosuresOf(db: Db, submits: Submits, apps: readonly AppRow[]): Disclosures {
  const read = once(async () => {
    const shown = await submits();
    const found = await findDisclosures(db, shown, () => apps);
    return new Map(shown.map(({ store_uuid }, at) => [store_uuid, found[at] ?? []]));
  });
  return async (storeUuid) => (await read()).get(storeUuid) ?? [];
}

/** Returns a StoreInfo whose long texts are read on request (see `StoreInfo` in the resolvers). */
function laterInfo(info: ReturnType<typeof toInfo>, later: () => Promise<PageText>) {
  return { ...info, later, data: { ...info.data, later } };
}

/** Everything that a page of listings shows, in a fixed number of queries. */
async function gather(db: Db, works: Pick<Works, 'addresses'>, listings: readonly Shown[], given?: Known['cards']): Promise<Known> {
  const uuids = listings.map((listing) => listing.store_uuid);
  const [now, stores, cards, stats] = await Promise.all([
    clockNow(db),
    findStores(db, uuids),
    given ?? readCards(db, listings),
    findStats(db, uuids),
  ]);
  const drafts = [...cards.values()];
  const submits = once(() =>
    findSubmits(
      db,
      listings.map((listing) => listing.submit_uuid),
    ),
  );
  const [authors, pictures, apps] = await Promise.all([
    findPublicPeople(
      db,
      works,
      stores.map((store) => store.owner_uuid),
    ),
    findImageRefs(
      db,
      works,
      drafts.flatMap((data) => imagesOf(data).map(({ uuid }) => uuid)),
    ),
    findApps(
      db,
      drafts.flatMap((data) => appsOf(data).map(({ uuid }) => uuid)),
    ),
  ]);
  return {
    now,
    stores: by(stores, 'uuid'),
    cards,
    pageTexts: pageTextsOf(db, works, submits),
    disclosures: disclosuresOf(db, submits, apps),
    authors,
    pictures,
    apps: by(apps, 'uuid'),
    stats: by(stats, 'store_uuid'),
    salesRank: (storeUuid) => findSalesRank(db, storeUuid),
  };
}

/** Returns GraphQL's Store for each released listing, in their order, of the last released version. */
export async function toPublicStores(db: Db, works: Pick<Works, 'addresses'>, listings: readonly ListingRow[]): Promise<PublicStore[]> {
  if (listings.length === 0) return [];
  const known = await gather(db, works, listings);
  return listings.flatMap((listing) => {
    const store = known.stores.get(listing.store_uuid);
    const card = known.cards.get(listing.store_uuid);
    return store && card ? [toPublicStore(store, card, known)] : [];
  });
}

/** Returns GraphQL's Store of a version that needn't be released, as anybody will see it. */
export async function toPreviewedStore(db: Db, works: Pick<Works, 'addresses'>, store: StoreRow, submit: SubmitRow): Promise<PublicStore> {
  const card = toCard(submit.data);
  const known = await gather(db, works, [{ store_uuid: store.uuid, submit_uuid: submit.uuid }], new Map([[store.uuid, card]]));
  return toPublicStore(store, card, known);
}

function toPublicStore(store: StoreRow, data: StoreSubmitDraft, known: Known) {
  const { now, authors, pictures, apps, stats, pageTexts, disclosures, salesRank } = known;
  const { store_submit_info: info, store_submit_game_pack: pack, store_submit_price: price } = data;
  const app = apps.get(pack.official_app_uuid ?? pack.trial_app_uuid ?? '');
  const counted = stats.get(store.uuid);
  return {
    id: store.uuid,
    uuid: store.uuid,
    platform_key: store.platform_key,
    auth_type: store.auth_type,
    default_lang: info.default_lang,
    category: info.category,
    serial_status: info.serial_status,
    release_type: store.release_type,
    tags: info.tag_keys,
    languages: languagesOf(data, app?.languages ?? []),
    support_platform: systemsOf(data).join(','),
    store_info: info.list.map((entry) => laterInfo(toInfo(entry, pictures), () => pageTexts(store.uuid, entry.language))),
    store_price: price.list,
    reward_minimum: price.reward_minimum,
    store_activity: toActivity(price.activity, now),
    author: authors.get(store.owner_uuid),
    author_id: store.owner_uuid,
    endings: app?.endings ?? null,
    word_count: app?.word_count ?? 0,
    refund_segments: app?.shortest_path ?? null,
    game_pack: toGamePack(pack, app),
    // Requested by a listing's own page only.
    ai_disclosure: () => disclosures(store.uuid),
    store_stats: {
      like_count: counted?.like_count ?? 0,
      comment_count: counted?.comment_count ?? 0,
      order1_count: Math.max(counted?.order1_count ?? 0, 0),
      player_count: counted?.player_count ?? 0,
    },
    sales_rank: () => salesRank(store.uuid),
    cps_state: Number(isDistributed(store, now)),
    cps_closed_at: store.cps_closed_at,
    cps_profit_share_ratio: store.cps_share_bp / BASIS_POINTS,
    status: store.status,
    created_at: store.created_at,
    updated_at: store.updated_at,
    released_at: store.released_at,
  };
}

const CONTENT_TYPE = { ink: 'novel', story: 'novel', upload: 'uploadApp' } as const;

/**
 * Returns GraphQL's StoreGamePack. The creator's content type has precedence over the files'; a story's languages are those of its files, a
 * game's are the creator's.
 */
function toGamePack({ type, content_type, hasIAP, languages }: GamePackDraft, app: AppRow | undefined) {
  const offered = app && app.languages.length > 0 ? app.languages : languages;
  return {
    type,
    content_type: content_type ?? (app ? CONTENT_TYPE[app.kind] : null),
    hasIAP,
    word_count: app?.word_count ?? 0,
    languages: offered.map((language) => ({ language, translated: app?.translated[language] ?? null })),
  };
}
