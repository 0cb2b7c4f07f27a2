import { APP_NAME_MAX, copyAppInput } from '@meowtale/contracts/inputs/catalog/app';
import { beginning } from '@meowtale/contracts/text/characters';
import { type Async, addJob, asyncIdOf, type Finish, findAsync, inTransaction, type JobKind, parseInput } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db } from '../../database.ts';
import { assertRoomFor, takeRoom } from '../files/service.ts';
import { JOB_PREFIX } from '../jobs/model.ts';
import { keys, type Storage } from '../storage/model.ts';
import { AppNotFound } from './errors.ts';
import { requireAppsBelowLimit } from './limit.ts';
import * as apps from './repository.ts';
import { copyTree } from './tree-repository.ts';
import * as versions from './version-repository.ts';
import { type Place, removeUncommittedWork, storeWork } from './work-files.ts';

/** Input of the job. */
const copying = z.object({ app: z.uuid() });
type Copying = z.output<typeof copying>;

const WAIT_MS = 10_000;

/**
 * Copies the caller's app with its newest version, node tree, pictures and labels; the copy is in no store. Returns the job, whose result
 * is `{ uuid }` of the copy; without `useAsync` when it ended, or at the time limit of a request.
 * @throws DomainError `input/invalid`, `job/running`; AppNotFound, also for one in the trash; TooManyApps; StorageFull
 */
export async function copyApp(db: Db, storage: Storage, ownerUuid: string, input: unknown): Promise<Async | null> {
  const { uuid, useAsync } = parseInput(copyAppInput, input);
  const job = await inTransaction(db, async (tx) => {
    const app = await apps.lockOwnApp(tx, ownerUuid, uuid);
    if (!app || app.deleted_at) throw new AppNotFound();
    await requireAppsBelowLimit(tx, ownerUuid);
    await assertRoomFor(tx, ownerUuid, await versions.sizeOfVersion(tx, app));
    return addJob(tx, copyAppKind(db, storage), { userUuid: ownerUuid, subject: uuid, input: { app: uuid } });
  });
  return findAsync(db, { prefix: JOB_PREFIX, id: asyncIdOf(JOB_PREFIX, job), userUuid: ownerUuid }, useAsync ? 0 : WAIT_MS);
}

export const copyAppKind = (db: Db, storage: Storage): JobKind<Copying> => ({
  name: 'copy-app',
  input: copying,
  run: ({ userUuid, input }) => makeCopy(db, storage, userUuid, input),
});

/**
 * Copies the files to a new key, another one for each attempt, and returns the function that adds the app. If the app has another version
 * by then, it fails, and the next attempt copies that one.
 */
async function makeCopy(db: Db, storage: Storage, ownerUuid: string, { app: uuid }: Copying): Promise<Finish> {
  const version = (await apps.findOwnApp(db, ownerUuid, uuid))?.version ?? 0;
  const copy = uuidv7();
  const place = { app_uuid: copy, version: 1 };
  if (version > 0) await copyWork(storage, { app_uuid: uuid, version }, place);
  const finish = async (tx: Db) => {
    const app = await apps.lockOwnApp(tx, ownerUuid, uuid);
    if (!app || app.deleted_at) throw new AppNotFound();
    if (app.version !== version) throw new Error(`app ${uuid} has version ${app.version} by now, not ${version}`);
    await requireAppsBelowLimit(tx, ownerUuid);
    await apps.copyApp(tx, app.uuid, { uuid: copy, name: await freeName(tx, app) });
    await copyTree(tx, app.uuid, copy);
    if (version > 0) await takeRoom(tx, ownerUuid, await versions.copyVersion(tx, { app_uuid: uuid, version }, copy));
    return { uuid: copy };
  };
  const after = async (committed: boolean) => {
    if (!committed && version > 0) await removeUncommittedWork(db, storage, place, { ownerUuid, uuid });
  };
  return Object.assign(finish, { after });
}

async function copyWork(storage: Storage, from: Place, to: Place): Promise<void> {
  const folder = await storage.copyOut(keys.work(from.app_uuid, from.version));
  try {
    await storeWork(storage, folder, to);
  } finally {
    await storage.discard(folder);
  }
}

/** Returns `Nine Cats (2)`, with the first number that no app of the person has. */
async function freeName(tx: Db, { owner_uuid, name }: Pick<apps.AppRow, 'owner_uuid' | 'name'>): Promise<string> {
  const taken = new Set(await apps.findNames(tx, owner_uuid));
  const plain = name.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`;
    const candidate = `${beginning(plain, APP_NAME_MAX - ending.length)}${ending}`;
    if (!taken.has(candidate)) return candidate;
  }
}
