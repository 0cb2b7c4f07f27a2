import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { isAlive, type ProcessMark } from '../process-table.ts';

const script = join(import.meta.dirname, 'servers.ts');
let root: string;
let children: ChildProcess[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'servers-'));
  chmodSync(root, 0o755);
  children = [];
});
afterEach(async () => {
  for (const child of children) await end(child);
});

/** Returns a process whose servers are ready. */
async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, 'durable'], {
    env: { ...process.env, TMPDIR: root },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const [addresses] = await once(child, 'message');
  expect(addresses).toMatchObject({ postgres: expect.any(String), nats: expect.any(String) });
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.disconnect();
  await exit;
}

const folders = () => readdirSync(root);
const serversIn = (folder: string): ProcessMark[] =>
  ['postgres', 'nats'].map((name) => JSON.parse(readFileSync(join(root, folder, 'run', `${name}.pid`), 'utf8')));

test('the next process removes servers and folder of a killed one, and leaves those of a living one', async () => {
  const killed = await start();
  const [abandoned = ''] = folders();
  const leftovers = serversIn(abandoned);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(leftovers.map(isAlive)).toEqual([true, true]);

  const next = await start();
  const [inUse = ''] = folders();
  expect(folders()).toHaveLength(1);
  expect(inUse).not.toBe(abandoned);
  expect(leftovers.some(isAlive)).toBe(false);

  const last = await start();
  expect(folders()).toContain(inUse);
  expect(serversIn(inUse).map(isAlive)).toEqual([true, true]);
  for (const child of [last, next]) await end(child);
  expect(folders()).toEqual([]);
});

test('a folder without an owner is not removed', async () => {
  const foreign = join(root, 'meowtale-test-foreign');
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'data'), '');
  await end(await start());
  expect(folders()).toEqual(['meowtale-test-foreign']);
});
