import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '@meowtale/service-kit';
import { Agent, fetch } from 'undici';

const TRIES = 4;
const FIRST_PAUSE_MS = 1000;
/** Longest Retry-After that is awaited here; a longer one is passed on to the caller. */
const PAUSE_MAX_MS = 60_000;

/** Without its own time-outs, because a picture server sends nothing until its picture is done; calls have theirs. */
const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 5000 } });

export type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;
export const wait: Wait = (ms, signal) => pause(ms, undefined, { signal });

export interface Call {
  method?: 'GET' | 'POST';
  /** Below the endpoint's address. */
  path: string;
  body?: unknown;
  signal: AbortSignal;
  timeoutMs: number;
  maxBytes: number;
}

export interface EndpointAnswer {
  status: number;
  text: string;
}

export interface Endpoint {
  /** Sends a request once. @throws EndpointFault; or the signal's reason when that was aborted */
  ask(call: Call): Promise<EndpointAnswer>;
  /**
   * Retries 429, 5xx and time-outs, four requests at most, after the requested or else growing pauses.
   * @param onAttempt is called before each request
   * @throws DomainError `ai/failure`, with `retryAfterSeconds` when that is longer than we wait; EndpointFault `cut` and `too-large`
   */
  askPatiently(call: Call, onAttempt?: () => void): Promise<EndpointAnswer>;
}

/** A transport error. It contains nothing of request or response, in which a server may repeat a key. */
export class EndpointFault extends Error {
  readonly kind: 'unreachable' | 'timeout' | 'cut' | 'too-large';

  constructor(kind: EndpointFault['kind'], provider: string) {
    super(`${provider}: ${kind}`);
    this.kind = kind;
  }
}

/** Returns the error for an unusable response. `why` is only for the log, and may not contain prompts, answers or keys. */
export const failure = (provider: string, why: string, retryAfterSeconds?: number): DomainError =>
  new DomainError('ai/failure', { cause: new Error(`${provider}: ${why}`), ...(retryAfterSeconds && { retryAfterSeconds }) });

async function textOf(body: AsyncIterable<Uint8Array> | null, maxBytes: number, provider: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the rest of the body.
    if (bytes > maxBytes) throw new EndpointFault('too-large', provider);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses a Retry-After header of seconds or a date (RFC 9110) to milliseconds; null without one. */
function retryAfterMs(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

export interface EndpointOptions {
  /** Name in errors and in the log. */
  provider: string;
  baseUrl: string;
  key?: string | undefined;
  /** For tests. */
  waitFor?: Wait;
}

/** Creates a client of one server. Redirects aren't followed, so that key and prompts are sent only to that address. */
export function endpointAt({ provider, baseUrl, key, waitFor = wait }: EndpointOptions): Endpoint {
  const base = baseUrl.replace(/\/+$/, '');
  const headers = { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) };

  async function send({ method = 'POST', path, body, signal, timeoutMs, maxBytes }: Call) {
    signal.throwIfAborted();
    const late = AbortSignal.timeout(timeoutMs);
    let isAnswered = false;
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.any([signal, late]),
        dispatcher,
      });
      isAnswered = true;
      const text = await textOf(response.body, maxBytes, provider);
      return { status: response.status, text, retryAfter: retryAfterMs(response.headers.get('retry-after')) };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof EndpointFault) throw error;
      if (late.aborted) throw new EndpointFault('timeout', provider);
      throw new EndpointFault(isAnswered ? 'cut' : 'unreachable', provider);
    }
  }

  async function askPatiently(call: Call, onAttempt: () => void = () => undefined): Promise<EndpointAnswer> {
    for (let tries = 1; ; tries += 1) {
      onAttempt();
      const answer = await send(call).catch((error: unknown) => {
        if (error instanceof EndpointFault && (error.kind === 'unreachable' || error.kind === 'timeout')) return error;
        throw error;
      });
      const busy = answer instanceof EndpointFault || answer.status === 429 || answer.status >= 500;
      if (!busy) return answer;
      const [why, retryAfter] = answer instanceof EndpointFault ? [answer.kind, null] : [`answered ${answer.status}`, answer.retryAfter];
      const pauseMs = retryAfter ?? FIRST_PAUSE_MS * 2 ** (tries - 1);
      if (pauseMs > PAUSE_MAX_MS) throw failure(provider, why, Math.ceil(pauseMs / 1000));
      if (tries >= TRIES) throw failure(provider, why);
      await waitFor(pauseMs, call.signal);
    }
  }

  return { ask: send, askPatiently };
}
