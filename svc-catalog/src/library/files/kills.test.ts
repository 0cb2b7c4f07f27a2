import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { chunksOf } from '@meowtale/contracts/inputs/catalog/upload-session';
import { signGatewayRequest } from '@meowtale/service-kit';
import { publicTestKeys, testToken } from '@meowtale/service-kit/testing';
import { isProof } from '@meowtale/service-kit/testing/proof';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { getSession, mergeUpload } from '../../testing/parts.ts';

/** TRUST 18 requires 2 GB and 20 kills, which `npm run prove` runs. */
const BYTES = Number(process.env.PROVE_UPLOAD_BYTES ?? 63 * 1024 ** 2 + 5);
const KILLS = Number(process.env.PROVE_UPLOAD_KILLS ?? 2);
const AT_ONCE = 5;
/** Above the peak of the first run of the server, which received a twentieth of the file: later ones differ by what isn't collected yet. */
const PEAK_RATIO_MAX = 1.25;
jest.setTimeout(120_000 + BYTES / 2000);

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
let server: ChildProcess;
let origin: string;
let file: FileHandle;
let hashes: { md5: string; sha256: string };
const folder = mkdtempSync(join(tmpdir(), 'kills-test-'));

beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
  file = await open(join(folder, 'game.zip'), 'w+');
  hashes = await writeGame(file);
  await startServer();
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await file?.close();
  await catalog?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Content that begins like a zip and doesn't repeat; generated, never completely in memory. */
async function writeGame(handle: FileHandle) {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  for (let at = 0; at < BYTES; at += 1024 ** 2) {
    const block = Buffer.alloc(Math.min(1024 ** 2, BYTES - at), createHash('sha512').update(String(at)).digest());
    if (at === 0) block.write('PK\u0003\u0004\u0014\u0000\u0000\u0000\u0000\u0000', 'latin1');
    await handle.write(block);
    md5.update(block);
    sha256.update(block);
  }
  return { md5: md5.digest('hex'), sha256: sha256.digest('hex') };
}

async function startServer(): Promise<void> {
  const { env } = catalog;
  const origins = { FILES_ORIGIN: 'http://f', WORKS_ORIGIN: 'http://a-{app}', SITES_ORIGIN: 'http://s-{name}', SHELL_ORIGIN: 'http://s' };
  const domains = { OWN_DOMAINS_ORIGIN: 'http://{domain}', SITES_ADDRESSES: '', DNS_SERVERS: '' };
  const settings = {
    ...env,
    ...origins,
    ...domains,
    FIREBASE_WEB_API_KEY: 'test',
    FILES_DIR: catalog.filesDir,
    PLAYER_DIR: catalog.filesDir,
    RELEASES_DIR: catalog.filesDir,
    RELEASE_ENVIRONMENT: 'local',
  };
  const args = [join(import.meta.dirname, '../../testing/upload-server.ts'), JSON.stringify({ env: settings, keys: publicTestKeys })];
  server = spawn(process.execPath, args, {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  [origin] = (await once(server, 'message')) as [string];
}

async function killServer(): Promise<void> {
  server.kill('SIGKILL');
  await once(server, 'exit');
}

/** Maximum memory of the server, in MB. */
const peakMegabytes = () => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;

/** One run of a client: sends missing parts, five at a time, until all are there or it is killed. */
class Client {
  /** Parts that it began to send. */
  begun = 0;
  done = 0;
  private readonly cut = new AbortController();
  readonly ended: Promise<void>;

  constructor(uuid: string, missing: readonly number[], token: string) {
    const queue = [...missing];
    const lane = async () => {
      for (let n = queue.shift(); n !== undefined && !this.cut.signal.aborted; n = queue.shift()) {
        this.begun += 1;
        if (!(await this.put(uuid, n, token))) return this.kill();
        this.done += 1;
      }
    };
    this.ended = Promise.all(Array.from({ length: AT_ONCE }, lane)).then(() => undefined);
  }

  kill(): void {
    this.cut.abort();
  }

  /** Whether the server confirmed the part. */
  private async put(uuid: string, n: number, token: string): Promise<boolean> {
    const part = chunksOf(BYTES).find((each) => each.n === n);
    if (!part) throw new Error(`there is no part ${n}`);
    const bytes = Buffer.alloc(part.size);
    await file.read(bytes, 0, part.size, part.start);
    const path = `/files/chunks/${uuid}/${n}`;
    const authorization = `Bearer ${token}`;
    const requestId = uuidv7();
    const signed = { method: 'PUT', path, body: 'stream' as const, authorization, requestId };
    const headers = {
      'accept-version': 'v2',
      'content-length': bytes.length,
      'content-md5': createHash('md5').update(bytes).digest('base64'),
      'x-request-id': requestId,
      'x-meowtale-signature': signGatewayRequest(catalog.env.GATEWAY_SIGNING_SECRET, signed, new Date()),
      authorization,
    };
    return new Promise((resolve) => {
      const call = request(`${origin}${path}`, { method: 'PUT', headers, signal: this.cut.signal }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode === 204));
      });
      call.on('error', () => resolve(false)).end(bytes);
    });
  }
}

test(`${Math.round(BYTES / 1024 ** 2)} MB arrive despite ${KILLS} kills, and only parts in flight are sent again`, async () => {
  const query = `mutation ($size: Float!, $md5: String!) { addUploadSession(basename: "game.zip", size: $size, md5: $md5) { uuid } }`;
  const { data } = await catalog.graphql(query, { size: BYTES, md5: hashes.md5 }, maker);
  const { uuid } = data.addUploadSession;
  const parts = chunksOf(BYTES).length;
  const token = await testToken(maker);
  const missing = async () => (await getSession(catalog, maker, uuid)).session.chunks.filter(({ is_there }) => !is_there).map(({ n }) => n);
  let begun = 0;
  const peaks: number[] = [];

  for (let kill = 0; kill < KILLS; kill += 1) {
    const left = await missing();
    const client = new Client(uuid, left, token);
    const enough = Math.max(1, Math.floor(left.length / (KILLS - kill + 1)));
    while (client.done < enough) await wait(1);
    peaks.push(peakMegabytes());
    if (kill % 2 === 0) await killServer();
    else client.kill();
    await client.ended;
    begun += client.begun;
    if (kill % 2 === 0) await startServer();
  }
  const last = new Client(uuid, await missing(), token);
  await last.ended;
  begun += last.begun;
  peaks.push(peakMegabytes());

  expect(await missing()).toEqual([]);
  expect(begun - parts).toBeLessThanOrEqual(AT_ONCE * KILLS);
  if (isProof) expect(Math.max(...peaks) / (peaks[0] ?? 0)).toBeLessThan(PEAK_RATIO_MAX);
  let merged = await mergeUpload(catalog, maker, uuid);
  while (merged.state === 0) {
    await wait(20);
    merged = await mergeUpload(catalog, maker, uuid);
  }
  expect(merged).toMatchObject({ state: 1, result: { uuid } });
  expect(await catalog.db('files').where({ uuid }).first()).toMatchObject({ size_bytes: BYTES, sha256: hashes.sha256 });
  expect(await catalog.db('storage_usage').where({ user_uuid: maker.muid }).first()).toMatchObject({ used_bytes: BYTES });
});
