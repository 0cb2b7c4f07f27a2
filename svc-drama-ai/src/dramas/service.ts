import { dramaChangeInput, dramaCopyInput, newDramaInput } from '@meowtale/contracts/inputs/drama/drama';
import { DomainError, inTransaction, parseInput, parseQuery } from '@meowtale/service-kit';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import { deltaOf, insertWith, saveOver } from './changes.ts';
import { DramaNotFound } from './errors.ts';
import { assertAnother } from './limits.ts';
import { cursorOf, dramaFilters, dramaListQuery, toPageRange } from './list-query.ts';
import { newStory } from './new-story.ts';
import { copyParts } from './parts-repository.ts';
import type { Drama, LockedDrama } from './repository.ts';
import * as dramas from './repository.ts';
import { fieldsOf } from './versions.ts';

export type { Drama } from './repository.ts';

/** A row of a list, whose story can't be selected, because all of them would be too much at once. */
export type ListedDrama = Drama & { isListed?: true };

export interface DramaPage {
  list: ListedDrama[];
  totalCount: number;
  pageInfo: { page: number; pageSize: number; pageCount: number; hasNextPage: boolean; endCursor: string | null };
}

/** The arguments of a list, before they are parsed. */
export interface ListArgs {
  q?: unknown;
  label?: string | null;
  isArchived?: boolean | null;
}

/**
 * Lists one page of a person's dramas, last changed first, 40 unless given (SPEC §7).
 * @throws DomainError `input/invalid` for an invalid page, size, order, cursor or label
 */
export async function listDramas(db: Db, ownerUuid: string, { q, label, isArchived }: ListArgs): Promise<DramaPage> {
  const range = toPageRange(ownerUuid, parseQuery(dramaListQuery, q), parseInput(dramaFilters, { label, isArchived }));
  const [rows, totalCount] = await Promise.all([
    // One row more, to know whether there is a next page.
    dramas.listOwned(db, { ...range, limit: range.limit + 1 }),
    dramas.countOwned(db, range),
  ]);
  const list = rows.slice(0, range.limit).map((drama): ListedDrama => ({ ...drama, isListed: true }));
  const last = list.at(-1);
  return {
    list,
    totalCount,
    pageInfo: {
      page: range.page,
      pageSize: range.limit,
      pageCount: Math.ceil(totalCount / range.limit),
      hasNextPage: rows.length > list.length,
      endCursor: last ? cursorOf(last, range.column) : null,
    },
  };
}

/** Counts a person's dramas by label, either those that are archived or the others. */
export const listLabels = (db: Db, ownerUuid: string, isArchived: boolean): Promise<dramas.DramaLabel[]> =>
  dramas.countLabels(db, { ownerUuid, isArchived });

/**
 * Returns a person's drama as the only row of a list.
 * @throws DramaNotFound also for another person's, and for an invalid uuid
 */
export async function findDrama(db: Db, ownerUuid: string, uuid: string): Promise<DramaPage> {
  const drama = await readOwnDrama(db, ownerUuid, uuid);
  const pageInfo = { page: 1, pageSize: 1, pageCount: 1, hasNextPage: false, endCursor: null };
  return { list: [drama], totalCount: 1, pageInfo };
}

/**
 * Returns the changes of a drama's story after a revision, or the whole story.
 * @throws DomainError `input/invalid` for a row of a list
 */
export function storyOf(db: Db, drama: ListedDrama, since: number | null | undefined) {
  if (drama.isListed)
    throw new DomainError('input/invalid', { fields: [{ path: 'data', key: 'invalid.too-many', params: { maximum: 1 } }] });
  return deltaOf(db, drama, since);
}

/**
 * Adds a drama with `title` and the given fields; 10 roles and 30 dialogs by default (DESIGN §12). Without parts its story
 * begins with an outline by its template, and a setting.
 * @throws DomainError `input/invalid` with the field and its message key; DramaFull
 */
export function addDrama(db: Db, ownerUuid: string, input: unknown): Promise<Drama> {
  const { parts = [], language, logline, template, ...fields } = parseInput(newDramaInput, withoutNulls(input));
  const given = parts.flatMap(({ body }) => (body ? [body] : []));
  const story = given.length > 0 ? given : newStory({ language, logline, template });
  return inTransaction(db, async (tx) => {
    await assertAnother(tx, ownerUuid);
    return insertWith(tx, { ...fields, uuid: uuidv7(), owner_uuid: ownerUuid }, story);
  });
}

/**
 * Copies a drama with its current story and the story's ids, but without snapshots.
 * @throws DramaNotFound; DomainError `input/invalid` for an invalid title
 */
export function copyDrama(db: Db, ownerUuid: string, uuid: string, input: { title?: string | null }): Promise<Drama> {
  const { title } = parseInput(dramaCopyInput, withoutNulls(input));
  return inTransaction(db, async (tx) => {
    await assertAnother(tx, ownerUuid);
    const original = await lockDrama(tx, ownerUuid, uuid);
    const { counts, languages } = original;
    const fields = { ...fieldsOf(original), ...(title !== undefined && { title }) };
    const copied = { counts: { ...counts, removed: 0 }, languages };
    const copy = await dramas.insertDrama(tx, { ...fields, ...copied, uuid: uuidv7(), owner_uuid: ownerUuid });
    await copyParts(tx, original.uuid, copy.uuid);
    return copy;
  });
}

/**
 * Saves the given fields and parts over revision `seen`, if none of them was changed after that revision. A save may be repeated when
 * its response was lost: it returns the current drama when all of it is already saved.
 * @throws DomainError `input/invalid`; DramaNotFound; DramaFull; DramaRevisionConflict with the current state
 */
export function setDrama(db: Db, ownerUuid: string, uuid: string, seen: number, input: unknown): Promise<Drama> {
  const { parts = [], language: _, logline: __, template: ___, ...fields } = parseInput(dramaChangeInput, withoutNulls(input));
  return inTransaction(db, async (tx) => saveOver(tx, await lockDrama(tx, ownerUuid, uuid), { fields, parts }, seen));
}

/**
 * Archives a person's drama, which only hides it from the list, or brings it back. A repeated call changes nothing.
 * @throws DramaNotFound also for another person's
 */
export async function setDramaArchived(db: Db, ownerUuid: string, uuid: string, isArchived: boolean): Promise<Drama> {
  const drama = isUuid(uuid) ? await inTransaction(db, (tx) => dramas.setArchived(tx, ownerUuid, uuid, isArchived)) : undefined;
  if (!drama) throw new DramaNotFound();
  return drama;
}

/**
 * Deletes a person's drama.
 * @throws DramaNotFound also for another person's
 */
export async function delDrama(db: Db, ownerUuid: string, uuid: string): Promise<true> {
  const deleted = isUuid(uuid) && (await inTransaction(db, (tx) => dramas.deleteOwned(tx, ownerUuid, uuid)));
  if (!deleted) throw new DramaNotFound();
  return true;
}

/**
 * Locks a person's drama until the transaction ends.
 * @throws DramaNotFound also for another person's, and for an invalid uuid
 */
export async function lockDrama(tx: Db, ownerUuid: string, uuid: string): Promise<LockedDrama> {
  const drama = isUuid(uuid) ? await dramas.lockOwned(tx, ownerUuid, uuid) : undefined;
  if (!drama) throw new DramaNotFound();
  return drama;
}

/** Returns a person's drama without locking it. @throws DramaNotFound */
export async function readOwnDrama(db: Db, ownerUuid: string, uuid: string): Promise<Drama> {
  const drama = isUuid(uuid) ? await dramas.findOwned(db, ownerUuid, uuid) : undefined;
  if (!drama) throw new DramaNotFound();
  return drama;
}

/** Removes nulls, which GraphQL clients may send for fields that aren't given. */
function withoutNulls(input: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== null));
}
