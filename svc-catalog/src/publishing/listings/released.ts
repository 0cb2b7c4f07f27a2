import { validate as isUuid } from 'uuid';
import type { Db } from '../../database.ts';
import { readCards } from '../indexing/cards.ts';
import { StoreNotFound } from '../submission/model.ts';
import { findReleased } from './repository.ts';

export { countComment, countLike, countPlayer, findStats } from './repository.ts';

/** Returns the uuid of a released listing, also when it is off sale. @throws StoreNotFound for an unreleased one */
export async function requireReleased(db: Db, storeUuid: string): Promise<string> {
  const [listing] = isUuid(storeUuid) ? await findReleased(db, [storeUuid]) : [];
  if (!listing) throw new StoreNotFound();
  return listing.store_uuid;
}

/** Returns which of these listings are released. */
export const findReleasedUuids = async (db: Db, storeUuids: readonly string[]): Promise<Set<string>> =>
  new Set(storeUuids.length === 0 ? [] : (await findReleased(db, storeUuids)).map((listing) => listing.store_uuid));

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
