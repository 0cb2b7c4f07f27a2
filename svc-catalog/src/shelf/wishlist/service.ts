import { newestFirstQuery } from '@meowtale/contracts/inputs/catalog/listing';
import { addWishlistInput, delWishlistInput, findWishlistInput, setWishlistInput } from '@meowtale/contracts/inputs/catalog/wishlist';
import { DomainError, inTransaction, parseInput, parseQuery, type UserActor } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { lockLimit } from '../../limit-repository.ts';
import { cursorOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import { requireReleased } from '../../publishing/listings/model.ts';
import type { Works } from '../../works.ts';
import type { PublicStore } from '../search/model.ts';
import { findPublicByUuids } from '../search/service.ts';
import { WishedTwice, WishNotFound } from './errors.ts';
import type { WishRow } from './repository.ts';
import * as wishes from './repository.ts';

/** More than people add by hand, so that a script stops here. */
const WISHES_MAX = 1000;

/** GraphQL's Wishlist. */
export interface Wish {
  uuid: string;
  store_id: string;
  store: PublicStore | null;
  created_at: Date;
}

interface Asking {
  db: Db;
  works: Works;
}

/** Counts entries for the tracked links that led to them. */
interface WishCounting {
  linkOf(tx: Db, wish: { uid: string | null; storeUuid: string; userUuid: string }): Promise<string | null>;
  count(tx: Db, count: { adLinkUuid: string; addedAt: Date; wishes: 1 | -1 }): Promise<unknown>;
}
interface WithCounting {
  wishCounting: WishCounting;
}

/** Returns a person's wishlist, the newest first by default (SPEC §7). @throws DomainError `input/invalid` */
export async function findWishes({ db, works }: Asking, actor: UserActor, args: { q?: unknown }): Promise<Page<Wish>> {
  const { store_id } = parseInput(findWishlistInput, args);
  const query = parseQuery(newestFirstQuery, args.q);
  const range = toPageRange(query, 'time');
  const direction = query.orderField === 'created_at-asc' ? 'asc' : 'desc';
  const filter = { userUuid: actor.uuid, storeUuid: store_id ?? null };
  const [rows, total] = await Promise.all([wishes.listWishes(db, filter, direction, range), wishes.countWishes(db, filter)]);
  const cursor = (row: WishRow) => cursorOf(row.created_at, row.uuid);
  return toPage(rows, { query, range, total, cursor }, await toViews({ db, works }, rows.slice(0, range.limit)));
}

/** Adds a work, once. @throws StoreNotFound; DomainError `app/limit` over 1,000, `input/invalid` */
export async function addWish(asking: Asking & WithCounting, actor: UserActor, args: unknown): Promise<Wish> {
  const { store_id, store_ad_link_uid: uid = null } = parseInput(addWishlistInput, args);
  const { wishCounting } = asking;
  const row = await inTransaction(asking.db, async (tx) => {
    const store_uuid = await requireReleased(tx, store_id);
    await lockLimit(tx, 'wishes', actor.uuid);
    if ((await wishes.countOtherWishes(tx, actor.uuid, store_uuid)) >= WISHES_MAX) throw new DomainError('app/limit');
    const uuid = uuidv7();
    const ad_link_uuid = await wishCounting.linkOf(tx, { uid, storeUuid: store_uuid, userUuid: actor.uuid });
    const wish = await wishes.saveWish(tx, { uuid, user_uuid: actor.uuid, store_uuid, ad_link_uuid });
    if (wish.uuid === uuid) await countWish(tx, wishCounting, wish, 1);
    return wish;
  });
  return onlyView(asking, row);
}

async function countWish(tx: Db, counting: WishCounting, { ad_link_uuid, created_at }: WishRow, wishes: 1 | -1): Promise<void> {
  if (ad_link_uuid !== null) await counting.count(tx, { adLinkUuid: ad_link_uuid, addedAt: created_at, wishes });
}

/** Replaces the work of an entry. @throws WishNotFound; StoreNotFound; WishedTwice; DomainError `input/invalid` */
export async function setWish(asking: Asking & WithCounting, actor: UserActor, args: unknown): Promise<Wish> {
  const { uuid, store_id } = parseInput(setWishlistInput, args);
  const row = await inTransaction(asking.db, async (tx) => {
    // Locked, because two entries could be changed to the same work at once.
    await lockLimit(tx, 'wishes', actor.uuid);
    const wish = await wishes.lockWish(tx, actor.uuid, uuid);
    if (!wish) throw new WishNotFound();
    if (wish.store_uuid === store_id) return wish;
    const storeUuid = await requireReleased(tx, store_id);
    if ((await wishes.countWishes(tx, { userUuid: actor.uuid, storeUuid })) > 0) throw new WishedTwice();
    await countWish(tx, asking.wishCounting, wish, -1);
    return wishes.replaceWished(tx, uuid, storeUuid);
  });
  return onlyView(asking, row);
}

/** Deletes an entry; its link no longer counts it. @throws WishNotFound; DomainError `input/invalid` */
export async function delWish({ db, wishCounting }: Pick<Asking, 'db'> & WithCounting, actor: UserActor, args: unknown): Promise<boolean> {
  const { uuid } = parseInput(delWishlistInput, args);
  return inTransaction(db, async (tx) => {
    const wish = await wishes.deleteWish(tx, actor.uuid, uuid);
    if (!wish) throw new WishNotFound();
    await countWish(tx, wishCounting, wish, -1);
    return true;
  });
}

async function onlyView(asking: Asking, row: WishRow): Promise<Wish> {
  const [view] = await toViews(asking, [row]);
  if (!view) throw new Error(`wish ${row.uuid} has no view`);
  return view;
}

async function toViews({ db, works }: Asking, rows: readonly WishRow[]): Promise<Wish[]> {
  const uuids = rows.map((row) => row.store_uuid);
  const stores = new Map((await findPublicByUuids(db, works, uuids)).map((store) => [store.uuid, store]));
  return rows.map(({ uuid, store_uuid, created_at }) => ({
    uuid,
    store_id: store_uuid,
    store: stores.get(store_uuid) ?? null,
    created_at,
  }));
}
