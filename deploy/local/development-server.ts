import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Problem } from '@meowtale/build/problems';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** The part of a page that shows problems and fetches edits; a browser's script, so no build of ours has it. */
const CLIENT = join(import.meta.dirname, 'dev/client.js');

export interface DevelopmentServer {
  server: Server;
  /** Notifies every open page of a finished build. */
  announce(build: { hash: string; isPlanChanged: boolean }): void;
  /** Shows problems in every open page, and in those that open later; none clears them. */
  show(problems: readonly Problem[]): void;
}

/** Returns a request's path; null when it can't be decoded. */
function pathOf(url = '/'): string | null {
  try {
    return normalize(decodeURIComponent(new URL(url, 'http://development').pathname));
  } catch {
    return null;
  }
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Serves the folder of a watched build, `/client.js` for pages, and `/events`, which notifies them of builds and problems. */
export function createDevelopmentServer(slice: string, folder: string): DevelopmentServer {
  const session = randomUUID();
  const listeners = new Set<ServerResponse>();
  const send = (text: string) => {
    for (const listener of listeners) listener.write(text);
  };
  let problems: readonly Problem[] = [];
  const shown = () => event('problems', { slice, problems });
  const server = createServer(async (request, response) => {
    const common = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-store' };
    const path = pathOf(request.url);
    if (path === null) return void response.writeHead(400, common).end();
    if (path === '/events') {
      response.writeHead(200, { ...common, 'content-type': 'text/event-stream' }).write(`${event('session', session)}${shown()}`);
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
      return;
    }
    const bytes = await readFile(path === '/client.js' ? CLIENT : join(folder, path)).catch(() => null);
    if (!bytes) return void response.writeHead(404, common).end();
    response.writeHead(200, { ...common, 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(bytes);
  });
  return {
    server,
    announce: (build) => send(event('built', build)),
    show(list) {
      problems = list;
      send(shown());
    },
  };
}
