import { dramaChangeInput, dramaCopyInput, newDramaInput } from '@meowtale/contracts/inputs/drama/drama';
import { DomainError, inTransaction, parseInput, parseQuery } from '@meowtale/service-kit';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import { deltaOf, insertWith, saveOver } from './changes.ts';
import { DramaNotFound } from './errors.ts';
import { assertAnother } from './limits.ts';
import { cursorOf, dramaListQuery, toStretch } from './list-query.ts';
import { newStory } from './new-story.ts';
import { copyParts } from './parts-repository.ts';
import type { Drama, LockedDrama } from './repository.ts';
import * as dramas from './repository.ts';
import { fieldsOf } from './versions.ts';

export type { Drama } from './repository.ts';

/** One of many: the story of each would be too much to ask for at once. */
export type ListedDrama = Drama & { isListed?: true };

export interface DramaPage {
  list: ListedDrama[];
  totalCount: number;
  pageInfo: { page: number; pageSize: number; pageCount: number; hasNextPage: boolean; endCursor: string | null };
}

/**
 * One page of a person's dramas, last changed first, 40 unless asked otherwise (SPEC §7).
 * @throws DomainError `input/invalid` for a page, size, order or cursor that isn't one
 */
export async function listDramas(db: Db, ownerUuid: string, q: unknown): Promise<DramaPage> {
  const stretch = toStretch(ownerUuid, parseQuery(dramaListQuery, q));
  const [rows, totalCount] = await Promise.all([
    // One more than the page tells whether there is a next one.
    dramas.listOwned(db, { ...stretch, limit: stretch.limit + 1 }),
    dramas.countOwned(db, ownerUuid, stretch.keyword),
  ]);
  const list = rows.slice(0, stretch.limit).map((drama): ListedDrama => ({ ...drama, isListed: true }));
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
 * What changed of a drama's story after a revision, or the whole of it.
 * @throws DomainError `input/invalid` for a drama among others of a list
 */
export function storyOf(db: Db, drama: ListedDrama, since: number | null | undefined) {
  if (drama.isListed)
    throw new DomainError('input/invalid', { fields: [{ path: 'data', key: 'invalid.too-many', params: { maximum: 1 } }] });
  return deltaOf(db, drama, since);
}

/**
 * Makes a drama of `title` and what else is given; 10 roles and 30 dialogs at first (DESIGN §12). Without parts its story
 * begins with an outline of three acts of three sequences and a setting.
 * @throws DomainError `input/invalid` with the field and its sentence's key; DramaFull
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
 * Makes another drama of what stands of one, its story's ids included; its snapshots stay behind.
 * @throws DramaNotFound; DomainError `input/invalid` for a title that isn't one
 */
export function copyDrama(db: Db, ownerUuid: string, uuid: string, input: { title?: string | null }): Promise<Drama> {
  const { title } = parseInput(dramaCopyInput, withoutNulls(input));
  return inTransaction(db, async (tx) => {
    await assertAnother(tx, ownerUuid);
    const original = await lockDrama(tx, ownerUuid, uuid);
    const { counts, languages } = original;
    const fields = { ...fieldsOf(original), ...(title !== undefined && { title }) };
    const kept = { counts: { ...counts, removed: 0 }, languages };
    const copy = await dramas.insertDrama(tx, { ...fields, ...kept, uuid: uuidv7(), owner_uuid: ownerUuid });
    await copyParts(tx, original.uuid, copy.uuid);
    return copy;
  });
}

/**
 * Saves what is given over revision `seen`; what is left out stays. It is taken when no field and no part that it changes
 * was changed after that revision. A save whose answer was lost may be sent again: when all it asks for already stands, what
 * stands is the answer.
 * @throws DomainError `input/invalid`; DramaNotFound; DramaFull; DramaRevisionConflict carrying what stands
 */
export function setDrama(db: Db, ownerUuid: string, uuid: string, seen: number, input: unknown): Promise<Drama> {
  const { parts = [], language: _, logline: __, template: ___, ...fields } = parseInput(dramaChangeInput, withoutNulls(input));
  return inTransaction(db, async (tx) => saveOver(tx, await lockDrama(tx, ownerUuid, uuid), { fields, parts }, seen));
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

/**
 * A person's drama, which nobody else changes until the transaction ends.
 * @throws DramaNotFound also for somebody else's, and for a uuid that isn't one
 */
export async function lockDrama(tx: Db, ownerUuid: string, uuid: string): Promise<LockedDrama> {
  const drama = isUuid(uuid) ? await dramas.lockOwned(tx, ownerUuid, uuid) : undefined;
  if (!drama) throw new DramaNotFound();
  return drama;
}

/** The same to look at. @throws DramaNotFound */
export async function standing(db: Db, ownerUuid: string, uuid: string): Promise<Drama> {
  const drama = isUuid(uuid) ? await dramas.findOwned(db, ownerUuid, uuid) : undefined;
  if (!drama) throw new DramaNotFound();
  return drama;
}

/** GraphQL lets a client write null for "not given". */
function withoutNulls(input: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== null));
}
