import {
  CLOCK_HEADER,
  COUNTRY_HEADER,
  DomainError,
  REQUEST_ID_HEADER,
  SIGNATURE_HEADER,
  signCountry,
  signGatewayRequest,
} from '@meowtale/service-kit';
import { type Dispatcher, Pool } from 'undici';
import type { ServiceAddress } from '../subschemas.ts';

const CONNECT_TIMEOUT_MS = 1500;
const CALLS_AT_ONCE = 64;
/** More, because each is held for as long as its sender takes. */
const STREAMS_AT_ONCE = 1024;
/** A service's clock that moved less than this doesn't explain a refused signature. */
const CLOCK_STEP_MS = 5000;

export interface Subrequest {
  method: Dispatcher.HttpMethod;
  path: string;
  /** `stream` bodies pass unread. */
  body: string | { stream: NodeJS.ReadableStream | null };
  headers?: Record<string, string | string[]>;
  authorization: string | undefined;
  requestId: string;
  /** Of whoever asks, as far as the network tells. */
  country?: string | null;
  signal?: AbortSignal;
}

export interface SignedAnswer {
  response: Dispatcher.ResponseData;
  /** The service's clock isn't where this call's signature took it to be, so that a refused signature is worth another try. */
  clockMoved: boolean;
}

/** Speaks to one service: signs by that service's clock, forwards who asks, and says plainly when it can't be reached. */
export interface SignedClient {
  name: string;
  /** @throws DomainError `service/unavailable` (503) with the service's name */
  send(request: Subrequest): Promise<SignedAnswer>;
  /** The service's schema and nothing else. @throws DomainError `service/unavailable` */
  fetchSdl(): Promise<string>;
  /** Returns the service's time, as far as its answers told it; the host's before the first. */
  now(): Date;
  close(): Promise<void>;
}

export function unavailable(service: string, cause?: unknown): DomainError {
  return new DomainError('service/unavailable', { service, cause });
}

export interface SignedClientOptions {
  /** After how long a call that brings nothing is given up. */
  timeoutMs: number;
  /** How many times as long connecting and the schema may take; 1 unless given. Tests run on busy machines. */
  patience?: number;
}

export function createSignedClient({ name, url }: ServiceAddress, secret: string, options: SignedClientOptions): SignedClient {
  const { timeoutMs, patience = 1 } = options;
  const connectTimeoutMs = CONNECT_TIMEOUT_MS * patience;
  const poolOf = (connections: number) =>
    new Pool(url, { connections, headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connect: { timeout: connectTimeoutMs } });
  // No call waits for a connection behind files that are on their way.
  const [calls, streams] = [poolOf(CALLS_AT_ONCE), poolOf(STREAMS_AT_ONCE)];
  let clockOffsetMs = 0;

  /** An answer tells the service's clock at some time while the call was under way: what is known already stays as far as that allows. */
  function noteClock({ headers }: Dispatcher.ResponseData, sentAt: number): void {
    const theirs = Number(headers[CLOCK_HEADER]);
    if (Number.isFinite(theirs)) clockOffsetMs = Math.min(Math.max(clockOffsetMs, theirs - Date.now()), theirs - sentAt);
  }

  async function send({ method, path, body, headers, authorization, requestId, country, signal }: Subrequest): Promise<SignedAnswer> {
    // Other answers may tell the service's clock while this call is under way: what counts is what it was signed by.
    const signedBy = clockOffsetMs;
    const signed = { method, path, body: typeof body === 'string' ? body : ('stream' as const), authorization, requestId };
    const sentAt = Date.now();
    const signature = signGatewayRequest(secret, signed, new Date(sentAt + signedBy));
    try {
      const response = await (typeof body === 'string' ? calls : streams).request({
        method,
        path,
        body: typeof body === 'string' ? body : (body.stream as Dispatcher.DispatchOptions['body']),
        headers: {
          ...headers,
          ...(authorization && { authorization }),
          ...(country && { [COUNTRY_HEADER]: signCountry(secret, signature, country) }),
          [REQUEST_ID_HEADER]: requestId,
          [SIGNATURE_HEADER]: signature,
        },
        ...(signal && { signal }),
      });
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
  };
}
