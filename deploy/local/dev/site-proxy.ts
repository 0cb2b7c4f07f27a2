import { createServer, type IncomingMessage, request as requestHttp, type Server, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type ProxyOrigins, toOwnHeaders, toSiteHeaders, withDevelopmentOrigin } from './proxy-headers.ts';
import { type LocalRemote, type RewrittenPage, rewritePage } from './replace-slice.ts';

export interface SiteProxy {
  origins: ProxyOrigins;
  /** Returns the local build as it is now. */
  local(): Promise<LocalRemote>;
  /** Called with each page of the shell. */
  shown(page: RewrittenPage): void;
}

/** Addresses that the site must not get from here: a worker would cache pages of this machine, and reports count for releases only. */
const NOT_PASSED_ON: ReadonlyMap<string, number> = new Map([
  ['/sw.js', 404],
  ['/release-reports', 204],
]);

const isPage = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html') ?? false;

function send(request: IncomingMessage, { site, own }: ProxyOrigins): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const open = site.startsWith('https:') ? requestHttps : requestHttp;
  // Never by `new URL`: a path that begins with two slashes would be another host's address.
  const sent = open(site, { path: request.url, method: request.method, headers: toSiteHeaders(request.headers, { site, own }) });
  sent.once('response', resolve);
  sent.once('error', reject);
  pipeline(request, sent).catch(reject);
  return promise;
}

async function sendPage(
  received: IncomingMessage,
  pathname: string,
  response: ServerResponse,
  { origins, local, shown }: SiteProxy,
): Promise<void> {
  const [html, remote] = await Promise.all([text(received), local()]);
  const page = rewritePage(html, remote, pathname);
  const { 'content-length': _, 'content-security-policy': policy, ...headers } = toOwnHeaders(received.headers, origins);
  const ownPolicy = typeof policy === 'string' && { 'content-security-policy': withDevelopmentOrigin(policy, remote.origin) };
  const isMoved = received.statusCode === page?.plan.status;
  response.writeHead((isMoved ? page?.status : received.statusCode) ?? 502, { ...headers, ...ownPolicy, 'cache-control': 'no-store' });
  response.end(page?.html ?? html);
  if (page) shown(page);
}

async function answer(request: IncomingMessage, response: ServerResponse, proxy: SiteProxy): Promise<void> {
  const { origins } = proxy;
  if (!request.url?.startsWith('/')) return void response.writeHead(400).end();
  const { pathname } = new URL(request.url.replace(/^\/+/, '/'), origins.own);
  // Another host's name that leads here would be another origin with this one's pages.
  if (request.headers.host !== new URL(origins.own).host) return void response.writeHead(421).end();
  const own = NOT_PASSED_ON.get(pathname);
  if (own !== undefined) return void response.writeHead(own).end();
  const received = await send(request, origins);
  if (isPage(received) && request.method === 'GET') return sendPage(received, pathname, response, proxy);
  response.writeHead(received.statusCode ?? 502, toOwnHeaders(received.headers, origins));
  await pipeline(received, response);
}

/** Creates a server that serves a site as it is, with a local build in the place of one remote's release. It isn't for other machines. */
export function createSiteProxy(proxy: SiteProxy): Server {
  return createServer((request, response) => {
    answer(request, response, proxy).catch((error: Error) => {
      if (response.headersSent) return void response.destroy();
      response
        .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`${proxy.origins.site} can't be reached: ${error.message}\n`);
    });
  });
}
