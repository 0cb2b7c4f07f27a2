import { addAppUploadInput } from '@meowtale/contracts/inputs/catalog/app';
import { type Async, addJob, asyncIdOf, type Finish, findAsync, inTransaction, type JobKind, parseInput } from '@meowtale/service-kit';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { findOwnOriginal } from '../files/originals.ts';
import type { Storage } from '../files/storage.ts';
import { JOB_PREFIX } from '../jobs/prefix.ts';
import { addApp, findOwnApp, prepareVersion } from './service.ts';

const making = z.object({ app: z.uuid(), file: z.uuid() });
type Making = z.output<typeof making>;

const WAIT_MS = 10_000;

/**
 * Makes a version of an app from an uploaded original by a job whose result is `{ uuid }` of the app; of a new app when none is
 * named. Without `useAsync` it is answered only when it ended, or takes longer than a request may.
 * @throws DomainError `input/invalid`, `job/running`; AppNotFound; UploadNotFound; TooManyApps
 */
export async function addAppUpload(db: Db, storage: Storage, ownerUuid: string, input: unknown): Promise<Async | null> {
  const { uuid, file_uuid: file, useAsync, name, default_lang, idempotency_key } = parseInput(addAppUploadInput, input);
  await findOwnOriginal(db, ownerUuid, file);
  const app = uuid ? await findOwnApp(db, ownerUuid, uuid) : await addApp(db, ownerUuid, { name, default_lang, idempotency_key });
  const job = await inTransaction(db, (tx) =>
    addJob(tx, addUploadKind(db, storage), { userUuid: ownerUuid, subject: app.uuid, input: { app: app.uuid, file } }),
  );
  return findAsync(db, { prefix: JOB_PREFIX, id: asyncIdOf(JOB_PREFIX, job), userUuid: ownerUuid }, useAsync ? 0 : WAIT_MS);
}

export const addUploadKind = (db: Db, storage: Storage): JobKind<Making> => ({
  name: 'add-app-upload',
  input: making,
  run: async ({ userUuid: ownerUuid, input: { app: uuid, file: fileUuid } }): Promise<Finish> => {
    const finish = await prepareVersion(db, storage, { ownerUuid, uuid, fileUuid });
    return async (tx) => ({ uuid: (await finish(tx)).uuid });
  },
});
