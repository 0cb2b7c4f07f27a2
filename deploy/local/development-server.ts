import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

export interface DevelopmentServer {
  server: Server;
  /** Notifies every open page of a finished build. */
  announce(): void;
}

/** Serves the folder of a watched build, and `/events`, which notifies pages of each finished build. */
export function createDevelopmentServer(folder: string): DevelopmentServer {
  const listeners = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    const common = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-store' };
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://development').pathname);
    if (path === '/events') {
      response.writeHead(200, { ...common, 'content-type': 'text/event-stream' }).write(': open\n\n');
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
      return;
    }
    const bytes = await readFile(join(folder, normalize(path))).catch(() => null);
    if (!bytes) return void response.writeHead(404, common).end();
    response.writeHead(200, { ...common, 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(bytes);
  });
  return {
    server,
    announce() {
      for (const listener of listeners) listener.write('event: built\ndata: \n\n');
    },
  };
}
