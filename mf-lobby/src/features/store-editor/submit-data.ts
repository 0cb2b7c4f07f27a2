import type { PlatformKey } from '@meowtale/contracts';
import type { Discount } from '@meowtale/contracts/discounts';
import type { PackageFile } from '@meowtale/contracts/inputs/catalog/game-pack';
import type { ReviewComment } from '@meowtale/contracts/inputs/catalog/review';
import type { StoreInfoDraft, StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';

export interface FileRef {
  uuid: string;
  url: string;
  basename: string;
}

/** A listing as its owner edits it: fields that don't change meanwhile, and its times. */
export interface Listing {
  uuid: string;
  platform_key: PlatformKey;
  auth_type: 1 | 2;
  /** on | off */
  status: string;
  released_at: string | null;
  start_preview_at: string | null;
  release_type: 'early_access' | 'official';
  search: 'list' | 'unlist';
  cps_state: 0 | 1;
  /** A fraction. */
  cps_profit_share_ratio: number;
  cps_closed_at: string | null;
  cps_is_fixed: boolean;
  is_free_for_good: boolean;
  /** Current and past discounts. */
  discounts: readonly Discount[];
}

interface EntryAnswer extends Omit<StoreInfoDraft, 'cover' | 'cover1to1' | 'cover240x320' | 'screenshots'> {
  data: { cover: FileRef | null; cover1to1: FileRef | null; cover240x320: FileRef | null; screenshots: FileRef[] };
}

/** GraphQL's StoreSubmit as the editor queries it. */
export interface SubmitAnswer {
  uuid: string;
  /** One of SPEC §4's ten submit names. */
  status: string;
  page_state: number;
  package_state: number;
  rejection_type: string | null;
  memo: string | null;
  /** The reviewers' comments on its fields. */
  comments: ReviewComment[];
  /** A change by staff. */
  override: { reason: string; at: string } | null;
  revision: number;
  submitted_at: string | null;
  decided_at: string | null;
  updated_at: string;
  data: {
    store_submit_info: Omit<StoreSubmitDraft['store_submit_info'], 'list'> & { list: EntryAnswer[] };
    store_submit_game_pack: Omit<StoreSubmitDraft['store_submit_game_pack'], 'app_upload'> & {
      /** Its address is null unless the reader is staff or has a plan with downloads. */
      app_upload: (PackageFile & { basename: string; url: string | null })[];
    };
    store_submit_price: Omit<StoreSubmitDraft['store_submit_price'], 'activity'> & {
      activity: (NonNullable<StoreSubmitDraft['store_submit_price']['activity']> & { state: number }) | null;
    };
  };
}

/** A saved submission, its contents in the shape of the contracts' schemas. */
export interface SavedSubmit extends Omit<SubmitAnswer, 'data'> {
  draft: StoreSubmitDraft;
}

export type Files = Readonly<Record<string, FileRef>>;

function toEntry({ data, language, name, brief, introduction, labels }: EntryAnswer): StoreInfoDraft {
  return {
    language,
    name,
    brief,
    introduction,
    labels,
    cover: data.cover?.uuid ?? null,
    cover1to1: data.cover1to1?.uuid ?? null,
    cover240x320: data.cover240x320?.uuid ?? null,
    screenshots: data.screenshots.map(({ uuid }) => uuid),
  };
}

function toActivity(activity: SubmitAnswer['data']['store_submit_price']['activity']) {
  if (!activity) return null;
  const { percentage_discount, type, started_at, ended_at, official_uuid, time_zone } = activity;
  return { percentage_discount, type, started_at, ended_at, official_uuid, time_zone };
}

/** Converts a response to a saved submission, without fields that the cache adds. */
export function toSavedSubmit({ data, ...answer }: SubmitAnswer): SavedSubmit {
  const { store_submit_info: info, store_submit_game_pack: pack, store_submit_price: price } = data;
  const { uuid, status, page_state, package_state, rejection_type, memo, revision, submitted_at, decided_at, updated_at } = answer;
  const times = { submitted_at, decided_at, updated_at };
  return {
    ...{ uuid, status, page_state, package_state, rejection_type, memo, revision, ...times },
    comments: answer.comments.map(({ path, text }) => ({ path, text })),
    override: answer.override && { reason: answer.override.reason, at: answer.override.at },
    draft: {
      store_submit_info: {
        author: info.author,
        authors: info.authors.map(({ uuid, name }) => ({ uuid, name })),
        category: info.category,
        tag_keys: info.tag_keys,
        default_lang: info.default_lang,
        serial_status: info.serial_status,
        platforms: info.platforms,
        list: info.list.map(toEntry),
      },
      store_submit_game_pack: {
        type: pack.type,
        content_type: pack.content_type,
        hasIAP: pack.hasIAP,
        languages: pack.languages,
        name: pack.name,
        description: pack.description,
        trial_app_uuid: pack.trial_app_uuid,
        official_app_uuid: pack.official_app_uuid,
        download_urls: pack.download_urls.map(({ type, os, url }) => ({ type, os, url })),
        app_upload: pack.app_upload.map(({ type, os, file_uuid }) => ({ type, os, file_uuid })),
      },
      store_submit_price: {
        auth_type: price.auth_type,
        reward_minimum: price.reward_minimum,
        list: price.list.map(({ country, meowcent }) => ({ country, meowcent })),
        activity: toActivity(price.activity),
      },
    },
  };
}

export function toListing(listing: Listing): Listing {
  const { uuid, platform_key, auth_type, status, released_at, start_preview_at, release_type, search } = listing;
  const { cps_state, cps_profit_share_ratio, cps_closed_at, cps_is_fixed, is_free_for_good, discounts } = listing;
  const existing = discounts.map(({ percentage_discount, type, started_at, ended_at }) => ({
    percentage_discount,
    type,
    started_at,
    ended_at,
  }));
  const shown = { uuid, platform_key, auth_type, status, released_at, start_preview_at, release_type, search };
  return { ...shown, cps_state, cps_profit_share_ratio, cps_closed_at, cps_is_fixed, is_free_for_good, discounts: existing };
}

/** Returns all files of a submission by id: a draft has ids, and the views need names and addresses. */
export function filesOf({ data }: Pick<SubmitAnswer, 'data'>): Record<string, FileRef> {
  const refs = data.store_submit_info.list.flatMap(({ data: { cover, cover1to1, cover240x320, screenshots } }) => [
    cover,
    cover1to1,
    cover240x320,
    ...screenshots,
  ]);
  const packages = data.store_submit_game_pack.app_upload.map(({ file_uuid, basename, url }) => ({
    uuid: file_uuid,
    basename,
    url: url ?? '',
  }));
  return Object.fromEntries([...refs, ...packages].flatMap((ref) => (ref ? [[ref.uuid, ref] as const] : [])));
}
