import { ASYNC_STATE } from '@meowtale/contracts';
import { type AppError, awaitJob, createRequestKeys, type HostV1, type Job, jobError, toAppError } from '@meowtale/web-kit';
import type { OperationResult } from 'urql';
import { findJob } from '../apps/documents.ts';
import { addUploadSession, delFile, findUploadSession, findUploadSessions, mergeChunkFile, type NewUpload } from './documents.ts';
import { sendChunk } from './send-chunk.ts';
import type { Chunk } from './transfer.ts';

export type Answered<T> = { data: T; error?: undefined } | { data?: undefined; error: AppError };

export interface UploadUnderWay {
  uuid: string;
  chunks: readonly Chunk[];
}

/** The requests of an upload to the service. None of them throws. */
export interface UploadApi {
  begin(upload: NewUpload): Promise<Answered<UploadUnderWay>>;
  /** Returns uploads in progress of the same file, the newest first. */
  findSame(upload: NewUpload): Promise<Answered<readonly UploadUnderWay[]>>;
  /** Resolves to null where it has ended. */
  look(uuid: string): Promise<Answered<UploadUnderWay | null>>;
  send(chunk: Chunk, body: Blob, how: { md5: string; signal: AbortSignal; onSent(bytes: number): void }): ReturnType<typeof sendChunk>;
  /** Resolves to the id of the joined file. */
  join(uuid: string, how: { signal: AbortSignal; onProgress(percent: number): void }): Promise<Answered<string>>;
  drop(uuid: string): Promise<void>;
}

export function uploadApi(host: Pick<HostV1, 'urql' | 'session' | 'showError'>): UploadApi {
  const { urql } = host;
  const keys = createRequestKeys();
  async function begin(upload: NewUpload): Promise<Answered<UploadUnderWay>> {
    const sent = { ...upload, key: keys.of(upload) };
    const answer = answerOf(await urql.mutation(addUploadSession, sent).toPromise(), (data) => data.addUploadSession);
    const isEnded = answer.error?.code === 'upload/not-found';
    if (answer.data || isEnded) keys.answered();
    // The upload whose response was lost has ended since, for example because it was deleted in another tab.
    return isEnded ? begin(upload) : answer;
  }
  return {
    begin,
    async findSame({ md5, size, system }) {
      const answer = await urql.query(findUploadSessions, {}, { requestPolicy: 'network-only' }).toPromise();
      // The service may have changed the name to a safe one; the bytes identify the file.
      return answerOf(answer, (data) =>
        data.findUploadSession.filter((each) => each.md5 === md5 && each.size === size && each.system === system),
      );
    },
    async look(uuid) {
      const answer = await urql.query(findUploadSession, { uuid }, { requestPolicy: 'network-only' }).toPromise();
      return answerOf(answer, (data) => data.findUploadSession[0] ?? null);
    },
    send: ({ url }, body, how) => sendChunk(host, { url, body, ...how }),
    async join(uuid, { signal, onProgress }) {
      const begun = answerOf(await urql.mutation(mergeChunkFile, { uuid }).toPromise(), (data) => data.mergeChunkFile);
      if (begun.error) return begun;
      if (begun.data.state !== ASYNC_STATE.pending) return fileOf(begun.data);
      const poll = async () =>
        (await urql.query(findJob, { uuid: begun.data.uuid }, { requestPolicy: 'network-only' }).toPromise()).data?.findAsync;
      return fileOf(await awaitJob(poll, { signal, onLook: ({ progress }) => onProgress(progress) }));
    },
    async drop(uuid) {
      await urql.mutation(delFile, { uuid }).toPromise();
    },
  };
}

function answerOf<D, T>({ data, error }: Pick<OperationResult<D>, 'data' | 'error'>, pick: (data: D) => T): Answered<T> {
  if (data && !error) return { data: pick(data) };
  return { error: error ? toAppError(error) : { code: '9999' } };
}

function fileOf(job: Job | null): Answered<string> {
  const made = job?.state === ASYNC_STATE.done ? (job.result as { uuid?: unknown } | null)?.uuid : undefined;
  if (typeof made === 'string') return { data: made };
  return { error: jobError(job) };
}
