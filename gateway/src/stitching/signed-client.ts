import {
  ADDRESS_HEADER,
  CLOCK_HEADER,
  COUNTRY_HEADER,
  DomainError,
  REQUEST_ID_HEADER,
  SIGNATURE_HEADER,
  signAddress,
  signCountry,
  signGatewayRequest,
} from '@meowtale/service-kit';
import { BrokenCircuitError, circuitBreaker, handleWhen, SamplingBreaker } from 'cockatiel';
import { type Dispatcher, Pool } from 'undici';
import type { ServiceAddress } from '../subschemas.ts';

const CONNECT_TIMEOUT_MS = 1500;
const CALLS_AT_ONCE = 64;
/** Higher, because each stream lasts as long as its sender takes. */
const STREAMS_AT_ONCE = 1024;
/** Calls fail at once for so long after half of the calls of `BREAKER_WINDOW_MS` timed out; then one call tries again. */
const BREAKER_OPEN_MS = 3000;
const BREAKER_WINDOW_MS = 30_000;
const BREAKER_LEAST_PER_SECOND = 0.2;
/** A smaller change of a service's clock doesn't explain a rejected signature. */
const CLOCK_STEP_MS = 5000;

export interface Subrequest {
  method: Dispatcher.HttpMethod;
  path: string;
  /** A `stream` body is passed on unread. */
  body: string | { stream: NodeJS.ReadableStream | null };
  headers?: Record<string, string | string[]>;
  authorization: string | undefined;
  requestId: string;
  /** The caller's country, as far as their network shows it. */
  country?: string | null;
  /** The caller's network address, which the service gets as a hash. */
  address?: string;
  signal?: AbortSignal;
}

export interface SignedAnswer {
  response: Dispatcher.ResponseData;
  /** Whether the service's clock differs from the time of the signature, so that a rejected signature is worth a retry. */
  clockMoved: boolean;
}

/** Client of one service: signs by that service's clock and forwards the caller's token. */
export interface SignedClient {
  name: string;
  /** @throws DomainError `service/unavailable` (503) with the service's name */
  send(request: Subrequest): Promise<SignedAnswer>;
  /** Fetches the service's schema. @throws DomainError `service/unavailable` */
  fetchSdl(): Promise<string>;
  /** Returns the service's time as estimated from its responses; the host's before the first. */
  now(): Date;
  /** Ends running calls. */
  close(): Promise<void>;
  /** Accepts no more calls, and resolves when the running ones have ended. */
  drain(): Promise<void>;
}

/** Returns the error of a service that can't be reached: `service/unavailable` (503) with its name. */
export function unavailable(service: string, cause?: unknown): DomainError {
  return new DomainError('service/unavailable', { service, cause });
}

/** Codes of undici and Node for a connection that was never made, or a request that never had one. */
const NEVER_SENT: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'],
  ...['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_CLOSED', 'UND_ERR_DESTROYED'],
]);

const TIMED_OUT: ReadonlySet<unknown> = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'ETIMEDOUT',
]);

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code;

/** Returns whether the service may have received a request that failed with this cause: it timed out, or its connection was lost. */
export const mayHaveArrived = (cause: unknown): boolean => !(cause instanceof BrokenCircuitError || NEVER_SENT.has(codeOf(cause)));

export interface SignedClientOptions {
  /** Time-out of a call that receives nothing. */
  timeoutMs: number;
  /** Multiplies the time-outs of connecting and of the schema; 1 unless given. Tests run on busy machines. */
  patience?: number;
  /** Calls back when calls begin to fail at once, and when they are sent again. */
  onBreaker?(state: 'opened' | 'closed'): void;
}

/**
 * Creates a breaker for calls of a service that doesn't respond in time: without it each caller would wait for the whole time-out. A refused
 * connection costs nothing, so it doesn't count.
 */
function createBreaker({ onBreaker }: SignedClientOptions) {
  const breaker = circuitBreaker(
    handleWhen((error) => TIMED_OUT.has(codeOf(error))),
    {
      halfOpenAfter: BREAKER_OPEN_MS,
      breaker: new SamplingBreaker({ threshold: 0.5, duration: BREAKER_WINDOW_MS, minimumRps: BREAKER_LEAST_PER_SECOND }),
    },
  );
  breaker.onBreak(() => onBreaker?.('opened'));
  breaker.onReset(() => onBreaker?.('closed'));
  return breaker;
}

export function createSignedClient({ name, url }: ServiceAddress, secret: string, options: SignedClientOptions): SignedClient {
  const { timeoutMs, patience = 1 } = options;
  const connectTimeoutMs = CONNECT_TIMEOUT_MS * patience;
  const poolOf = (connections: number) =>
    new Pool(url, { connections, headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connect: { timeout: connectTimeoutMs } });
  // Separate pools, so that calls don't wait for connections behind files.
  const [calls, streams] = [poolOf(CALLS_AT_ONCE), poolOf(STREAMS_AT_ONCE)];
  const breaker = createBreaker(options);
  let clockOffsetMs = 0;

  /**
   * Updates the clock offset from a response's clock header, which was read some time between sending and now; changes it as little as that
   * allows.
   */
  function noteClock({ headers }: Dispatcher.ResponseData, sentAt: number): void {
    const theirs = Number(headers[CLOCK_HEADER]);
    if (Number.isFinite(theirs)) clockOffsetMs = Math.min(Math.max(clockOffsetMs, theirs - Date.now()), theirs - sentAt);
  }

  async function send(request: Subrequest): Promise<SignedAnswer> {
    const { method, path, body, headers, authorization, requestId, country, address, signal } = request;
    // Concurrent responses may change the offset during this call; the retry depends on the one that it was signed by.
    const signedBy = clockOffsetMs;
    const signed = { method, path, body: typeof body === 'string' ? body : ('stream' as const), authorization, requestId };
    const sentAt = Date.now();
    const signature = signGatewayRequest(secret, signed, new Date(sentAt + signedBy));
    try {
      const isCall = typeof body === 'string';
      const given: Dispatcher.RequestOptions = {
        method,
        path,
        body: isCall ? body : (body.stream as Dispatcher.DispatchOptions['body']),
        headers: {
          ...headers,
          ...(authorization && { authorization }),
          ...(country && { [COUNTRY_HEADER]: signCountry(secret, signature, country) }),
          ...(address && { [ADDRESS_HEADER]: signAddress(secret, signature, address) }),
          [REQUEST_ID_HEADER]: requestId,
          [SIGNATURE_HEADER]: signature,
        },
        ...(signal && { signal }),
      };
      const response = await (isCall ? breaker.execute(() => calls.request(given)) : streams.request(given));
      noteClock(response, sentAt);
      return { response, clockMoved: Math.abs(clockOffsetMs - signedBy) > CLOCK_STEP_MS };
    } catch (error) {
      throw unavailable(name, error);
    }
  }

  return {
    name,
    send,
    async fetchSdl() {
      const sentAt = Date.now();
      try {
        const answer = await calls.request({ method: 'GET', path: '/sdl', headersTimeout: connectTimeoutMs });
        const text = await answer.body.text();
        if (answer.statusCode !== 200) throw new Error(`/sdl answered ${answer.statusCode}`);
        noteClock(answer, sentAt);
        return text;
      } catch (error) {
        throw unavailable(name, error);
      }
    },
    now: () => new Date(Date.now() + clockOffsetMs),
    close: async () => {
      await Promise.all([calls.destroy(), streams.destroy()]);
    },
    drain: async () => {
      await Promise.all([calls.close(), streams.close()]);
    },
  };
}
