import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { COMPRESSED } from '@meowtale/build/compress';
import { ReleaseError, type ReleaseStorage, readPublishedFile } from '@meowtale/releases';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

export type Report = (fault: { slice: string; version: string; file: string; reason: string }) => void;

interface Wanted {
  slice: string;
  version: string;
  file: string;
}

/** Parses `/<slice>/<version>/<file>`. Returns null for anything that could leave the registry's folder. */
function parsePath(url: string): Wanted | null {
  const match = /^\/([a-z][a-z0-9-]*)\/([A-Za-z0-9._-]+)\/([A-Za-z0-9._/@~-]+)$/.exec(new URL(url, 'http://registry').pathname);
  if (!match) return null;
  const [, slice, version, file] = match as unknown as [string, string, string, string];
  return [version, ...file.split('/')].some((part) => part === '' || part === '.' || part === '..') ? null : { slice, version, file };
}

/**
 * Reads a release's file and compares it with its `integrity.json` each time, so that a file that changed on disk is never served.
 * @returns null when it isn't one of the release's files, or differs from what the build wrote.
 */
async function readVerified(storage: ReleaseStorage, { slice, version, file }: Wanted, report: Report): Promise<Buffer | null> {
  try {
    return await readPublishedFile(storage, slice, version, file);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    report({ slice, version, file, reason: error.message });
    return null;
  }
}

/** Returns whether a browser accepts brotli, by its `accept-encoding`. */
function takesBrotli(header = ''): boolean {
  return header.split(',').some((coding) => /^\s*br\s*(?:;\s*q=(?:1|0\.0*[1-9]).*)?$/.test(coding));
}

async function answer(storage: ReleaseStorage, report: Report, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const common = {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  };
  const end = (status: number, text: string) =>
    response.writeHead(status, { ...common, 'cache-control': 'no-store', 'content-type': 'text/plain' }).end(text);
  if (request.method !== 'GET' && request.method !== 'HEAD') return void end(405, 'GET and HEAD only\n');
  if (request.url === '/health/live' || request.url === '/health/ready') return void end(200, 'ok\n');
  const wanted = parsePath(request.url ?? '/');
  const bytes = wanted && (await readVerified(storage, wanted, report));
  if (!wanted || !bytes) return void end(404, 'not found\n');
  // The build made the compressed form, so it is compared with its hash as well.
  const small = takesBrotli(request.headers['accept-encoding'])
    ? await readVerified(storage, { ...wanted, file: `${wanted.file}${COMPRESSED}` }, report)
    : null;
  const sent = small ?? bytes;
  response.writeHead(200, {
    ...common,
    ...(small && { 'content-encoding': 'br' }),
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': TYPES[path.extname(wanted.file)] ?? 'application/octet-stream',
    'content-length': sent.length,
  });
  response.end(request.method === 'HEAD' ? undefined : sent);
}

/**
 * Creates the server of releases. Any origin may read, caches keep files forever, and a changed file is never served.
 * @param api receives `POST /api/…`; without it these are rejected like any other POST.
 */
export function createRegistryServer(storage: ReleaseStorage, report: Report, api?: RequestListener): Server {
  return createServer((request, response) => {
    if (api && request.method === 'POST' && request.url?.startsWith('/api/')) return void api(request, response);
    answer(storage, report, request, response).catch((error: unknown) => {
      report({ slice: '', version: '', file: request.url ?? '', reason: String(error) });
      if (!response.headersSent) response.writeHead(500, { 'cache-control': 'no-store' });
      response.end();
    });
  });
}
