import { Readable } from 'node:stream';
import { carryOut, type JobKind } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import { copyAppKind } from '../library/apps/copy.ts';
import { setAppUpload } from '../library/apps/versions.ts';
import { buildAppKind } from '../library/builds/build-app.ts';
import { takeUpload } from '../library/files/upload.ts';
import type { Storage } from '../library/storage/model.ts';
import type { Works } from '../works.ts';
import type { TestCatalog, TestPersonWithUuid } from './catalog.ts';
import { makeApp, upload } from './works.ts';

/** A way of publishing that a test runs with its own database and storage. */
export interface Publishing {
  /** The table whose row publishes the bytes. */
  table: string;
  run(db: Db, storage: Storage): Promise<unknown>;
}

/** A logger that drops everything. */
export const QUIET = { info: () => {}, warn: () => {} };

/** Runs a job as a process with its lease does. */
async function runJob<Input>(db: Db, kind: JobKind<Input>, userUuid: string, input: Input): Promise<unknown> {
  const running = { uuid: uuidv7(), userUuid, attempt: 1, leftMs: 600_000, signal: AbortSignal.any([]), tell: async () => {}, log: QUIET };
  const finish = await kind.run({ ...running, input });
  return carryOut(db, finish, finish.after);
}

const sendStory = async (catalog: TestCatalog, person: TestPersonWithUuid): Promise<string> =>
  (await upload(catalog, person, { fields: { scope: 'app' }, name: 'x.ink', content: `${uuidv7()}\n-> END` })).json().uuid;

export const takeStory = (person: TestPersonWithUuid) => (db: Db, storage: Storage) =>
  takeUpload(db, { storage } as Works, {
    ownerUuid: person.muid,
    fields: { scope: 'app' },
    filename: 'story.ink',
    content: Readable.from([Buffer.from('Hi\n-> END')]),
  });

/** Adds a build's row as its command does. Returns its uuid. */
export async function addBuild(catalog: TestCatalog, person: TestPersonWithUuid, app: string): Promise<string> {
  const uuid = uuidv7();
  const row = { app_uuid: app, user_uuid: person.muid, platform: 'web', version: 1, branded: true, job_uuid: uuidv7() };
  await catalog.db('app_builds').insert({ ...row, uuid });
  return uuid;
}

export function runBuild(person: TestPersonWithUuid, app: string, build: string, playerDir: string) {
  const input = { build, app, version: 1, platform: 'web' as const, name: 'A work', branded: false };
  return (db: Db, storage: Storage) =>
    runJob(db, buildAppKind({ storage, playerDir, home: 'http://localhost:3000', android: null }), person.muid, input);
}

/** Returns all ways of publishing, each with its preparation. */
export const publishings = (catalog: TestCatalog, person: TestPersonWithUuid, playerDir: string) => ({
  'an upload': async (): Promise<Publishing> => ({ table: 'files', run: takeStory(person) }),
  'a version of an app': async (): Promise<Publishing> => {
    const { uuid } = await makeApp(catalog, person, 'One\n-> END');
    const file = await sendStory(catalog, person);
    return {
      table: 'app_versions',
      run: (db, storage) => setAppUpload({ db, storage, log: QUIET }, person.muid, { uuid, file_uuid: file }),
    };
  },
  'a copy of an app': async (): Promise<Publishing> => {
    const { uuid } = await makeApp(catalog, person, 'One\n-> END');
    return { table: 'app_versions', run: (db, storage) => runJob(db, copyAppKind(db, storage), person.muid, { app: uuid }) };
  },
  'a build of an app': async (): Promise<Publishing> => {
    const { uuid } = await makeApp(catalog, person, 'One\n-> END');
    return { table: 'app_builds', run: runBuild(person, uuid, await addBuild(catalog, person, uuid), playerDir) };
  },
});

/** Returns a storage whose process is killed after `method`, so that nothing later happens. */
export function killedAfter(storage: Storage, method: 'keep' | 'remove', reached: () => void): Storage {
  const call = async (...given: [string, string]) => {
    await (method === 'keep' ? storage.keep(...given) : undefined);
    reached();
    return new Promise<never>(() => undefined);
  };
  return { ...storage, [method]: call };
}
