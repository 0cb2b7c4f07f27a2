import {
  APP_TAG_DELETED,
  APP_TAGS_MAX,
  addAppInput,
  appUuidInput,
  setAppInput,
  setAppTagsInput,
  setAppUploadInput,
} from '@meowtale/contracts/inputs/catalog/app';
import { DomainError, inTransaction, parseInput, withIdempotency } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { requireOwnImages, type WantedImage } from '../files/file-ref.ts';
import { discardFile, findOwnOriginal } from '../files/originals.ts';
import { takeRoom } from '../files/quota.ts';
import { keys, type Storage } from '../files/storage.ts';
import { type Bundle, makeBundle } from './bundle.ts';
import { AppInUse, AppNotFound, DramaLocked } from './errors.ts';
import { assertInNoStore } from './in-store.ts';
import { holdPlaceForApp } from './limit.ts';
import { type AppPage, readAppQuery, toPage } from './list-query.ts';
import type { AppRow } from './repository.ts';

export { type AppRow, sizeOfVersion } from './repository.ts';

import type { Db } from '../database.ts';
import * as apps from './repository.ts';

/**
 * A person's own apps, last changed first; deleted ones only when asked for (SPEC §7 findApp).
 * @throws DomainError `input/invalid`
 */
export async function listApps(db: Db, ownerUuid: string, args: unknown): Promise<AppPage> {
  const { query, page, number } = readAppQuery(ownerUuid, args);
  const [list, totalCount] = await Promise.all([apps.listApps(db, query, page), apps.countApps(db, query)]);
  return toPage(list, totalCount, number, page.limit);
}

/** @throws AppNotFound also for somebody else's */
export async function findOwnApp(db: Db, ownerUuid: string, uuid: string): Promise<AppRow> {
  const app = await apps.findOwnApp(db, ownerUuid, uuid);
  if (!app) throw new AppNotFound();
  return app;
}

/** Apps by id, whosever they are: for other capabilities, which know who may see them. */
export const findApps = (db: Db, uuids: readonly string[]): Promise<AppRow[]> => apps.findApps(db, uuids);

/** @throws DomainError `input/invalid`, `idempotency/conflict` for a key that another app had; TooManyApps */
export function addApp(db: Db, ownerUuid: string, input: unknown): Promise<AppRow> {
  const { idempotency_key: key, ...app } = parseInput(addAppInput, withoutNulls(input));
  return inTransaction(db, async (tx) => {
    const make = async () => {
      await holdPlaceForApp(tx, ownerUuid);
      const uuid = uuidv7();
      await apps.insertApp(tx, { ...app, uuid, owner_uuid: ownerUuid });
      return uuid;
    };
    const uuid = key ? await withIdempotency(tx, { scope: `addApp:${ownerUuid}`, key, request: app }, make) : await make();
    return findOwnApp(tx, ownerUuid, uuid);
  });
}

/**
 * Changes what is given; a picture set to null is taken away. A drama is chosen once (SPEC §2).
 * @throws DomainError `input/invalid`, also for a picture that isn't one's own or not of its place's size; AppNotFound; DramaLocked
 */
export function setApp(db: Db, ownerUuid: string, input: unknown): Promise<AppRow> {
  const { uuid, thumbFile, logoFile, drama, ...texts } = parseInput(setAppInput, input);
  const pictures: WantedImage[] = [];
  if (thumbFile) pictures.push({ path: 'thumbFile', uuid: thumbFile, target: 'thumb' });
  if (logoFile) pictures.push({ path: 'logoFile', uuid: logoFile, target: 'logo' });
  return inTransaction(db, async (tx) => {
    const before = await apps.lockOwnApp(tx, ownerUuid, uuid);
    if (!before) throw new AppNotFound();
    if (drama && before.drama_uuid && before.drama_uuid !== drama) throw new DramaLocked();
    await requireOwnImages(tx, ownerUuid, pictures);
    const files = { ...(thumbFile !== undefined && { thumb_file: thumbFile }), ...(logoFile !== undefined && { logo_file: logoFile }) };
    await apps.changeApp(tx, uuid, { ...withoutUndefined(texts), ...files, ...(drama && { drama_uuid: drama }) });
    return findOwnApp(tx, ownerUuid, uuid);
  });
}

/**
 * Makes a new version of an app from an uploaded original; from the one that its newest version was made of, none. One that can't be made is no error: the app answers with its
 * `faults`, the version before it stays playable, and the original is thrown away.
 * @throws DomainError `input/invalid`; AppNotFound; UploadNotFound; StorageFull when the unpacked version has no room
 */
export async function setAppUpload(db: Db, storage: Storage, ownerUuid: string, input: unknown): Promise<AppRow> {
  const { uuid, file_uuid: fileUuid } = parseInput(setAppUploadInput, input);
  const finish = await prepareVersion(db, storage, { ownerUuid, uuid, fileUuid });
  return inTransaction(db, finish);
}

/**
 * The long part of `setAppUpload`, outside any transaction. What it answers makes the version in one, or takes away what was prepared.
 * @throws AppNotFound; UploadNotFound; StorageOutOfRoom
 */
export async function prepareVersion(
  db: Db,
  storage: Storage,
  { ownerUuid, uuid, fileUuid }: { ownerUuid: string; uuid: string; fileUuid: string },
): Promise<(tx: Db) => Promise<AppRow>> {
  const app = await findOwnApp(db, ownerUuid, uuid);
  const { name, default_lang: defaultLanguage } = app;
  const newest = (await apps.findVersions(db, uuid)).find(({ version }) => version === app.version);
  if (newest?.file_uuid === fileUuid) return async () => app;
  const original = await findOwnOriginal(db, ownerUuid, fileUuid);
  const bundle = await makeBundle(storage, { fileUuid, kind: original.kind, name, defaultLanguage });
  if (!bundle.ok) {
    const refused = await recordFaults(db, storage, { ownerUuid, uuid, fileUuid, faults: bundle.faults });
    return async () => refused;
  }
  return async (tx) => {
    try {
      return await keepVersion(tx, storage, { ownerUuid, uuid, fileUuid, bundle });
    } finally {
      await storage.discard(bundle.folder);
    }
  };
}

/**
 * Replaces an app's tags; `flag:delete` is the trash, every other one a label of the person's own (SPEC §4).
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

/** Puts one tag on an app or takes it off, in the caller's transaction. @throws DomainError `input/invalid` beyond the most that one has */
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

/** Changes a tag on all of somebody's apps that have it; null takes it off. */
export const renameTag = (tx: Db, ownerUuid: string, from: string, to: string | null): Promise<unknown> =>
  apps.replaceTag(tx, ownerUuid, from, to);

/**
 * Deletes an app for good, with its versions and their originals; their room is given back.
 * @throws AppNotFound; AppInUse while a store holds it or it isn't in the trash
 */
export async function delApp(db: Db, storage: Storage, ownerUuid: string, input: unknown): Promise<true> {
  const { uuid } = parseInput(appUuidInput, input);
  const originals = await inTransaction(db, async (tx) => {
    const app = await apps.lockOwnApp(tx, ownerUuid, uuid);
    if (!app) throw new AppNotFound();
    if (app.deleted_at === null) throw new AppInUse('app.errors.notInTrash');
    await assertInNoStore(tx, uuid);
    const versions = await apps.findVersions(tx, uuid);
    await takeRoom(tx, ownerUuid, -versions.reduce((sum, version) => sum + version.size_bytes, 0));
    await apps.deleteApp(tx, uuid);
    return [...new Set(versions.map((version) => version.file_uuid))];
  });
  await storage.remove(keys.works(uuid));
  for (const fileUuid of originals) {
    if (!(await apps.isFileUsed(db, fileUuid))) await discardFile(db, storage, ownerUuid, fileUuid);
  }
  return true;
}

/** @throws AppNotFound */
export async function calcAppWordCount(db: Db, ownerUuid: string, input: unknown): Promise<number> {
  const { uuid } = parseInput(appUuidInput, input);
  return (await findOwnApp(db, ownerUuid, uuid)).word_count;
}

interface NewVersion {
  ownerUuid: string;
  uuid: string;
  fileUuid: string;
  bundle: Extract<Bundle, { ok: true }>;
}

async function keepVersion(tx: Db, storage: Storage, { ownerUuid, uuid, fileUuid, bundle }: NewVersion): Promise<AppRow> {
  const app = await apps.lockOwnApp(tx, ownerUuid, uuid);
  if (!app) throw new AppNotFound();
  const version = app.version + 1;
  const { kind, bytes, words, endings, languages, translated, segments } = bundle;
  await takeRoom(tx, ownerUuid, bytes);
  await apps.insertVersion(tx, { app_uuid: uuid, version, kind, file_uuid: fileUuid, size_bytes: bytes });
  await apps.changeApp(tx, uuid, {
    kind,
    version,
    state: 'ready',
    faults: [],
    word_count: words,
    endings,
    languages,
    translated,
    segments,
  });
  // A version that an aborted attempt left behind was never told to anybody.
  await storage.remove(keys.work(uuid, version));
  await storage.keep(bundle.folder, keys.work(uuid, version));
  return findOwnApp(tx, ownerUuid, uuid);
}

interface Refused {
  ownerUuid: string;
  uuid: string;
  fileUuid: string;
  faults: AppRow['faults'];
}

async function recordFaults(db: Db, storage: Storage, { ownerUuid, uuid, fileUuid, faults }: Refused): Promise<AppRow> {
  const app = await inTransaction(db, async (tx) => {
    const before = await apps.lockOwnApp(tx, ownerUuid, uuid);
    if (!before) throw new AppNotFound();
    await apps.changeApp(tx, uuid, { faults, state: before.version === 0 ? 'failed' : 'ready' });
    return findOwnApp(tx, ownerUuid, uuid);
  });
  if (!(await apps.isFileUsed(db, fileUuid))) await discardFile(db, storage, ownerUuid, fileUuid);
  return app;
}

/** GraphQL lets a client write null for "not given"; only pictures mean it. */
function withoutNulls(input: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== null));
}

function withoutUndefined<T extends object>(input: T): Partial<T> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<T>;
}
