import {
  type AddAdLinkInput,
  addAdLinkInput,
  adLinkQuery,
  delAdLinkInput,
  findAdLinkInput,
  updateAdLinkInput,
  validAdLinkInput,
} from '@meowtale/contracts/inputs/catalog/ad-link';
import { DomainError, inTransaction, parseInput, parseQuery, type UserActor, withIdempotency } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { lockLimit } from '../../limit-repository.ts';
import { cursorOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import { requireReleased } from '../../publishing/listings/model.ts';
import { isRepeat } from '../../seen-revision.ts';
import type { PublicStore } from '../../shelf/search/model.ts';
import { findPublicByUuids } from '../../shelf/search/service.ts';
import type { Works } from '../../works.ts';
import { AdLinkNotFound, AdLinkOfSite } from './errors.ts';
import { publishAdLink } from './events.ts';
import { figuresOf, type LinkFigures } from './figures.ts';
import { newUid } from './model.ts';
import type { AdLinkRow } from './repository.ts';
import * as links from './repository.ts';

export { makeSiteLinks, ownLinkTargets, siteUids } from './site-links.ts';

/** More than a person adds by hand; limits scripts. */
const LINKS_MAX = 1000;
const UID_TRIES = 5;

/** GraphQL's StoreAdLink. */
export type StoreAdLink = Omit<AdLinkRow, 'owner_uuid' | 'store_uuid' | 'state' | 'edit_revision'> &
  LinkFigures & {
    store_id: string;
    store: PublicStore | null;
  };

interface Asking {
  db: Db;
  works: Works;
  requestId: string;
}

/**
 * Returns the caller's active links, including their site's, the last changed first by default (SPEC §7).
 * @throws DomainError `input/invalid`
 */
export async function findAdLinks({ db, works }: Asking, actor: UserActor, args: { q?: unknown }): Promise<Page<StoreAdLink>> {
  const { uuid, store_id, type, uids } = parseInput(findAdLinkInput, args);
  const query = parseQuery(adLinkQuery, args.q);
  const range = toPageRange(query, 'time');
  const direction = query.orderField === 'updated_at-asc' ? 'asc' : 'desc';
  const filter = {
    ownerUuid: actor.uuid,
    uuid: uuid ?? null,
    storeUuid: store_id ?? null,
    keyword: query.keyword ?? null,
    type: type ?? null,
    uids: uids ?? null,
  };
  const [rows, total] = await Promise.all([links.listAdLinks(db, filter, direction, range), links.countAdLinks(db, filter)]);
  const cursor = (row: AdLinkRow) => cursorOf(row.updated_at, row.uuid);
  return toPage(rows, { query, range, total, cursor }, await toViews(db, works, rows.slice(0, range.limit)));
}

/**
 * Adds a link to a released listing, once for each `idempotency_key`.
 * @throws StoreNotFound; DomainError `app/limit` beyond 1,000, `input/invalid`, `idempotency/conflict`
 */
export async function addAdLink(asking: Asking, actor: UserActor, args: unknown): Promise<StoreAdLink> {
  const { idempotency_key: key, ...input } = parseInput(addAdLinkInput, args);
  const row = await inTransaction(asking.db, async (tx) => {
    const make = () => makeLink(tx, actor.uuid, input, asking.requestId);
    const uuid = key ? await withIdempotency(tx, { scope: `addStoreAdLink:${actor.uuid}`, key, request: input }, make) : await make();
    return links.findAdLink(tx, uuid);
  });
  return onlyView(asking, row);
}

async function makeLink(
  tx: Db,
  ownerUuid: string,
  { store_id, ...link }: Omit<AddAdLinkInput, 'idempotency_key'>,
  requestId: string,
): Promise<string> {
  const storeUuid = await requireReleased(tx, store_id);
  const byHand = { ownerUuid, uuid: null, storeUuid: null, keyword: null, type: 'url', uids: null } as const;
  await lockLimit(tx, 'ad-links', ownerUuid);
  if ((await links.countAdLinks(tx, byHand)) >= LINKS_MAX) throw new DomainError('app/limit');
  for (let tries = 0; tries < UID_TRIES; tries++) {
    const added = { ...link, uuid: uuidv7(), uid: newUid(), owner_uuid: ownerUuid, store_uuid: storeUuid };
    const row = await links.insertAdLink(tx, added);
    if (!row) continue;
    await publishAdLink(tx, row, requestId);
    return row.uuid;
  }
  throw new Error('no uid was free');
}

/**
 * Replaces a link's name and UTM values.
 * @throws AdLinkNotFound, AdLinkOfSite; DomainError `input/invalid`, `input/conflict` when it was changed since `revision`
 */
export async function updateAdLink(asking: Asking, actor: UserActor, args: unknown): Promise<StoreAdLink> {
  const { uuid, revision: seen, ...change } = parseInput(updateAdLinkInput, args);
  const row = await inTransaction(asking.db, async (tx) => {
    const current = await lockByHand(tx, actor.uuid, uuid);
    const toState = () => toWritten(current);
    if (!isRepeat(current, change, { seen, current: current.edit_revision, toState })) await links.changeAdLink(tx, uuid, change);
    return links.findAdLink(tx, uuid);
  });
  return onlyView(asking, row);
}

/** Returns what its owner wrote of a link, for a conflict. */
const toWritten = ({ uuid, name, utm_source, utm_medium, utm_campaign, utm_term, utm_content, edit_revision: revision }: AdLinkRow) => ({
  uuid,
  name,
  utm_source,
  utm_medium,
  utm_campaign,
  utm_term,
  utm_content,
  revision,
});

/** Deactivates a link, so that no later sale is attributed to it. @throws AdLinkNotFound, AdLinkOfSite; DomainError `input/invalid` */
export function delAdLink({ db, requestId }: Asking, actor: UserActor, args: unknown): Promise<boolean> {
  const { uuid } = parseInput(delAdLinkInput, args);
  return inTransaction(db, async (tx) => {
    await lockByHand(tx, actor.uuid, uuid);
    await publishAdLink(tx, await links.endAdLink(tx, uuid), requestId);
    return true;
  });
}

async function lockByHand(tx: Db, ownerUuid: string, uuid: string): Promise<AdLinkRow> {
  const link = await links.lockOwn(tx, ownerUuid, uuid);
  if (!link) throw new AdLinkNotFound();
  if (link.type === 'site') throw new AdLinkOfSite();
  return link;
}

/** Deactivates all of a person's links, and deletes what the person wrote of them. */
export async function eraseAdLinksOf(tx: Db, ownerUuid: string): Promise<void> {
  for (const uuid of await links.listInUse(tx, ownerUuid)) await publishAdLink(tx, await links.endAdLink(tx, uuid), null);
  await links.clearAdLinks(tx, ownerUuid);
}

/** Returns whether a uid is an active link's, and leads to this listing if one is given; false for invalid input. */
export async function isValidAdLink(db: Db, args: unknown): Promise<boolean> {
  const input = validAdLinkInput.safeParse(args);
  if (!input.success) return false;
  const link = await links.findByUid(db, input.data.uid);
  return link !== undefined && (input.data.store_id == null || link.store_uuid === input.data.store_id);
}

async function onlyView({ db, works }: Asking, row: AdLinkRow | undefined): Promise<StoreAdLink> {
  const [view] = row ? await toViews(db, works, [row]) : [];
  if (!view) throw new Error('a link that was just written is gone');
  return view;
}

async function toViews(db: Db, works: Works, rows: readonly AdLinkRow[]): Promise<StoreAdLink[]> {
  const uuids = rows.map((row) => row.store_uuid);
  const stores = new Map((await findPublicByUuids(db, works, uuids)).map((store) => [store.uuid, store]));
  const figures = figuresOf(
    db,
    rows.map((row) => row.uuid),
  );
  return rows.map(({ owner_uuid: _owner, store_uuid, state: _state, edit_revision: revision, ...link }) => ({
    ...link,
    ...figures(link.uuid),
    revision,
    store_id: store_uuid,
    store: stores.get(store_uuid) ?? null,
  }));
}
