import { ASYNC_STATE } from '@meowtale/contracts';
import { type AppError, awaitJob, type HostV1, toAppError, uploadFile } from '@meowtale/web-kit';
import { addVersion, type EditedApp, findEditedApp, findVersionJob } from './documents.ts';

export type Published = { app: EditedApp; error?: undefined } | { app?: undefined; error: AppError };

interface Publishing {
  uuid: string;
  file: File;
  signal: AbortSignal;
  /** Called with the current step and its whole percent; null while unknown. */
  onProgress(step: 'sending' | 'making', percent: number | null): void;
}

/** Queries the app's current state: another version may exist meanwhile, or errors of an uploaded file. Never throws. */
export async function lookAtApp({ urql }: Pick<HostV1, 'urql'>, uuid: string): Promise<Published> {
  const { data, error } = await urql.query(findEditedApp, { uuid }, { requestPolicy: 'network-only' }).toPromise();
  const app = data?.findApp.list[0];
  return app ? { app } : { error: error ? toAppError(error) : { code: '404' } };
}

/** Makes a file the app's next version, like an upload in the lobby: sent, then made by a job that is polled. Never throws. */
export async function publishApp(host: HostV1, { uuid, file, signal, onProgress }: Publishing): Promise<Published> {
  const { urql } = host;
  onProgress('sending', 0);
  const sent = await uploadFile(host, { file, scope: 'app', signal, onProgress: (percent) => onProgress('sending', percent) });
  if ('error' in sent) return { error: sent.error };
  onProgress('making', null);
  const asked = { file_uuid: sent.file.uuid, uuid, key: crypto.randomUUID() };
  const begun = await urql.mutation(addVersion, asked).toPromise();
  if (!begun.data) return { error: begun.error ? toAppError(begun.error) : { code: '9999' } };
  const first = begun.data.addAppUpload;
  const look = async () =>
    (await urql.query(findVersionJob, { uuid: first.uuid }, { requestPolicy: 'network-only' }).toPromise()).data?.findAsync;
  const onLook = ({ progress }: { progress: number }) => onProgress('making', progress > 0 ? progress : null);
  const job = first.state === ASYNC_STATE.pending ? await awaitJob(look, { signal, onLook }) : first;
  if (job?.state !== ASYNC_STATE.done) return { error: job?.error ?? { code: 'other/network-request-failed' } };
  return lookAtApp(host, uuid);
}
