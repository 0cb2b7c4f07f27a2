import { describe, expect, test } from '@jest/globals';
import { compileInk } from './ink/compile.ts';
import { createInkEngine } from './ink/index.ts';
import { play } from './player.ts';
import { writeSave } from './save.ts';
import { countShortestPath, segmentOf } from './segments.ts';
import { findShortestPath } from './shortest-path.ts';

function bundleOf(source: string) {
  const compiled = compileInk(source);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
  return compiled.bundle;
}
const shortestOf = (source: string, pagesMax?: number) => countShortestPath('ink', createInkEngine(bundleOf(source)), pagesMax);

/** One knot with this many passages, each with one choice. */
const chain = (passages: number) =>
  `${Array.from({ length: passages - 1 }, (_, n) => `Line ${n}.\n* [On ${n}]\n- `).join('')}The end.\n-> END\n`;

test('passages of one place are distinguished by the choices that lead to them, even with the same choices', () => {
  const hub = '-> hub\n=== hub\nHub.\n+ [Bell] A bell. -> hub\n+ [Rope] A rope. -> hub\n+ [Go] Out. -> END\n';
  const engine = createInkEngine(bundleOf(hub));
  const state = [0, 1, 0].reduce(
    (now, index) => play(engine, now, { type: 'choose', index }),
    play(engine, null, { type: 'start', seed: 1 }),
  );
  expect(new Set(state.turns.map((turn) => segmentOf('ink', turn))).size).toBe(3);
});

describe('the shortest path', () => {
  test('of one knot has as many segments as passages', () => {
    expect(shortestOf(chain(12))).toBe(12);
  });

  test('is the shorter of two paths, even if it comes later in the source', () => {
    const detour = 'A.\n* [Long] B.\n* * [On] C.\n* * * [On] D. -> END\n* [Short] E. -> END\n';
    expect(shortestOf(detour)).toBe(2);
  });

  test('takes only choices whose conditions hold', () => {
    const locked = 'VAR key = false\n-> hall\n=== hall\nHall.\n+ {key} [Door] Out. -> END\n+ [Search] ~ key = true\nA key. -> hall\n';
    expect(shortestOf(locked.replace('~ key = true\nA key.', 'A key.\n~ key = true\n'))).toBe(3);
  });

  test('counts a repeated passage once', () => {
    const wait = 'VAR n = 0\n-> room\n=== room\nIt is {n} o’clock.\n+ {n < 3} [Wait]\n~ n++\n-> room\n+ {n >= 3} [Go] Out. -> END\n';
    // The beginning, the target of "Wait" read three times, and the target of "Go".
    expect(shortestOf(wait)).toBe(3);
  });

  test('is null for a story without an end, with too many pages, or that fails', () => {
    expect(shortestOf('-> a\n=== a\nA.\n+ [On] -> a\n')).toBeNull();
    expect(shortestOf(chain(30), 10)).toBeNull();
    expect(shortestOf('VAR n = 0\n-> a\n=== a\n~ n++\nPage {n}.\n+ [Left] -> a\n+ [Right] -> a\n')).toBeNull();
  });

  test('is found in a thread, and is null when the CPU time is too short', async () => {
    const endless = bundleOf('VAR n = 0\n-> a\n=== a\n~ n++\nPage {n}.\n+ [Left] -> a\n+ [Right] -> a\n');
    expect(await findShortestPath(JSON.stringify(bundleOf(chain(7))))).toBe(7);
    expect(await findShortestPath(JSON.stringify(endless), 1)).toBeNull();
  });
});

test('a reader who takes the shortest path has read all its segments by their saves', () => {
  const engine = createInkEngine(bundleOf(chain(12)));
  const read = new Set<string | null>();
  let state = play(engine, null, { type: 'start', seed: 5 });
  for (let turn = 0; turn < 12; turn += 1) {
    read.add(segmentOf('ink', JSON.parse(writeSave(state)).turns.at(-1)));
    if (turn < 11) state = play(engine, state, { type: 'choose', index: 0 });
  }
  expect(read.size).toBe(shortestOf(chain(12)));
});
