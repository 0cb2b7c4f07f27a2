import { APP_NAME_MAX, copyAppInput } from '@meowtale/contracts/inputs/catalog/app';
import { type Async, addJob, asyncIdOf, type Finish, findAsync, inTransaction, type JobKind, parseInput } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { assertRoomFor, takeRoom } from '../files/quota.ts';
import { keys, type Storage } from '../files/storage.ts';
import { JOB_PREFIX } from '../jobs/prefix.ts';
import { AppNotFound } from './errors.ts';
import { holdPlaceForApp } from './limit.ts';
import * as apps from './repository.ts';

/** What is copied, as it was when it was asked for, and the id that the copy will have. */
const copying = z.object({ app: z.uuid(), version: z.int().min(0), copy: z.uuid() });
type Copying = z.output<typeof copying>;

const WAIT_MS = 10_000;

/**
 * Copies an app of one's own with its newest version, its pictures and its labels; the copy is in no store. Answers the job that
 * does it, whose result is `{ uuid }` of the copy; without `useAsync` only when it ended, or takes longer than a request may.
 * @throws DomainError `input/invalid`, `job/running`; AppNotFound, also for one in the trash; TooManyApps; StorageFull
 */
export async function copyApp(db: Db, storage: Storage, ownerUuid: string, input: unknown): Promise<Async | null> {
  const { uuid, useAsync } = parseInput(copyAppInput, input);
  const job = await inTransaction(db, async (tx) => {
    const app = await apps.lockOwnApp(tx, ownerUuid, uuid);
    if (!app || app.deleted_at) throw new AppNotFound();
    await holdPlaceForApp(tx, ownerUuid);
    await assertRoomFor(tx, ownerUuid, await apps.sizeOfVersion(tx, app));
    return addJob(tx, copyAppKind(storage), {
      userUuid: ownerUuid,
      subject: uuid,
      input: { app: uuid, version: app.version, copy: uuidv7() },
    });
  });
  return findAsync(db, { prefix: JOB_PREFIX, id: asyncIdOf(JOB_PREFIX, job), userUuid: ownerUuid }, useAsync ? 0 : WAIT_MS);
}

export const copyAppKind = (storage: Storage): JobKind<Copying> => ({
  name: 'copy-app',
  input: copying,
  run: ({ userUuid, input }) => makeCopy(storage, userUuid, input),
});

/** Copies the files to a temporary place; what it answers moves them to theirs and makes the app. */
async function makeCopy(storage: Storage, ownerUuid: string, { app: uuid, version, copy }: Copying): Promise<Finish> {
  const folder = version > 0 ? await storage.copyOut(keys.work(uuid, version)) : null;
  return async (tx) => {
    try {
      const app = await apps.lockOwnApp(tx, ownerUuid, uuid);
      if (!app || app.deleted_at) throw new AppNotFound();
      await holdPlaceForApp(tx, ownerUuid);
      await apps.copyApp(tx, app.uuid, { uuid: copy, name: await freeName(tx, app) });
      if (folder) {
        await takeRoom(tx, ownerUuid, await apps.copyVersion(tx, { app_uuid: uuid, version }, copy));
        await storage.keep(folder, keys.work(copy, 1));
      }
      return { uuid: copy };
    } catch (error) {
      if (folder) await storage.discard(folder);
      throw error;
    }
  };
}

/** `Nine Cats (2)`: the first number that no app of theirs has. */
async function freeName(tx: Db, { owner_uuid, name }: Pick<apps.AppRow, 'owner_uuid' | 'name'>): Promise<string> {
  const taken = new Set(await apps.findNames(tx, owner_uuid));
  const plain = name.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`;
    const candidate = `${plain.slice(0, APP_NAME_MAX - ending.length).toWellFormed()}${ending}`;
    if (!taken.has(candidate)) return candidate;
  }
}
