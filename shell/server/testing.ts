import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LiveRelease, ReleaseRef, SliceManifest } from '@meowtale/contracts/releases';
import { diskStorage, findRelease, releaseFile } from '@meowtale/releases';
import { builtFiles } from '@meowtale/releases/testing';
import type { Plan } from '../src/plan.ts';
import { parseShellEnv, type ShellEnv } from './env.ts';

export function route(id: string, pattern: string, more: Partial<SliceManifest['routes'][number]> = {}): SliceManifest['routes'][number] {
  return {
    id,
    pattern,
    frame: 'store',
    host: 'shell',
    render: 'client',
    titles: { 'en-US': `Title of ${id}`, 'zh-TW': `${id} 的標題` },
    ...more,
  };
}

/** Reads the plan from a page. */
export function planOf(html: string): Plan {
  return JSON.parse(/<script type="application\/json" id="plan"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Plan;
}

/** Writes a release, also over an earlier one, and returns its reference for a pointer. */
export async function writeRelease(
  folder: string,
  name: string,
  version: string,
  parts: Partial<SliceManifest> = {},
  more: Readonly<Record<string, string>> = {},
): Promise<ReleaseRef> {
  const texts = {
    [parts.scripts?.[0] ?? (name === 'shell' ? 'main.js' : 'remoteEntry.js')]: `self.started = '${name} ${version}';`,
    ...more,
  };
  const storage = diskStorage(folder);
  for (const [file, bytes] of builtFiles(name, version, parts, texts)) await storage.replace(releaseFile(name, version, file), bytes);
  return (await findRelease(storage, name, version)) as ReleaseRef;
}

export async function writePointer(folder: string, slices: Record<string, ReleaseRef & Partial<LiveRelease>>): Promise<void> {
  await mkdir(path.join(folder, 'pointers'), { recursive: true });
  const filled = Object.fromEntries(Object.entries(slices).map(([slice, ref]) => [slice, { previous: null, ...ref }]));
  const pointer = { environment: 'local', revision: 1, changedAt: new Date(0).toISOString(), slices: filled };
  await writeFile(path.join(folder, 'pointers', 'local.json'), JSON.stringify(pointer));
}

export async function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'releases-'));
}

export interface FakeGateway {
  url: string;
  requests: { path: string; headers: IncomingMessage['headers']; body: string }[];
  /** The response to the next GraphQL calls, or a function that returns it for a request's body. */
  answer: unknown;
  server: Server;
}

/** Starts a gateway that records its requests. */
export async function startGateway(): Promise<FakeGateway> {
  const gateway: FakeGateway = { url: '', requests: [], answer: {}, server: createServer() };
  gateway.server.on('request', async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    gateway.requests.push({ path: request.url ?? '', headers: request.headers, body });
    const answer: unknown = typeof gateway.answer === 'function' ? gateway.answer(body) : gateway.answer;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  gateway.server.listen(0, '127.0.0.1');
  await new Promise((resolve) => gateway.server.once('listening', resolve));
  gateway.url = `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`;
  return gateway;
}

/** Returns a listing as the head query returns it. */
export function headListing(more: Record<string, unknown> = {}) {
  return {
    id: '01',
    auth_type: 1,
    category: 'normal-age',
    default_lang: 'en-US',
    status: 'on',
    released_at: null,
    author: { uuid: '02', nickname: 'Lamplight Press' },
    store_info: [
      {
        language: 'en-US',
        name: 'Nine Cats of Osaka',
        brief: 'A recipe has gone missing.',
        data: { cover: { url: 'http://files.localhost:3002/c.jpg', width: 1280, height: 720 }, cover240x320: null },
      },
    ],
    store_price: [{ country: 'us', meowcent: 240 }],
    store_activity: null,
    ...more,
  };
}

const LOCAL = {
  OPERATIONS_MODE: 'open',
  GATEWAY_URL: 'http://127.0.0.1:4000',
  RELEASES_URL: 'http://localhost:3001',
  RELEASE_ENVIRONMENT: 'local',
  SITE_URL: 'http://localhost:3000',
  FILES_URL: 'http://files.localhost:3002',
  WORKS_URL: 'http://a-{uuid}.localhost:3005',
  SITES_URL: 'http://s-{name}.localhost:3006',
  FIREBASE_PROJECT_ID: 'demo-meowtale',
  FIREBASE_API_KEY: 'demo-key',
};

export function testEnv(folder: string, more: Record<string, string> = {}): ShellEnv {
  return parseShellEnv({
    ...LOCAL,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RELEASES_DIR: folder,
    // Starting a worker can take long on a busy machine.
    RENDER_BUDGET_MS: '30000',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    DEVELOPMENT_FILE: path.join(folder, 'development.json'),
    ...more,
  });
}
