import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { repositoryRoot } from '../local/paths.ts';
import { createEndList } from './ending.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meowtale-ending-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const module = (path: string) => JSON.stringify(pathToFileURL(join(repositoryRoot, path)).href);

/** Runs two steps, the first on a stack. Returns how the run ended and what was ended on the way, in order. */
async function interruptedBy(signal: NodeJS.Signals, start: string, work: string): Promise<{ code: number; said: string[] }> {
  const [log, ready, file] = [join(folder, 'log'), join(folder, 'ready'), join(folder, 'run.mjs')];
  writeFileSync(log, '');
  writeFileSync(
    file,
    `import { appendFileSync, writeFileSync } from 'node:fs';
    import { withStack } from ${module('deploy/ci/ending.ts')};
    import { runGroups } from ${module('deploy/ci/run-groups.ts')};
    import { runProgram } from ${module('deploy/ci/run-program.ts')};
    const say = (what) => appendFileSync(${JSON.stringify(log)}, what + '\\n');
    const ready = () => writeFileSync(${JSON.stringify(ready)}, '');
    const program = \`
      const { appendFileSync, writeFileSync } = require('node:fs');
      process.on('SIGINT', () => { appendFileSync(${JSON.stringify(log)}, 'journeys\\\\n'); process.exit(1); });
      writeFileSync(${JSON.stringify(ready)}, '');
      setInterval(() => {}, 1000);\`;
    const right = { results: [], notes: [] };
    const stack = { start: async () => { ${start} }, stop: async () => say('stack') };
    await runGroups([
      { steps: [{ name: 'first', run: () => withStack(stack, async () => { ${work}; return right; }) }] },
      { steps: [{ name: 'second', run: async () => { say('second'); return right; } }] },
    ]);`,
  );
  const run = spawn(process.execPath, [file], { stdio: 'ignore' });
  const ended = once(run, 'exit') as Promise<[number]>;
  expect(await waitUntil(() => existsSync(ready), { withinMs: 60_000 })).toBe(true);
  run.kill(signal);
  const [code] = await ended;
  return { code, said: readFileSync(log, 'utf8').trim().split('\n') };
}

const JOURNEYS = "await runProgram(['-e', program], { withinMs: 60_000 })";

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'on %s the journeys end before their stack, and no further step starts',
  async (signal) => {
    const { code, said } = await interruptedBy(signal, '', JOURNEYS);
    expect(code).toBe(130);
    // Ended once by the signal, and once when the work that it interrupted returns.
    expect([...new Set(said)]).toEqual(['journeys', 'stack']);
  },
);

test('a signal also ends a stack that is still starting', async () => {
  const { code, said } = await interruptedBy('SIGTERM', 'ready(); await new Promise((resolve) => setTimeout(resolve, 60_000))', JOURNEYS);
  expect([code, ...said]).toEqual([130, 'stack']);
});

test('registered things end newest first even if one fails, and nothing can be registered afterwards', async () => {
  const { endOnInterrupt, endAll } = createEndList();
  const ended: string[] = [];
  endOnInterrupt(() => ended.push('folder'));
  endOnInterrupt(() => Promise.reject(new Error('it would not')));
  endOnInterrupt(() => ended.push('taken back'))();
  endOnInterrupt(() => ended.push('browser'));
  const onError = jest.spyOn(console, 'error').mockReturnValue();
  await endAll();
  expect(ended).toEqual(['browser', 'folder']);
  expect(onError).toHaveBeenCalledWith('it would not');
  expect(() => endOnInterrupt(() => {})).toThrow('interrupted');
});
