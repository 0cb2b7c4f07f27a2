import { Resolver } from 'node:dns/promises';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { isPublicAddress, isPublicHost } from '@meowtale/contracts/inputs/public-host';

/** Response to a GET. Its body has to be read or destroyed. */
interface Fetched {
  status: number;
  /** The `location` header as sent; redirects aren't followed. */
  location: string | null;
  body: Readable;
}

/** Resolves and requests addresses that people typed; tests pass a fake. */
export interface Network {
  /** Returns all addresses of a host. @throws when it has none */
  resolve(host: string): Promise<string[]>;
  /** Returns whether a HEAD of this address of the host finds a resource: any status below 400, or 401, 403, 405 or 429. */
  answers(url: URL, address: string): Promise<boolean>;
  /** GETs the URL at this address of the host, until `signal` aborts. */
  open(url: URL, address: string, signal: AbortSignal): Promise<Fetched>;
}

const ANSWERS_WITHIN_MS = 2500;

/**
 * Resolves a URL's host once; requests go to the returned address, so that the name can't be changed in between. Returns `private` if any
 * of its addresses is private, `unknown` if it has none.
 */
export async function locate(url: URL, network: Pick<Network, 'resolve'>): Promise<{ address: string } | 'private' | 'unknown'> {
  if (!isPublicHost(url.hostname)) return 'private';
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const addresses = isIP(host) ? [host] : await network.resolve(host).catch(() => []);
  // One private address is enough to reach the internal network.
  if (!addresses.every(isPublicAddress)) return 'private';
  const [address] = addresses;
  return address === undefined ? 'unknown' : { address };
}

type Options = Pick<RequestOptions, 'method' | 'headers' | 'signal'>;

/** Requests the URL at this address, without another DNS lookup; follows no redirects. */
function ask(url: URL, address: string, options: Options, onAnswer: (answer: IncomingMessage) => void) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup: LookupFunction = (_host, { all }, found) =>
    all ? found(null, [{ address, family: isIP(address) }]) : found(null, address, isIP(address));
  return request(url, { ...options, agent: false, lookup }, onAnswer);
}

/** The internet. */
export const internet: Network = {
  resolve: (host) => resolveBy(new Resolver({ timeout: ANSWERS_WITHIN_MS, tries: 1 }), host),
  answers: (url, address) =>
    new Promise((resolve, fail) => {
      if (url.protocol === 'ftp:') return resolve(true);
      const request = ask(url, address, { method: 'HEAD', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }, ({ statusCode = 500 }) => {
        resolve(statusCode < 400 || [401, 403, 405, 429].includes(statusCode));
        request.destroy();
      });
      request.on('error', fail);
      request.end();
    }),
  open: (url, address, signal) =>
    new Promise((resolve, fail) => {
      const headers = { accept: 'image/jpeg, image/png', 'accept-encoding': 'identity' };
      const request = ask(url, address, { method: 'GET', headers, signal }, (body) =>
        resolve({ status: body.statusCode ?? 500, location: body.headers.location ?? null, body }),
      );
      request.on('error', fail);
      request.end();
    }),
};

/**
 * Returns all addresses of a host. Uses its own resolver with a deadline: the system's would block one of the few threads with which this
 * process resolves its own servers while a name server chosen by a user doesn't respond.
 */
export async function resolveBy(resolver: Resolver, host: string): Promise<string[]> {
  const late = setTimeout(() => resolver.cancel(), ANSWERS_WITHIN_MS);
  const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  clearTimeout(late);
  return results.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
