import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createBaseApp } from './http/base-app.ts';
import { createLogStream } from './log-stream.ts';

test('an app whose log is on a full disk responds to all requests, also after fatal lines', async () => {
  const fd = openSync('/dev/full', 'w');
  const app = await createBaseApp({ name: 'test', logLevel: 'info', logStream: createLogStream(fd) });
  app.get('/fine', async () => 'fine');
  app.get('/broken', async () => {
    app.log.fatal('broken');
    throw new Error('broken');
  });
  const statuses = new Set<number>();
  for (let round = 0; round < 20; round += 1) {
    for (const path of ['/fine', '/broken']) statuses.add((await app.inject(path)).statusCode);
  }
  expect([...statuses]).toEqual([200, 500]);
  await app.close();
  closeSync(fd);
});

/** Writes until its log reaches the size limit, truncates the log, and writes on. */
const WRITER = `
  import { ftruncateSync } from 'node:fs';
  import { createLogStream } from ${JSON.stringify(join(import.meta.dirname, 'log-stream.ts'))};
  process.on('SIGXFSZ', () => {});
  const stream = createLogStream();
  for (let n = 0; n < 100; n += 1) stream.write(JSON.stringify({ n, more: 'x'.repeat(80) }) + '\\n');
  ftruncateSync(1, 1000);
  stream.write(JSON.stringify({ n: 100 }) + '\\n');`;

test('lines on a full disk are dropped; once there is room, their number and the following lines are written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-stream-'));
  const log = join(folder, 'a.log');
  execFileSync('sh', ['-c', 'ulimit -f 8; exec "$0" --input-type=module-typescript -e "$1" >> "$2"', process.execPath, WRITER, log]);
  const lines = readFileSync(log, 'utf8').split('\n').slice(-4);
  const counted = JSON.parse(lines[1] ?? '');
  expect(counted).toMatchObject({ level: 40, event: 'log.lines-dropped' });
  expect(counted.lines).toBeGreaterThan(0);
  expect(lines.slice(2)).toEqual(['{"n":100}', '']);
  rmSync(folder, { recursive: true });
});
