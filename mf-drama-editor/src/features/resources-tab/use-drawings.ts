import { ASYNC_STATE } from '@meowtale/contracts';
import { type AppError, awaitJob, toAppError, useRequestKey } from '@meowtale/web-kit';
import { useCallback, useEffect, useState } from 'react';
import { useClient, useQuery } from 'urql';
import { cancelPicture, type Drawn, drawPicture, findDrawn, findPictureJob, type ToDraw } from './documents.ts';

export interface Drawings {
  /** The last requested first; null until known. */
  list: readonly Drawn[] | null;
  failure: AppError | null;
  /** Percent of the polled jobs. */
  progress: ReadonlyMap<string, number>;
  /** The pending job whose service no longer responds. */
  lost: string | null;
  /** Polls a lost job again. */
  follow(): void;
  refresh(): void;
  /** Resolves to the error; null once it is started. */
  draw(request: Omit<ToDraw, 'drama'>): Promise<AppError | null>;
  cancel(drawn: Drawn): Promise<AppError | null>;
}

/** Queries the pictures generated for a drama. A pending one is polled, also one that was requested before the page was opened. */
export function useDrawings(drama: string): Drawings {
  const client = useClient();
  const keys = useRequestKey();
  const [{ data, error }, ask] = useQuery({ query: findDrawn, variables: { drama }, requestPolicy: 'cache-and-network' });
  const [lost, setLost] = useState<string | null>(null);
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map());
  const refresh = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask]);
  const list = data?.findDramaAiImage ?? null;
  // A drama has one job at a time.
  const job = list?.find(({ state }) => state === ASYNC_STATE.pending)?.async_uuid;

  useEffect(() => {
    if (job === undefined || job === lost) return;
    const leaving = new AbortController();
    const poll = async () => (await client.query(findPictureJob, { uuid: job }, { requestPolicy: 'network-only' })).data?.findAsync;
    const onLook = (seen: { progress: number }) => setProgress((before) => new Map(before).set(job, seen.progress));
    awaitJob(poll, { signal: leaving.signal, onLook }).then((ended) => {
      if (leaving.signal.aborted) return;
      // A missing job's picture has failed, which the refreshed list shows.
      if (!ended || ended.state === ASYNC_STATE.pending) setLost(job);
      refresh();
    });
    return () => leaving.abort();
  }, [client, job, lost, refresh]);

  const draw = async (request: Omit<ToDraw, 'drama'>) => {
    const answer = await client.mutation(drawPicture, { drama, ...request, key: keys.of(request) });
    if (answer.data) keys.answered();
    refresh();
    return answer.error ? toAppError(answer.error) : null;
  };
  const cancel = async ({ async_uuid }: Drawn) => {
    const answer = await client.mutation(cancelPicture, { uuid: async_uuid });
    refresh();
    return answer.error ? toAppError(answer.error) : null;
  };
  const follow = () => setLost(null);
  return { list, failure: error ? toAppError(error) : null, progress, lost, follow, refresh, draw, cancel };
}
