import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { showInStack } from './show-in-stack.ts';

test('a page that reads during the next build reads all of the file from before', async () => {
  const root = await mkdtemp(join(tmpdir(), 'development-'));
  const file = join(root, 'development.json');
  const first = showInStack(file, { slice: 'mf-store', origin: 'http://localhost:4001', folder: root });
  first.built();
  const reader = await open(file);
  const second = showInStack(file, { slice: 'mf-lobby', origin: 'http://localhost:4002', folder: root });
  second.built();
  const url = (port: number) => ({ origin: `http://localhost:${port}`, folder: root, eventsUrl: `http://localhost:${port}/events` });
  expect(JSON.parse(await reader.readFile('utf8'))).toEqual({ slice: 'mf-store', ...url(4001) });
  await reader.close();
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ slice: 'mf-lobby', ...url(4002) });
  expect(await readdir(root)).toEqual(['development.json']);
  second.stop();
  expect(existsSync(file)).toBe(false);
});
