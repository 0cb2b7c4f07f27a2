import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { commitOf } from './machine.ts';
import { comparison } from './result.ts';
import { inRounds } from './rounds.ts';

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meowtale-commit-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('figures measured with edited files say so, and the files of figures don’t count as edits', () => {
  expect(commitOf(folder)).toBe('unknown');
  git('init');
  writeFileSync(join(folder, 'relay.ts'), 'const ROUNDS = 8;\n');
  git('add', '.');
  git('-c', 'user.name=nobody', '-c', 'user.email=nobody@meowtale.example', 'commit', '-m', 'first');
  expect(commitOf(folder)).toMatch(/^[0-9a-f]{7,}$/);
  mkdirSync(join(folder, 'bench/results'), { recursive: true });
  writeFileSync(join(folder, 'bench/results/events.json'), '{}');
  expect(commitOf(folder)).toMatch(/^[0-9a-f]{7,}$/);
  writeFileSync(join(folder, 'relay.ts'), 'const ROUNDS = 5;\n');
  expect(commitOf(folder)).toMatch(/^[0-9a-f]{7,}-dirty$/);
});

test('a result keeps its rounds: how often each of the two ran, and how long it took', async () => {
  const [ours, peer] = await inRounds([{ turn: async () => ({ n: 30, ms: 10 }) }, { turn: async () => ({ n: 10, ms: 5 }) }], 2);
  const round = { ours: { n: 30, ms: 10 }, peer: { n: 10, ms: 5 } };
  expect(comparison('one / other', ours, peer)).toMatchObject({
    ...{ ours: '3,000/s', peer: '2,000/s', ratios: [1.5, 1.5], n: '60 and 20' },
    rounds: [round, round],
  });
});
