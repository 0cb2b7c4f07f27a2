import { type FieldError, OPEN_CATEGORIES, type PlatformKey } from '@meowtale/contracts';
import {
  findHomeInput,
  findHomePickInput,
  findHomeSetupInput,
  type SetHomeInput,
  setHomeInput,
} from '@meowtale/contracts/inputs/catalog/home';
import { DomainError, inTransaction, parseInput, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { recordStaffAction } from '../../desk/audit/service.ts';
import type { Works } from '../../works.ts';
import type { PublicStore } from '../search/model.ts';
import { findForSale, findNewest, findPopular, findReleasedStores, type Shelf, whichAreForSale } from '../search/service.ts';
import { findHomePage, type HomePageRow, insertHomePage } from './repository.ts';

const AUTOMATIC_ROW_STORES = 12;
const AUTOMATIC_CAROUSEL_STORES = 5;

/** GraphQL's HomePage. */
export interface HomePage {
  platform_key: PlatformKey;
  revision: number;
  carousel: PublicStore[];
  rows: { key: string; titles: { language: string; title: string }[]; stores: PublicStore[] }[];
  updated_at: Date | null;
}

interface Asking {
  db: Db;
  works: Works;
}

/**
 * Returns a platform's home page: staff's picks that are on sale; while there are none, bestsellers and new works. Works of adult
 * categories are included only if `categories` names them (ADR 10).
 * @throws DomainError `input/invalid`
 */
export async function findHome({ db, works }: Asking, args: unknown): Promise<HomePage> {
  const { platform_key, categories } = parseInput(findHomeInput, args);
  const picked = await findHomePage(db, platform_key);
  const shelf = { db, works, platformKey: platform_key, categories: categories ?? OPEN_CATEGORIES };
  if (!picked || (picked.rows.length === 0 && picked.carousel.length === 0)) return automaticHome(shelf, picked);
  const stores = await findForSale(shelf, [...picked.carousel, ...picked.rows.flatMap((row) => row.store_uuids)]);
  const those = (uuids: readonly string[]) => uuids.flatMap((uuid) => stores.get(uuid) ?? []);
  const rows = picked.rows.map(({ key, titles, store_uuids }) => ({ key, titles, stores: those(store_uuids) }));
  const { revision, created_at: updated_at } = picked;
  return { platform_key, revision, carousel: those(picked.carousel), rows: withoutEmpty(rows), updated_at };
}

async function automaticHome(shelf: Shelf, last: HomePageRow | undefined): Promise<HomePage> {
  const [popular, newest] = await Promise.all([findPopular(shelf, AUTOMATIC_ROW_STORES), findNewest(shelf, AUTOMATIC_ROW_STORES)]);
  const rows = [
    { key: 'popular', titles: [], stores: popular },
    { key: 'new', titles: [], stores: newest },
  ];
  const carousel = (popular.length > 0 ? popular : newest).slice(0, AUTOMATIC_CAROUSEL_STORES);
  return {
    platform_key: shelf.platformKey,
    revision: last?.revision ?? 0,
    carousel,
    rows: withoutEmpty(rows),
    updated_at: last?.created_at ?? null,
  };
}

const withoutEmpty = <Row extends { stores: readonly unknown[] }>(rows: Row[]): Row[] => rows.filter(({ stores }) => stores.length > 0);

/** GraphQL's HomeSetup. */
export type HomeSetup = Pick<HomePageRow, 'platform_key' | 'revision' | 'carousel' | 'rows'> & Pick<HomePage, 'updated_at'>;

/** Returns what staff set for a platform's home page, whether its picks are on sale or not. @throws DomainError `input/invalid` */
export async function findHomeSetup(db: Db, args: unknown): Promise<HomeSetup> {
  const { platform_key } = parseInput(findHomeSetupInput, args);
  const set = await findHomePage(db, platform_key);
  if (!set) return { platform_key, revision: 0, carousel: [], rows: [], updated_at: null };
  const { revision, carousel, rows, created_at: updated_at } = set;
  return { platform_key, revision, carousel, rows, updated_at };
}

/** GraphQL's HomePick. */
export interface HomePick {
  uuid: string;
  for_sale: boolean;
  store: PublicStore | null;
}

/** Returns these listings in their order, with whether each may be picked for a platform's home page. @throws DomainError `input/invalid` */
export async function findHomePicks({ db, works }: Asking, args: unknown): Promise<HomePick[]> {
  const { platform_key, uuids } = parseInput(findHomePickInput, args);
  const [stores, forSale] = await Promise.all([findReleasedStores(db, works, uuids), whichAreForSale(db, platform_key, uuids)]);
  return uuids.map((uuid) => ({ uuid, for_sale: forSale.has(uuid), store: stores.get(uuid) ?? null }));
}

/**
 * Replaces a platform's home page, and saves actor and reason. Picks must be on sale on that platform.
 * @throws DomainError `input/conflict` (409) when it was changed since the revision, `input/invalid`
 */
export async function setHome(asking: Asking, staff: UserActor, args: unknown): Promise<HomePage> {
  const { platform_key, revision, rows, carousel, reason } = parseInput(setHomeInput, args);
  await inTransaction(asking.db, async (tx) => {
    await requireForSale(tx, { platform_key, rows, carousel });
    const current = (await findHomePage(tx, platform_key))?.revision ?? 0;
    const page = { platform_key, revision: revision + 1, rows, carousel, actor_uuid: staff.uuid, reason };
    const written = current === revision ? await insertHomePage(tx, page) : undefined;
    if (!written) throw new DomainError('input/conflict', { fields: [{ path: 'revision', key: 'invalid.revision' }] });
    const subject = { type: 'home', uuid: null, name: platform_key };
    await recordStaffAction(tx, { actorUuid: staff.uuid, action: 'home-set', subject, reason, details: { revision: revision + 1 } });
  });
  return findHome(asking, { platform_key });
}

/** Asserts that each pick is on sale on this platform. @throws DomainError `input/invalid` with the path of each that isn't */
async function requireForSale(tx: Db, { platform_key, rows, carousel }: Omit<SetHomeInput, 'revision' | 'reason'>): Promise<void> {
  const picks = [
    ...carousel.map((uuid, index) => ({ path: `carousel.${index}`, uuid })),
    ...rows.flatMap(({ store_uuids }, row) => store_uuids.map((uuid, index) => ({ path: `rows.${row}.store_uuids.${index}`, uuid }))),
  ];
  const there = await whichAreForSale(
    tx,
    platform_key,
    picks.map(({ uuid }) => uuid),
  );
  const fields: FieldError[] = picks.filter(({ uuid }) => !there.has(uuid)).map(({ path }) => ({ path, key: 'invalid.id' }));
  if (fields.length > 0) throw new DomainError('input/invalid', { fields });
}
