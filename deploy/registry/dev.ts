import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { watchSlice } from '@meowtale/build/build-slice';
import { repositoryRoot } from '@meowtale/build/paths';

export interface DevelopmentOptions {
  slice: string;
  port: number;
  /** Where built files go. */
  folder: string;
  /** The file by which the shell's server learns of the slice (its `DEVELOPMENT_FILE`). */
  developmentFile: string;
  log: (line: string) => void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function sendFile(folder: string, url: string, response: ServerResponse): Promise<void> {
  const wanted = path.join(folder, path.normalize(decodeURIComponent(new URL(url, 'http://slice').pathname)));
  const bytes = wanted.startsWith(folder + path.sep) ? await readFile(wanted).catch(() => null) : null;
  response.writeHead(bytes ? 200 : 404, {
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'content-type': TYPES[path.extname(wanted)] ?? 'application/octet-stream',
  });
  response.end(bytes);
}

/**
 * Builds one slice on every change and serves it to the real shell, which runs the others as released. Open pages reload
 * after each build; a fault is printed and the last good build stays.
 * @returns a function that ends it and gives the released slice back to the shell.
 */
export async function develop({ slice, port, folder, developmentFile, log }: DevelopmentOptions): Promise<() => Promise<void>> {
  const listeners = new Set<ServerResponse>();
  const origin = `http://localhost:${port}`;
  await mkdir(folder, { recursive: true });
  const server = createServer((request, response) => {
    if (request.url !== '/events') return void sendFile(folder, request.url ?? '/', response);
    response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    response.write(': here\n\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  const first = Promise.withResolvers<void>();
  const stopWatching = await watchSlice({ name: slice, version: 'development', outputFolder: folder, mode: 'development' }, (faults) => {
    log(faults === null ? `${slice} built` : faults);
    if (faults !== null) return;
    first.resolve();
    for (const listener of listeners) listener.write('event: built\ndata: {}\n\n');
  });
  await first.promise;
  await mkdir(path.dirname(developmentFile), { recursive: true });
  await writeFile(developmentFile, JSON.stringify({ slice, origin, folder, eventsUrl: `${origin}/events` }));
  return async () => {
    await rm(developmentFile, { force: true });
    await stopWatching();
    for (const listener of listeners) listener.end();
    server.close();
  };
}

/** Where the local stack keeps what `develop` writes. */
export function developmentPaths(slice: string): Pick<DevelopmentOptions, 'folder' | 'developmentFile'> {
  const data = path.join(repositoryRoot, '.data');
  return { folder: path.join(data, 'development', slice), developmentFile: path.join(data, 'development.json') };
}
