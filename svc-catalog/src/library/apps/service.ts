import { isDeepStrictEqual } from 'node:util';
import {
  APP_TAG_DELETED,
  APP_TAGS_MAX,
  addAppInput,
  appUuidInput,
  setAppInput,
  setAppTagsInput,
} from '@meowtale/contracts/inputs/catalog/app';
import type { AppNode } from '@meowtale/contracts/inputs/catalog/app-node';
import { DomainError, inTransaction, parseInput, withIdempotency } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { requireOwnImages, type WantedImage } from '../files/model.ts';
import { discardFiles, takeRoom } from '../files/service.ts';
import { keys, type Storage } from '../storage/model.ts';
import { AppInUse, AppNotFound, AppTreeConflict, DramaLocked, RuntimeLocked } from './errors.ts';
import { assertInNoStore } from './in-store.ts';
import { requireAppsBelowLimit } from './limit.ts';
import { type AppPage, readAppQuery, toPage } from './list-query.ts';
import type { AppRow } from './repository.ts';
import * as apps from './repository.ts';
import { findTree, saveTree } from './tree-repository.ts';
import { findVersions } from './version-repository.ts';

export { placeApps } from './placements.ts';
export type { AppRow } from './repository.ts';
export { isShared, isShareValid } from './share.ts';
export { findMadeWith, hasOpening, sizeOfVersion } from './version-repository.ts';

/** Lists a person's apps, the last changed first; deleted ones only if asked for (SPEC §7 findApp). @throws DomainError `input/invalid` */
export async function listApps(db: Db, ownerUuid: string, args: unknown): Promise<AppPage> {
  const { query, page, number } = readAppQuery(ownerUuid, args);
  const [list, totalCount] = await Promise.all([apps.listApps(db, query, page), apps.countApps(db, query)]);
  return toPage(query.uuid ? list : withoutTrees(list), totalCount, number, page.limit);
}

/** A tree may be 256 KB, so it is read for one app only. */
const withoutTrees = (list: readonly AppRow[]): AppRow[] => list.map((app) => ({ ...app, node: null }));

/** Finds an app of the owner. @throws AppNotFound also for another person's */
export async function findOwnApp(db: Db, ownerUuid: string, uuid: string): Promise<AppRow> {
  const app = await apps.findOwnApp(db, ownerUuid, uuid);
  if (!app) throw new AppNotFound();
  return app;
}

/** Finds apps of any owner by id, without trees: for other capabilities, which check access. */
export const findApps = async (db: Db, uuids: readonly string[]): Promise<AppRow[]> => withoutTrees(await apps.findApps(db, uuids));

/** Adds an app. @throws DomainError `input/invalid`, `idempotency/conflict` for a key that was used with another input; TooManyApps */
export function addApp(db: Db, ownerUuid: string, input: unknown): Promise<AppRow> {
  const { idempotency_key: key, ...wanted } = parseInput(addAppInput, withoutNulls(input));
  const { node, ...app } = wanted;
  return inTransaction(db, async (tx) => {
    const make = async () => {
      await requireAppsBelowLimit(tx, ownerUuid);
      const uuid = uuidv7();
      await apps.insertApp(tx, { ...app, uuid, owner_uuid: ownerUuid });
      if (node) await saveTree(tx, uuid, node);
      return uuid;
    };
    const uuid = key ? await withIdempotency(tx, { scope: `addApp:${ownerUuid}`, key, request: wanted }, make) : await make();
    return findOwnApp(tx, ownerUuid, uuid);
  });
}

/**
 * Changes the given fields; null removes a picture or a template, and resets other nullable fields. A drama is chosen when an app is made
 * (SPEC §2), and can be changed or removed until there is a version.
 * @throws DomainError `input/invalid`, also for a picture that isn't the owner's or of the wrong size; AppNotFound; DramaLocked;
 *   RuntimeLocked; AppTreeConflict
 */
export function setApp(db: Db, ownerUuid: string, input: unknown): Promise<AppRow> {
  const {
    uuid,
    thumbFile,
    logoFile,
    drama,
    node,
    node_revision,
    spine_runtime_version: spine,
    ...columns
  } = parseInput(setAppInput, input);
  const pictures: WantedImage[] = [];
  if (thumbFile) pictures.push({ path: 'thumbFile', uuid: thumbFile, target: 'thumb' });
  if (logoFile) pictures.push({ path: 'logoFile', uuid: logoFile, target: 'logo' });
  return inTransaction(db, async (tx) => {
    const before = await apps.lockOwnApp(tx, ownerUuid, uuid);
    if (!before) throw new AppNotFound();
    const keepsDrama = drama === undefined || drama === before.drama_uuid;
    if (!keepsDrama && before.drama_uuid && before.version > 0) throw new DramaLocked();
    if (spine && spine !== before.spine_runtime_version) throw new RuntimeLocked();
    await requireOwnImages(tx, ownerUuid, pictures);
    if (node) await changeTree(tx, { uuid, node, revision: node_revision ?? null });
    const files = { ...(thumbFile !== undefined && { thumb_file: thumbFile }), ...(logoFile !== undefined && { logo_file: logoFile }) };
    await apps.changeApp(tx, uuid, { ...withoutUndefined(columns), ...files, ...(drama !== undefined && { drama_uuid: drama }) });
    return findOwnApp(tx, ownerUuid, uuid);
  });
}

/** Saves a tree over a revision, or over any with null. The same tree again is no conflict: the answer to its save may have been lost. */
async function changeTree(tx: Db, { uuid, node, revision }: { uuid: string; node: AppNode[]; revision: number | null }): Promise<void> {
  const saved = revision === null ? null : await findTree(tx, uuid);
  if (saved && saved.revision !== revision && !isDeepStrictEqual(saved.node, node)) throw new AppTreeConflict(saved);
  await saveTree(tx, uuid, node);
}

/**
 * Replaces an app's tags; `flag:delete` is the trash, every other one a label of the person (SPEC §4).
 * @throws DomainError `input/invalid`; AppNotFound
 */
export function setAppTags(db: Db, ownerUuid: string, input: unknown): Promise<AppRow> {
  const { uuid, tags } = parseInput(setAppTagsInput, input);
  const unique = [...new Set(tags)];
  return inTransaction(db, async (tx) => {
    if (!(await apps.lockOwnApp(tx, ownerUuid, uuid))) throw new AppNotFound();
    await apps.setTags(tx, uuid, unique, unique.includes(APP_TAG_DELETED));
    return findOwnApp(tx, ownerUuid, uuid);
  });
}

/** Adds a tag to an app or removes it, in the caller's transaction. @throws AppNotFound; DomainError `input/invalid` for too many tags */
export async function changeAppTag(
  tx: Db,
  { uuid, owner_uuid }: AppRow,
  { tag, chosen }: { tag: string; chosen: boolean },
): Promise<AppRow> {
  const app = await apps.lockOwnApp(tx, owner_uuid, uuid);
  if (!app) throw new AppNotFound();
  const others = app.tags.filter((name) => name !== tag);
  const tags = chosen ? [...others, tag] : others;
  if (tags.length > APP_TAGS_MAX) throw new DomainError('input/invalid', { fields: [{ path: 'label', key: 'app.errors.tooManyTags' }] });
  if (app.tags.includes(tag) !== chosen) await apps.setTags(tx, uuid, tags, app.deleted_at !== null);
  return findOwnApp(tx, owner_uuid, uuid);
}

/** Renames a tag on all of a person's apps; null removes it. */
export const renameTag = (tx: Db, ownerUuid: string, from: string, to: string | null): Promise<unknown> =>
  apps.replaceTag(tx, ownerUuid, from, to);

/**
 * Deletes an app with its versions, and originals and pictures that nothing else uses; their storage is freed.
 * @throws AppNotFound; AppInUse while a listing uses it or it isn't in the trash; DomainError `input/invalid`
 */
export async function delApp(db: Db, storage: Storage, ownerUuid: string, input: unknown): Promise<true> {
  const { uuid } = parseInput(appUuidInput, input);
  const files = await inTransaction(db, async (tx) => {
    const app = await apps.lockOwnApp(tx, ownerUuid, uuid);
    if (!app) throw new AppNotFound();
    if (app.deleted_at === null) throw new AppInUse('app.errors.notInTrash');
    await assertInNoStore(tx, uuid);
    const versions = await findVersions(tx, uuid);
    await takeRoom(tx, ownerUuid, -versions.reduce((sum, version) => sum + version.size_bytes, 0));
    await apps.deleteApp(tx, uuid);
    return [...versions.map((version) => version.file_uuid), app.logo_file, app.thumb_file].filter((file) => file !== null);
  });
  await storage.remove(keys.works(uuid));
  await discardFiles(db, storage, ownerUuid, files);
  return true;
}

/** Returns the number of words of a person's app in its default language. @throws AppNotFound; DomainError `input/invalid` */
export async function calcAppWordCount(db: Db, ownerUuid: string, input: unknown): Promise<number> {
  const { uuid } = parseInput(appUuidInput, input);
  return (await findOwnApp(db, ownerUuid, uuid)).word_count;
}

/** GraphQL allows null for "not given"; a new app has no values that null could remove. */
function withoutNulls(input: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== null));
}

function withoutUndefined<T extends object>(input: T): Partial<T> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<T>;
}
