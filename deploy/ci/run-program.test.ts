import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { markOf } from '../local/process-table.ts';
import { runProgram } from './run-program.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meowtale-program-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const HOUR_MS = 3_600_000;
const program = (code: string) => ['-e', code];

test('a program that ends by itself returns its exit code', async () => {
  expect(await runProgram(program('process.exit(3)'), { withinMs: HOUR_MS })).toEqual({ code: 3, ended: null });
});

test('a program without progress is ended, together with a child in an endless loop', async () => {
  const [progress, pidFile] = [join(folder, 'progress'), join(folder, 'pid')];
  const loop = `require('fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); for (;;);`;
  const code = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(loop)}]); setInterval(() => {}, 1000);`;
  const options = { withinMs: HOUR_MS, progress: { file: progress, silentMs: 2000 }, killAfterMs: 500 };
  // It makes progress until its child is there.
  const growing = setInterval(() => (existsSync(pidFile) ? clearInterval(growing) : appendFileSync(progress, 'x')), 100);
  expect(await runProgram(program(code), options)).toMatchObject({ ended: 'silent' });
  const pid = Number(readFileSync(pidFile, 'utf8'));
  expect(await waitUntil(() => markOf(pid) === undefined, { withinMs: 60_000 })).toBe(true);
});

test('a program that keeps making progress is not ended', async () => {
  const progress = join(folder, 'progress');
  const code = `let n = 0; const tick = () => { require('fs').appendFileSync(${JSON.stringify(progress)}, 'x'); if (++n < 24) setTimeout(tick, 250); }; tick();`;
  expect(await runProgram(program(code), { withinMs: HOUR_MS, progress: { file: progress, silentMs: 5000 } })).toEqual({
    code: 0,
    ended: null,
  });
});

test('a program that exceeds its time limit is ended', async () => {
  expect(await runProgram(program('setInterval(() => {}, 1000)'), { withinMs: 500 })).toMatchObject({ ended: 'overran' });
});
