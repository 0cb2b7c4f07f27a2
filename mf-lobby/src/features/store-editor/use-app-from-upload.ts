import { ASYNC_STATE } from '@meowtale/contracts';
import { type AppError, awaitJob, toAppError, useHost, useRequestKey } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { type App, type AppFault, findJob, findOneApp, TOUCHES_APPS } from '../apps/documents.ts';
import { addAppUpload } from './pack-documents.ts';

interface Wanted {
  file_uuid: string;
  /** Of the app that it is a new version of; null makes one. */
  uuid: string | null;
  name: string;
}

/** Makes an app of an uploaded web game by a job, which is followed while the page is open. */
export function useAppFromUpload() {
  const { urql, locale } = useHost();
  const keys = useRequestKey();
  const [making, setMaking] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [faults, setFaults] = useState<readonly AppFault[]>([]);
  /** One whose file couldn't be used: the next file is for it, or every try would leave another. */
  const [unusable, setUnusable] = useState<string | null>(null);
  const [leaving] = useState(() => new AbortController());
  useEffect(() => () => leaving.abort(), [leaving]);

  /** Answers the app; null when there is none to be played, and `failure` or `faults` then say why. */
  async function make({ file_uuid, uuid, name }: Wanted): Promise<App | null> {
    setMaking(true);
    setFailure(null);
    setFaults([]);
    const answer = await run({ file_uuid, uuid: uuid ?? unusable, name });
    if (leaving.signal.aborted) return null;
    setMaking(false);
    if ('error' in answer) {
      setFailure(answer.error);
      return null;
    }
    setFaults(answer.app.faults);
    const usable = answer.app.faults.length === 0 && answer.app.state === 'ready';
    setUnusable(usable ? null : answer.app.uuid);
    return usable ? answer.app : null;
  }

  async function run(wanted: Wanted): Promise<{ app: App } | { error: AppError }> {
    const asked = { ...wanted, default_lang: locale };
    const begun = await urql.mutation(addAppUpload, { ...asked, key: keys.of(asked) }, TOUCHES_APPS).toPromise();
    if (!begun.data) return { error: begun.error ? toAppError(begun.error) : { code: '9999' } };
    const first = begun.data.addAppUpload;
    const look = async () =>
      (await urql.query(findJob, { uuid: first.uuid }, { requestPolicy: 'network-only' }).toPromise()).data?.findAsync;
    const job = first.state === ASYNC_STATE.pending ? await awaitJob(look, { signal: leaving.signal }) : first;
    const made = job?.state === ASYNC_STATE.done ? (job.result as { uuid?: unknown } | null)?.uuid : undefined;
    if (typeof made !== 'string') return { error: job?.error ?? { code: 'other/network-request-failed' } };
    const found = await urql.query(findOneApp, { uuid: made }, { requestPolicy: 'network-only' }).toPromise();
    const app = found.data?.findApp.list[0];
    if (app) return { app };
    return { error: found.error ? toAppError(found.error) : { code: '404' } };
  }
  return { make, making, failure, faults };
}
