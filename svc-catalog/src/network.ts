import { Resolver } from 'node:dns/promises';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { isPublicAddress, isPublicHost } from '@meowtale/contracts/inputs/public-host';

/** What was answered to a GET; a body that isn't read is to be destroyed. */
interface Fetched {
  status: number;
  /** Where it leads on, as it was said; it is never followed by itself. */
  location: string | null;
  body: Readable;
}

/** What addresses that people gave are looked at through; a test brings its own. */
export interface Network {
  /** All addresses of a host. @throws when it has none */
  resolve(host: string): Promise<string[]>;
  /** Whether something answers there that isn't “there is nothing here”; asked at one of the addresses that were looked at. */
  answers(url: URL, address: string): Promise<boolean>;
  /** What is there, asked at one of the addresses that were looked at, until `signal` says that it takes too long. */
  open(url: URL, address: string, signal: AbortSignal): Promise<Fetched>;
}

const ANSWERS_WITHIN_MS = 2500;

/**
 * Where a URL's host is, looked up once: whoever asks there asks at this very address, so that what a name means can't change in
 * between. `private` where any of its addresses is one that nobody reaches from outside, `unknown` where it has none.
 */
export async function locate(url: URL, network: Pick<Network, 'resolve'>): Promise<{ address: string } | 'private' | 'unknown'> {
  if (!isPublicHost(url.hostname)) return 'private';
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const addresses = isIP(host) ? [host] : await network.resolve(host).catch(() => []);
  // One private address among others is enough to be led there.
  if (!addresses.every(isPublicAddress)) return 'private';
  const [address] = addresses;
  return address === undefined ? 'unknown' : { address };
}

type Options = Pick<RequestOptions, 'method' | 'headers' | 'signal'>;

/** Asks at that address, whatever its name means by now; follows nothing. */
function ask(url: URL, address: string, options: Options, onAnswer: (answer: IncomingMessage) => void) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup: LookupFunction = (_host, { all }, found) =>
    all ? found(null, [{ address, family: isIP(address) }]) : found(null, address, isIP(address));
  return request(url, { ...options, agent: false, lookup }, onAnswer);
}

/** The real one. */
export const internet: Network = {
  resolve: (host) => resolveBy(new Resolver({ timeout: ANSWERS_WITHIN_MS, tries: 1 }), host),
  answers: (url, address) =>
    new Promise((tell, fail) => {
      if (url.protocol === 'ftp:') return tell(true);
      const asked = ask(url, address, { method: 'HEAD', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }, ({ statusCode = 500 }) => {
        tell(statusCode < 400 || [401, 403, 405, 429].includes(statusCode));
        asked.destroy();
      });
      asked.on('error', fail);
      asked.end();
    }),
  open: (url, address, signal) =>
    new Promise((tell, fail) => {
      const headers = { accept: 'image/jpeg, image/png', 'accept-encoding': 'identity' };
      const asked = ask(url, address, { method: 'GET', headers, signal }, (body) =>
        tell({ status: body.statusCode ?? 500, location: body.headers.location ?? null, body }),
      );
      asked.on('error', fail);
      asked.end();
    }),
};

/**
 * All addresses of a host. Asked by a resolver of its own that gives up: the system's takes one of the few threads by which this
 * process finds its own servers, for as long as a name server that somebody chose says nothing.
 */
export async function resolveBy(resolver: Resolver, host: string): Promise<string[]> {
  const late = setTimeout(() => resolver.cancel(), ANSWERS_WITHIN_MS);
  const asked = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  clearTimeout(late);
  return asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
