import { addAppUploadInput } from '@meowtale/contracts/inputs/catalog/app';
import {
  type Async,
  addJob,
  asyncIdOf,
  DomainError,
  type Finish,
  findAsync,
  inTransaction,
  type JobKind,
  parseInput,
  withIdempotency,
} from '@meowtale/service-kit';
import { z } from 'zod';
import type { Db } from '../../database.ts';
import { findOwnOriginal } from '../files/model.ts';
import { JOB_PREFIX } from '../jobs/model.ts';
import type { Storage } from '../storage/model.ts';
import { addApp, findOwnApp } from './service.ts';
import { prepareVersion } from './versions.ts';

const making = z.object({ app: z.uuid(), file: z.uuid(), entry: z.string().nullish() });
type Making = z.output<typeof making>;

const WAIT_MS = 10_000;

/**
 * Makes a version of an app from an uploaded original in a job, whose result is `{ uuid }` of the app; of a new app if none is given.
 * Without `useAsync` it waits for the end, at most as long as a request may take. An `idempotency_key` has one job.
 * @throws DomainError `input/invalid`, `job/running`, `idempotency/conflict` for a key that was used with another input, `404` for a key
 *   whose job was deleted; AppNotFound; UploadNotFound; TooManyApps
 */
export async function addAppUpload(db: Db, storage: Storage, ownerUuid: string, input: unknown): Promise<Async> {
  const { useAsync, idempotency_key: key, ...request } = parseInput(addAppUploadInput, input);
  const { uuid, file_uuid: file, name, default_lang, entry } = request;
  const job = await inTransaction(db, (tx) => {
    const begin = async () => {
      await findOwnOriginal(tx, ownerUuid, file);
      const app = uuid ? await findOwnApp(tx, ownerUuid, uuid) : await addApp(tx, ownerUuid, { name, default_lang });
      return addJob(tx, addUploadKind(db, storage), {
        userUuid: ownerUuid,
        subject: app.uuid,
        input: { app: app.uuid, file, ...(entry && { entry }) },
      });
    };
    return key ? withIdempotency(tx, { scope: `addAppUpload:${ownerUuid}`, key, request }, begin) : begin();
  });
  const begun = await findAsync(db, { prefix: JOB_PREFIX, id: asyncIdOf(JOB_PREFIX, job), userUuid: ownerUuid }, useAsync ? 0 : WAIT_MS);
  if (!begun) throw new DomainError('404');
  return begun;
}

export const addUploadKind = (db: Db, storage: Storage): JobKind<Making> => ({
  name: 'add-app-upload',
  input: making,
  run: async ({ userUuid: ownerUuid, input: { app: uuid, file: fileUuid, entry = null }, log }): Promise<Finish> => {
    const finish = await prepareVersion({ db, storage, log }, { ownerUuid, uuid, fileUuid, entry });
    return Object.assign(async (tx: Db) => ({ uuid: (await finish(tx)).uuid }), finish.after && { after: finish.after });
  },
});
