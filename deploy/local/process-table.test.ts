import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { descendantsOf, isAlive, signal } from './process-table.ts';

test('descendantsOf returns children and grandchildren while they live', async () => {
  const rests = 'setInterval(() => {}, 1000)';
  const starts = `
    const { pid } = require('node:child_process').spawn(process.execPath, ['-e', '${rests}'], { detached: true, stdio: 'ignore' });
    console.log(pid);
    ${rests}`;
  const child = spawn(process.execPath, ['-e', starts], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  const found = descendantsOf(process.pid).filter(({ pid }) => pid === child.pid || pid === Number(line));
  expect(found).toHaveLength(2);
  expect(descendantsOf(child.pid ?? 0).map(({ pid }) => pid)).toEqual([Number(line)]);
  for (const { pid } of found) signal(pid, 'SIGKILL');
  expect(await waitUntil(() => !found.some(isAlive), { withinMs: 30_000 })).toBe(true);
  expect(descendantsOf(child.pid ?? 0)).toEqual([]);
});
