import { ASYNC_STATE } from '@meowtale/contracts';
import { type AppError, awaitJob, createRequestKeys, toAppError } from '@meowtale/web-kit';
import type { Client } from '@urql/core';
import type { EditorStore } from '../drama-editor/editor-store.ts';
import { CONTEXT } from './decisions.ts';
import { cancelGeneration, findGenerationJob, findLastJob, findProposals, type GenerationJob, startGeneration } from './documents.ts';
import { type DraftRequest, readStoredRequest, storeRequest } from './draft-request.ts';
import type { GenerationStore } from './generation-store.ts';
import { whenSaved } from './when-saved.ts';

export interface GenerationRun {
  /** Starts a draft of the saved drama. Resolves to the error, or null. */
  start(request: DraftRequest): Promise<AppError | null>;
  cancel(): Promise<AppError | null>;
  /** Repeats the last request; an error is shown as a failure. */
  retry(): Promise<void>;
  dismiss(): void;
  /** Continues with a running job, or shows the result of one that this browser started. */
  resume(): Promise<void>;
  /** Stops polling; a running job continues. */
  stop(): void;
}

export interface RunOptions {
  urql: Client;
  editor: EditorStore;
  store: GenerationStore;
  personUuid: string;
}

const failureOf = (error: Parameters<typeof toAppError>[0] | undefined): AppError => (error ? toAppError(error) : { code: '9999' });

/** Returns why a job has no proposal. One that timed out has no error of its own; a pending one's service no longer responds. */
function errorOf(job: Pick<GenerationJob, 'state' | 'error'> | null): AppError {
  if (job === null) return { code: '404' };
  if (job.state === ASYNC_STATE.pending) return { code: 'other/response-timeout' };
  return job.state === ASYNC_STATE.timedOut ? { code: 'generation/timedOut' } : (job.error ?? { code: 'ai/failure' });
}

/** Creates the runner of drafts for an open drama, one at a time, by jobs that continue without it. */
export function createGenerationRun(options: RunOptions): GenerationRun {
  const { urql, editor, store, personUuid } = options;
  const { uuid: drama } = editor.getState().saved;
  const { turn } = store.getState();
  const jobs = createFollowing(options);
  // A request whose response was lost has the same key when repeated, and is charged once.
  const keys = createRequestKeys();

  async function start(request: DraftRequest): Promise<AppError | null> {
    const { work } = store.getState();
    if (work.at === 'saving' || work.at === 'running') return { code: 'job/running' };
    turn({ at: 'saving', request });
    const end = await whenSaved(editor);
    const begun = end === 'saved' ? await urql.mutation(startGeneration, { drama, ...request, key: keys.of(request) }).toPromise() : null;
    if (begun?.data) {
      keys.answered();
      const job = begun.data.addDramaAiGenerate;
      store.getState().block([]);
      storeRequest(personUuid, drama, { job: job.uuid, asked: request });
      void jobs.follow(job, request, Date.now());
      return null;
    }
    turn({ at: 'idle' });
    const failure = begun ? failureOf(begun.error) : { code: `generation/${end}` };
    jobs.mark(failure);
    if (failure.code === 'job/running') void jobs.followOther((failure.data as { uuid?: string } | undefined)?.uuid);
    return failure;
  }

  return {
    start,
    async cancel() {
      const { work } = store.getState();
      if (work.at !== 'running') return null;
      const { data, error } = await urql.mutation(cancelGeneration, { uuid: work.job }).toPromise();
      if (!data) return failureOf(error);
      if (data.cancelDramaAi.state !== ASYNC_STATE.pending) jobs.finish(data.cancelDramaAi, work.request);
      return null;
    },
    async retry() {
      const { work } = store.getState();
      if (work.at !== 'failed' || !work.request) return;
      const error = await start(work.request);
      if (error && store.getState().work.at === 'idle') turn({ at: 'failed', request: work.request, error });
    },
    dismiss() {
      storeRequest(personUuid, drama, null);
      turn({ at: 'idle' });
    },
    resume: jobs.resume,
    stop: jobs.stop,
  };
}

/** Polls a job to its end: a proposal, or a failure that is shown. */
function createFollowing({ urql, editor, store, personUuid }: RunOptions) {
  const { uuid: drama } = editor.getState().saved;
  const { turn } = store.getState();
  let leaving = new AbortController();
  const poll = async (uuid: string) =>
    (await urql.query(findGenerationJob, { uuid }, { requestPolicy: 'network-only' }).toPromise()).data?.findAsync;

  async function follow(job: GenerationJob, request: DraftRequest | null, since: number): Promise<void> {
    const { signal } = leaving;
    const running = { at: 'running', request, job: job.uuid, since } as const;
    const isCurrent = () => {
      const { work } = store.getState();
      return work.at === 'running' && work.job === job.uuid && !signal.aborted;
    };
    turn({ ...running, progress: job.progress });
    const onLook = ({ progress }: { progress: number }) => isCurrent() && turn({ ...running, progress });
    let isMissing = false;
    const look = async () => {
      const found = await poll(job.uuid);
      isMissing = found === null;
      return found;
    };
    const ended = job.state === ASYNC_STATE.pending ? await awaitJob(look, { signal, onLook }) : job;
    if (isCurrent()) finish(ended ?? (isMissing ? null : job), request);
  }

  function finish(job: Pick<GenerationJob, 'state' | 'result' | 'error'> | null, request: DraftRequest | null): void {
    const isOver = job?.state === ASYNC_STATE.done || job?.error?.code === 'job/cancelled';
    if (!isOver) {
      const error = errorOf(job);
      mark(error);
      turn({ at: 'failed', request, error });
      return;
    }
    storeRequest(personUuid, drama, null);
    turn({ at: 'idle' });
    const made = (job.result as { proposal?: unknown } | null)?.proposal;
    if (typeof made !== 'string') return;
    store.getState().show(made);
    void urql.query(findProposals, { drama }, { ...CONTEXT, requestPolicy: 'network-only' }).toPromise();
  }

  /** Marks blocked words wherever they occur. */
  function mark({ code, data }: AppError): void {
    if (code === 'ai/content-filter') store.getState().block((data as { words?: string[] } | undefined)?.words ?? []);
  }

  return {
    follow,
    finish,
    mark,
    /** Follows a job that was started in another tab or on another device. */
    async followOther(uuid: string | undefined): Promise<void> {
      const job = uuid === undefined ? null : await poll(uuid);
      if (job && store.getState().work.at === 'idle') await follow(job, null, Date.parse(job.createdAt));
    },
    async resume(): Promise<void> {
      if (leaving.signal.aborted) leaving = new AbortController();
      const { signal } = leaving;
      const { data } = await urql.query(findLastJob, { uuid: drama }, { requestPolicy: 'network-only' }).toPromise();
      const job = data?.findDrama.list[0]?.drama_ai_generate;
      if (!job || signal.aborted || store.getState().work.at !== 'idle') return;
      const stored = readStoredRequest(personUuid, drama);
      const request = stored?.job === job.uuid ? stored.asked : null;
      if (job.state === ASYNC_STATE.pending) await follow(job, request, Date.parse(job.createdAt));
      // Of ended jobs, only one that this browser started and hasn't shown yet.
      else if (request) finish(job, request);
    },
    stop: () => leaving.abort(),
  };
}
