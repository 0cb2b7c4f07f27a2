import { setAppUploadInput } from '@meowtale/contracts/inputs/catalog/app';
import { carryOut, type Finish, inTransaction, parseInput } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { findOwnImages, findOwnOriginal, lockOriginal } from '../files/model.ts';
import { assertRoomFor, discardFile, takeRoom } from '../files/service.ts';
import type { Storage } from '../storage/model.ts';
import { type Bundle, makeBundle } from './bundle.ts';
import { AppNotFound } from './errors.ts';
import { withoutMessage } from './faults.ts';
import type { AppRow } from './repository.ts';
import * as apps from './repository.ts';
import { findOwnApp } from './service.ts';
import * as versions from './version-repository.ts';
import { removeUncommittedWork, storeWork } from './work-files.ts';

export interface VersionPorts {
  db: Db;
  storage: Storage;
  /** Gets the messages of the compiler and of the archive reader, which are sent to no client. */
  log: { info(context: object, message: string): void };
}

interface Wanted {
  ownerUuid: string;
  uuid: string;
  fileUuid: string;
  /** As in `AppVersion`. */
  entry?: string | null;
}

/**
 * Makes a new version of an app from an uploaded original; the same file again makes none. If that fails, it is no error: the app has
 * `faults`, the version before it stays playable, and the original is deleted.
 * @throws DomainError `input/invalid`; AppNotFound; UploadNotFound; StorageFull when there is no storage for the unpacked version
 */
export async function setAppUpload(ports: VersionPorts, ownerUuid: string, input: unknown): Promise<AppRow> {
  const { uuid, file_uuid: fileUuid, entry = null } = parseInput(setAppUploadInput, input);
  const finish = await prepareVersion(ports, { ownerUuid, uuid, fileUuid, entry });
  return carryOut(ports.db, finish, finish.after);
}

/**
 * Prepares a version outside of any transaction. Returns the function that adds it, when its files are stored.
 * @throws AppNotFound; UploadNotFound; StorageFull; StorageOutOfRoom
 */
export async function prepareVersion({ db, storage, log }: VersionPorts, wanted: Wanted): Promise<Finish<AppRow>> {
  const { ownerUuid, uuid, fileUuid, entry = null } = wanted;
  const app = await findOwnApp(db, ownerUuid, uuid);
  const { name, default_lang: defaultLanguage } = app;
  const newest = (await versions.findVersions(db, uuid)).find(({ version }) => version === app.version);
  if (newest?.file_uuid === fileUuid && newest.entry === entry) return async () => app;
  const original = await findOwnOriginal(db, ownerUuid, fileUuid);
  const findPictures = (uuids: readonly string[]) => findOwnImages(db, ownerUuid, uuids);
  const bundle = await makeBundle(storage, { fileUuid, kind: original.kind, name, defaultLanguage, entry, findPictures });
  if (bundle.ok) return placeVersion(db, storage, { ...wanted, bundle });
  for (const { file, line, key, said } of bundle.faults) {
    if (said !== undefined) log.info({ event: 'app.upload-rejected', appUuid: uuid, file, line, key, said }, 'an upload was rejected');
  }
  const faults = await recordFaults(db, storage, wanted, bundle.faults.map(withoutMessage));
  return async () => faults;
}

interface Made extends Wanted {
  bundle: Extract<Bundle, { ok: true }>;
}

/**
 * Stores the files at a key that only this attempt has, so that neither the app nor its owner's storage is locked while a slow bucket
 * stores them.
 */
async function placeVersion(db: Db, storage: Storage, made: Made): Promise<Finish<AppRow>> {
  const { ownerUuid, uuid, bundle } = made;
  try {
    await assertRoomFor(db, ownerUuid, bundle.bytes);
    const version = await versions.beginVersion(db, uuid);
    if (version === undefined) throw new AppNotFound();
    const place = { app_uuid: uuid, version };
    await storeWork(storage, bundle.folder, place);
    const after = async (committed: boolean) => {
      if (!committed) await removeUncommittedWork(db, storage, place, made);
    };
    return Object.assign((tx: Db) => keepVersion(tx, made, version), { after });
  } finally {
    await storage.discard(bundle.folder);
  }
}

/** Of two versions made at once the one begun last is the newest, whichever ends first. */
async function keepVersion(tx: Db, { ownerUuid, uuid, fileUuid, entry = null, bundle }: Made, version: number): Promise<AppRow> {
  const app = await apps.lockOwnApp(tx, ownerUuid, uuid);
  if (!app) throw new AppNotFound();
  const { kind, bytes, words, endings, languages, translated, segments, openingSegments, shortestPath, warnings, madeWith } = bundle;
  await lockOriginal(tx, fileUuid);
  await takeRoom(tx, ownerUuid, bytes);
  const made = { kind, file_uuid: fileUuid, size_bytes: bytes, entry, made_with: madeWith, opening_segments: openingSegments };
  await versions.insertVersion(tx, { app_uuid: uuid, version, ...made });
  const summary = { kind, word_count: words, endings, languages, translated, segments, shortest_path: shortestPath, warnings };
  if (version > app.version) await apps.changeApp(tx, uuid, { ...summary, version, state: 'ready', faults: [] });
  return findOwnApp(tx, ownerUuid, uuid);
}

async function recordFaults(db: Db, storage: Storage, { ownerUuid, uuid, fileUuid }: Wanted, faults: AppRow['faults']): Promise<AppRow> {
  const app = await inTransaction(db, async (tx) => {
    const before = await apps.lockOwnApp(tx, ownerUuid, uuid);
    if (!before) throw new AppNotFound();
    await apps.changeApp(tx, uuid, { faults, state: before.version === 0 ? 'failed' : 'ready' });
    return findOwnApp(tx, ownerUuid, uuid);
  });
  await discardFile(db, storage, ownerUuid, fileUuid);
  return app;
}
