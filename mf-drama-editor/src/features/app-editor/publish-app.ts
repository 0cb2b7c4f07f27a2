import { ASYNC_STATE } from '@meowtale/contracts';
import { type AppError, awaitJob, type HostV1, jobError, toAppError, uploadFile } from '@meowtale/web-kit';
import { addVersion, type EditedApp, findEditedApp, findVersionJob } from './documents.ts';

export type Published = { app: EditedApp; error?: undefined } | { app?: undefined; error: AppError };

interface Step {
  signal: AbortSignal;
  /** Called with the current step and its whole percent; null while unknown. */
  onProgress(step: 'sending' | 'making', percent: number | null): void;
}

/** Queries the app's current state: another version may exist meanwhile, or errors of an uploaded file. Never throws. */
export async function findPublished({ urql }: Pick<HostV1, 'urql'>, uuid: string): Promise<Published> {
  const { data, error } = await urql.query(findEditedApp, { uuid }, { requestPolicy: 'network-only' }).toPromise();
  const app = data?.findApp.list[0];
  return app ? { app } : { error: error ? toAppError(error) : { code: '404' } };
}

/** Uploads a file for an app. Never throws. */
export async function sendFile(host: HostV1, file: File, { signal, onProgress }: Step): Promise<{ uuid: string } | { error: AppError }> {
  onProgress('sending', 0);
  const sent = await uploadFile(host, { file, scope: 'app', signal, onProgress: (percent) => onProgress('sending', percent) });
  return 'error' in sent ? sent : { uuid: sent.file.uuid };
}

interface Wanted {
  uuid: string;
  file_uuid: string;
  /** The file of an archive that its story begins with, once the person chose it. */
  entry?: string | undefined;
}

/** Makes an uploaded file the app's next version, by a job that is followed, as an upload among the apps does. Never throws. */
export async function makeVersion(host: HostV1, wanted: Wanted, { signal, onProgress }: Step): Promise<Published> {
  const { urql } = host;
  onProgress('making', null);
  const begun = await urql.mutation(addVersion, { ...wanted, key: crypto.randomUUID() }).toPromise();
  if (!begun.data) return { error: begun.error ? toAppError(begun.error) : { code: '9999' } };
  const first = begun.data.addAppUpload;
  const poll = async () =>
    (await urql.query(findVersionJob, { uuid: first.uuid }, { requestPolicy: 'network-only' }).toPromise()).data?.findAsync;
  const onLook = ({ progress }: { progress: number }) => onProgress('making', progress > 0 ? progress : null);
  const job = first.state === ASYNC_STATE.pending ? await awaitJob(poll, { signal, onLook }) : first;
  if (job?.state !== ASYNC_STATE.done) return { error: jobError(job) };
  return findPublished(host, wanted.uuid);
}

/** Uploads a file and makes it the app's next version. Never throws. */
export async function publishApp(host: HostV1, { uuid, file, ...step }: { uuid: string; file: File } & Step): Promise<Published> {
  const sent = await sendFile(host, file, step);
  return 'error' in sent ? { error: sent.error } : makeVersion(host, { uuid, file_uuid: sent.uuid }, step);
}
