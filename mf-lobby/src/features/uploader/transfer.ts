import type { UploadSession } from '@meowtale/contracts/inputs/catalog/upload-session';
import { type AppError, retryWaitMs } from '@meowtale/web-kit';
import type { ChunkAnswer } from './send-chunk.ts';

/** SPEC §9. */
const AT_ONCE = 5;
/** After so many consecutive failures it stops until the person continues. */
const FAILURES_MAX = 8;

export type Chunk = UploadSession['chunks'][number];
/** `silent`: a part had no progress for a minute. */
export type Waiting = 'offline' | 'silent' | 'retry';
export type TransferEnd = { kind: 'whole' } | { kind: 'stopped' } | { kind: 'tired' } | { kind: 'refused'; error: AppError };

export interface Transfer {
  chunks: readonly Chunk[];
  signal: AbortSignal;
  send(chunk: Chunk, signal: AbortSignal, onSent: (bytes: number) => void): Promise<ChunkAnswer>;
  /** Returns new addresses for expired ones; null while that fails. */
  readdress(): Promise<readonly Chunk[] | null>;
  isOnline(): boolean;
  /** Waits for a time, or less when the network returns or the signal aborts. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** Called with the bytes that are stored or being sent. */
  onProgress(sent: number): void;
  onWaiting(why: Waiting | null): void;
}

/**
 * Sends the missing parts, five at a time. A failed part is sent again after a growing wait; without a network it waits for one without
 * limit. Never throws.
 */
export async function transfer(given: Transfer): Promise<TransferEnd> {
  const work = new Work(given);
  await Promise.all(Array.from({ length: AT_ONCE }, () => work.run()));
  given.onWaiting(null);
  return work.end ?? (given.signal.aborted ? { kind: 'stopped' } : { kind: 'whole' });
}

class Work {
  end: TransferEnd | null = null;
  readonly #given: Transfer;
  readonly #stop = new AbortController();
  readonly #left: Chunk[];
  readonly #sent = new Map<number, number>();
  #failures = 0;
  /** Parts that wait for their next attempt. */
  #resting = 0;

  constructor(given: Transfer) {
    this.#given = given;
    this.#left = given.chunks.filter((chunk) => !chunk.is_there);
    for (const { n, size } of given.chunks.filter((chunk) => chunk.is_there)) this.#sent.set(n, size);
    given.signal.addEventListener('abort', () => this.#stop.abort());
    if (given.signal.aborted) this.#stop.abort();
    this.#tell();
  }

  async run(): Promise<void> {
    for (let chunk = this.#left.shift(); chunk && !this.#stop.signal.aborted; chunk = this.#left.shift()) await this.#bring(chunk);
  }

  async #bring(chunk: Chunk): Promise<void> {
    const { signal } = this.#stop;
    let now = chunk;
    while (!signal.aborted) {
      const answer = await this.#given.send(now, signal, (bytes) => this.#note(chunk.n, bytes));
      if (signal.aborted) return;
      if (answer.kind === 'there') {
        this.#note(chunk.n, chunk.size);
        this.#failures = 0;
        return;
      }
      this.#note(chunk.n, 0);
      if (answer.kind === 'refused') return this.#finish(answer);
      await this.#rest(answer.kind === 'silent');
      if (answer.kind === 'stale') now = (await this.#given.readdress())?.find(({ n }) => n === chunk.n) ?? now;
    }
  }

  /** Waits before the next attempt; being offline doesn't count as a failure. */
  async #rest(isSilent: boolean): Promise<void> {
    const online = this.#given.isOnline();
    if (online) this.#failures += 1;
    // Five parts are sent at once, so that many simultaneous failures count as one attempt.
    const tries = Math.ceil(this.#failures / AT_ONCE);
    if (tries > FAILURES_MAX) return this.#finish({ kind: 'tired' });
    this.#given.onWaiting(online ? (isSilent ? 'silent' : 'retry') : 'offline');
    this.#resting += 1;
    await this.#given.pause(retryWaitMs(Math.max(1, tries)), this.#stop.signal);
    this.#resting -= 1;
    if (this.#resting === 0) this.#given.onWaiting(null);
  }

  #finish(end: TransferEnd): void {
    this.end ??= end;
    this.#stop.abort();
  }

  #note(n: number, bytes: number): void {
    this.#sent.set(n, bytes);
    this.#tell();
  }

  #tell(): void {
    this.#given.onProgress([...this.#sent.values()].reduce((sum, bytes) => sum + bytes, 0));
  }
}

/** Returns where in the file each part begins, in bytes. */
export function startsOf(chunks: readonly Chunk[]): Map<number, number> {
  let start = 0;
  const ordered = [...chunks].sort((one, other) => one.n - other.n);
  return new Map(
    ordered.map(({ n, size }) => {
      const at = start;
      start += size;
      return [n, at] as const;
    }),
  );
}
