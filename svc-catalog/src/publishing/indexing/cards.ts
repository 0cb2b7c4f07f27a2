import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import type { Db } from '../../database.ts';
import { findReleased, type ListingRow } from '../listings/model.ts';
import { findSubmits } from '../submission/model.ts';
import { toCard } from './document.ts';
import { findCards } from './indexing-repository.ts';

/** Which version of a listing is shown. */
export type Shown = Pick<ListingRow, 'store_uuid' | 'submit_uuid'>;

/** Returns the data of these listings' cards by uuid, from the submission where a listing isn't indexed yet. */
export async function readCards(db: Db, listings: readonly Shown[]): Promise<Map<string, StoreSubmitDraft>> {
  const uuids = listings.map((listing) => listing.store_uuid);
  const cards = new Map((await findCards(db, uuids)).map(({ store_uuid, data }) => [store_uuid, data]));
  const missing = listings.filter((listing) => !cards.has(listing.store_uuid)).map((listing) => listing.submit_uuid);
  const submits = missing.length > 0 ? await findSubmits(db, missing) : [];
  for (const { store_uuid, data } of submits) cards.set(store_uuid, toCard(data));
  return cards;
}

/** Names of a released listing by language, its default language and its category. */
export interface ReleasedWords {
  names: { language: string; name: string }[];
  defaultLang: string;
  category: string | null;
}

/** Returns the names of released listings, by uuid; unreleased ones are left out. */
export async function findReleasedWords(db: Db, storeUuids: readonly string[]): Promise<Map<string, ReleasedWords>> {
  const cards = await readCards(db, await findReleased(db, [...new Set(storeUuids)]));
  return new Map(
    [...cards].map(
      ([
        uuid,
        {
          store_submit_info: { list, default_lang, category },
        },
      ]) => {
        const names = list.filter(({ name }) => name !== '').map(({ language, name }) => ({ language, name }));
        return [uuid, { names, defaultLang: default_lang ?? 'en-US', category: category ?? null }];
      },
    ),
  );
}
