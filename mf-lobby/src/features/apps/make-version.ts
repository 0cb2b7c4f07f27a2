import { ASYNC_STATE } from '@meowtale/contracts';
import { type AppError, awaitJob, type HostV1, jobError, toAppError } from '@meowtale/web-kit';
import { type App, addAppUpload, findJob, findOneApp, TOUCHES_APPS } from './documents.ts';

interface Wanted {
  file_uuid: string;
  /** The app that gets a new version; null creates one. */
  uuid: string | null;
  /** The name of a new app; null for an existing one. */
  name: string | null;
  /** The file of an archive with which its story begins, once it was chosen. */
  entry?: string;
}

export type Made = { app: App; error?: undefined } | { app?: undefined; error: AppError };

/**
 * Makes a version of an app from an uploaded file by a job, because unpacking a large game takes longer than a request may. Returns the
 * app, whose faults describe a file that can't be played. Never throws.
 */
export async function makeVersion({ urql, locale }: Pick<HostV1, 'urql' | 'locale'>, wanted: Wanted): Promise<Made> {
  const input = { ...wanted, default_lang: locale, key: crypto.randomUUID() };
  const begun = await urql.mutation(addAppUpload, input, TOUCHES_APPS).toPromise();
  if (!begun.data) return { error: begun.error ? toAppError(begun.error) : { code: '9999' } };
  const first = begun.data.addAppUpload;
  const poll = async () => (await urql.query(findJob, { uuid: first.uuid }, { requestPolicy: 'network-only' }).toPromise()).data?.findAsync;
  const { signal } = new AbortController();
  const job = first.state === ASYNC_STATE.pending ? await awaitJob(poll, { signal }) : first;
  const made = job?.state === ASYNC_STATE.done ? (job.result as { uuid?: unknown } | null)?.uuid : undefined;
  if (typeof made !== 'string') return { error: jobError(job) };
  const found = await urql.query(findOneApp, { uuid: made }, { requestPolicy: 'network-only' }).toPromise();
  const app = found.data?.findApp.list[0];
  if (app) return { app };
  return { error: found.error ? toAppError(found.error) : { code: '404' } };
}
