import { systemsOfPack } from '@meowtale/contracts/inputs/catalog/game-pack';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import type { ListingRow } from '../listings/model.ts';
import { isOnShelf, type StoreRow } from '../listings/model.ts';
import { authorTerm, categoryTerm, fold, nameTermsOf, tagTerm, termsOf } from './terms.ts';

/** A term's rank is its weight in a listing, times this, plus the listing's popularity. */
export const POPULARITIES = 32;
/** Weights of words by where they are. */
const WEIGHTS = { name: 8, creator: 5, tag: 4, brief: 2, kind: 1 } as const;
/** Ranks from here on are of terms in a listing's name, the highest weight. */
export const RANK_OF_NAME = WEIGHTS.name * POPULARITIES;
/** More than a listing of thirteen languages has; further terms are not indexed. */
const TERMS_MAX = 2000;

export interface Described {
  store: Pick<
    StoreRow,
    'uuid' | 'owner_uuid' | 'platform_key' | 'auth_type' | 'status' | 'is_listed' | 'is_held' | 'released_at' | 'promoted_at'
  >;
  submit: { uuid: string; data: StoreSubmitDraft };
  /** Languages of the app that is sold; the creator's own list has precedence. */
  appLanguages: readonly string[];
  nickname: string;
}

/** Returns the languages of a work: of its package, else of its app, else of its page. */
export function languagesOf({ store_submit_game_pack: pack, store_submit_info: info }: StoreSubmitDraft, appLanguages: readonly string[]) {
  if (pack.languages.length > 0) return pack.languages;
  return appLanguages.length > 0 ? [...appLanguages] : info.list.map((entry) => entry.language);
}

/** Returns the systems of a work: of its package, else of its page if the package has neither an app nor an address. */
export function systemsOf({ store_submit_game_pack: pack, store_submit_info: info }: StoreSubmitDraft): readonly string[] {
  const systems = systemsOfPack(pack);
  return systems.length > 0 ? systems : info.platforms;
}

/** Returns the columns by which the shelf is filtered and ordered. */
export function toListing({ store, submit, appLanguages, nickname }: Described): ListingRow {
  const { store_submit_info: info, store_submit_price: price } = submit.data;
  const { category } = info;
  if (!category || !store.released_at) throw new Error(`store ${store.uuid} is released without a category or a time`);
  const us = price.list.find((entry) => entry.country === 'us')?.meowcent ?? 0;
  const localized = info.list.find((entry) => entry.language === info.default_lang) ?? info.list[0];
  return {
    store_uuid: store.uuid,
    submit_uuid: submit.uuid,
    owner_uuid: store.owner_uuid,
    platform_key: store.platform_key,
    category,
    serial_status: info.serial_status ?? '',
    languages: languagesOf(submit.data, appLanguages),
    systems: [...systemsOf(submit.data)],
    tags: info.tag_keys,
    name: fold(localized?.name ?? ''),
    author_name: nickname,
    price_coins: store.auth_type === 2 ? price.reward_minimum : us,
    discount_starts_at: price.activity ? new Date(price.activity.started_at) : null,
    discount_ends_at: price.activity ? new Date(price.activity.ended_at) : null,
    on_sale: isOnShelf(store),
    released_at: store.promoted_at ?? store.released_at,
  };
}

/** Returns the terms by which a listing is found, with their ranks. */
export function termsOfListing({ store, submit: { data }, nickname }: Described): Map<string, number> {
  const { store_submit_info: info } = data;
  const weights = new Map<string, number>();
  const add = (terms: Iterable<string>, weight: number) => {
    for (const term of terms) if (weights.size < TERMS_MAX && (weights.get(term) ?? 0) < weight) weights.set(term, weight);
  };
  add([authorTerm(store.owner_uuid), categoryTerm(info.category ?? ''), ...info.tag_keys.map(tagTerm)], WEIGHTS.kind);
  const language = info.default_lang ?? 'en-US';
  for (const entry of info.list) add(nameTermsOf(entry.name, entry.language), WEIGHTS.name);
  for (const creator of [info.author, nickname]) add(termsOf(creator, language), WEIGHTS.creator);
  for (const tag of info.tag_keys) add(termsOf(tag, language), WEIGHTS.tag);
  for (const entry of info.list) for (const label of entry.labels) add(termsOf(label, entry.language), WEIGHTS.tag);
  for (const entry of info.list) add(termsOf(entry.brief, entry.language), WEIGHTS.brief);
  return weights;
}

/** Returns the part of a submission that lists read, without what only its own page shows. */
export function toCard(data: StoreSubmitDraft): StoreSubmitDraft {
  const { store_submit_info: info, store_submit_game_pack: pack } = data;
  const list = info.list.map((entry) => ({ ...entry, introduction: '', screenshots: [] }));
  return { ...data, store_submit_info: { ...info, list }, store_submit_game_pack: { ...pack, description: '' } };
}
