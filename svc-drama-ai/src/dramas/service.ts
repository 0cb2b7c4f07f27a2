import { type DramaChangeInput, dramaChangeInput, newDramaInput } from '@meowtale/contracts/inputs/drama/drama';
import { inTransaction, parseInput } from '@meowtale/service-kit';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import { DramaNotFound, DramaRevisionConflict } from './errors.ts';
import { cursorOf, dramaListQuery, toStretch } from './list-query.ts';
import type { Drama } from './repository.ts';
import * as dramas from './repository.ts';

export interface DramaPage {
  list: Drama[];
  totalCount: number;
  pageInfo: { page: number; pageSize: number; pageCount: number; hasNextPage: boolean; endCursor: string | null };
}

/**
 * One page of a person's dramas, last changed first, 40 unless asked otherwise (SPEC §7).
 * @throws DomainError `input/invalid` for a page, size, order or cursor that isn't one
 */
export async function listDramas(db: Db, ownerUuid: string, q: unknown): Promise<DramaPage> {
  const stretch = toStretch(ownerUuid, parseInput(dramaListQuery, q ?? {}));
  const [rows, totalCount] = await Promise.all([
    // One more than the page tells whether there is a next one.
    dramas.listOwned(db, { ...stretch, limit: stretch.limit + 1 }),
    dramas.countOwned(db, ownerUuid, stretch.keyword),
  ]);
  const list = rows.slice(0, stretch.limit);
  const last = list.at(-1);
  return {
    list,
    totalCount,
    pageInfo: {
      page: stretch.page,
      pageSize: stretch.limit,
      pageCount: Math.ceil(totalCount / stretch.limit),
      hasNextPage: rows.length > list.length,
      endCursor: last ? cursorOf(last, stretch.column) : null,
    },
  };
}

/**
 * A person's drama as the only row of a list.
 * @throws DramaNotFound also for somebody else's, and for a uuid that isn't one
 */
export async function findDrama(db: Db, ownerUuid: string, uuid: string): Promise<DramaPage> {
  const drama = await standing(db, ownerUuid, uuid);
  const pageInfo = { page: 1, pageSize: 1, pageCount: 1, hasNextPage: false, endCursor: null };
  return { list: [drama], totalCount: 1, pageInfo };
}

/**
 * Makes a drama of `title` and what else is given; 10 roles and 30 dialogs at first (DESIGN §12).
 * @throws DomainError `input/invalid` with the field and its sentence's key
 */
export function addDrama(db: Db, ownerUuid: string, input: unknown): Promise<Drama> {
  const drama = parseInput(newDramaInput, withoutNulls(input));
  return inTransaction(db, (tx) => dramas.insertDrama(tx, { ...drama, uuid: uuidv7(), owner_uuid: ownerUuid }));
}

/**
 * Saves what is given over revision `seen`; what is left out stays. A save whose answer was lost may be sent again: when
 * all it asks for already stands, what stands is the answer.
 * @throws DomainError `input/invalid`; DramaNotFound; DramaRevisionConflict carrying the one that stands
 */
export function setDrama(db: Db, ownerUuid: string, uuid: string, seen: number, input: unknown): Promise<Drama> {
  const change = parseInput(dramaChangeInput, withoutNulls(input));
  return inTransaction(db, async (tx) => {
    const before = await standing(tx, ownerUuid, uuid);
    if (asksForNothingNew(change, before)) return before;
    const after = await dramas.changeSeenRevision(tx, { uuid, owner_uuid: ownerUuid, revision: seen }, change);
    if (after) return after;
    throw new DramaRevisionConflict(await standing(tx, ownerUuid, uuid));
  });
}

/**
 * Deletes a drama for good.
 * @throws DramaNotFound when it is gone already, or never was this person's
 */
export async function delDrama(db: Db, ownerUuid: string, uuid: string): Promise<true> {
  const deleted = isUuid(uuid) && (await inTransaction(db, (tx) => dramas.deleteOwned(tx, ownerUuid, uuid)));
  if (!deleted) throw new DramaNotFound();
  return true;
}

async function standing(db: Db, ownerUuid: string, uuid: string): Promise<Drama> {
  const drama = isUuid(uuid) ? await dramas.findOwned(db, ownerUuid, uuid) : undefined;
  if (!drama) throw new DramaNotFound();
  return drama;
}

/** GraphQL lets a client write null for "not given". */
function withoutNulls(input: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== null));
}

function asksForNothingNew(change: DramaChangeInput, drama: Drama): boolean {
  return (Object.keys(change) as (keyof DramaChangeInput)[]).every((key) => change[key] === drama[key]);
}
