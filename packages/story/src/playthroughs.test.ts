import { expect, test } from '@jest/globals';
import { playInSteps, playThrough } from './index.ts';
import { add, dramaEngine, english, offer, oneLine, partsOf, variable, when } from './testing/dramas.ts';
import { engineOf, wholeStories } from './testing/stories.ts';

const OPTIONS = { runs: 200, seed: 1, maxTurns: 50 };
const closed = when({ variable: 'n', is: '>', value: 99 });
const engine = dramaEngine(
  partsOf(
    { a: { s: ['p', 'far', 'q'], t: ['r', 'loop'] } },
    variable('n', 0),
    oneLine('p', { choices: [offer('left', 'q'), offer('right', 'r'), offer('never', 'far', { when: closed })] }),
    oneLine('far', { ending: english('Far') }),
    oneLine('q', { lines: [], to: 'r' }),
    oneLine('r', { effects: [add('n', 1)], choices: [offer('again', 'p'), offer('out', 'loop'), offer('stumble', 'bad')] }),
    oneLine('loop', { ending: english('Out') }),
  ),
);

test("reports what was reached, what wasn't, and how long each ending takes", () => {
  const report = playThrough(engine, OPTIONS);
  expect(report.places).toEqual({ visited: ['a/s/p', 'a/s/q', 'a/t/r', 'a/t/loop'], missed: ['a/s/far'] });
  expect(report.choices).toEqual({ visited: ['left', 'right', 'again', 'out', 'stumble'], missed: ['never'] });
  expect([report.endingsMissed, report.endings.length, report.faults, report.unfinished]).toEqual([['far'], 1, [], 0]);
  const [out] = report.endings;
  expect(out).toMatchObject({ id: 'loop', name: 'Out', count: 200, turns: { shortest: 2 }, words: { shortest: 3 } });
  expect(out?.turns.mean).toBeGreaterThan(2);
  expect(out?.turns.longest).toBeGreaterThan(out?.turns.mean ?? 0);
});

test('the same seed plays the same runs, and another seed others', () => {
  expect(playThrough(engine, OPTIONS)).toEqual(playThrough(engine, OPTIONS));
  expect(playThrough(engine, { ...OPTIONS, seed: 2 })).not.toEqual(playThrough(engine, OPTIONS));
});

test('in steps it yields the number of finished runs, and makes the same report', () => {
  const playing = playInSteps(engine, OPTIONS);
  const progress: number[] = [];
  let step = playing.next();
  for (; !step.done; step = playing.next()) progress.push(step.value);
  expect(step.value).toEqual(playThrough(engine, OPTIONS));
  expect([progress[0], progress.at(-1), new Set(progress).size]).toEqual([0, 200, 201]);
  expect(progress).toHaveLength(step.value.turns + 200);
});

test('a run without an end is stopped, and one that fails is reported with the choices that lead there', () => {
  const broken = dramaEngine(
    partsOf(
      { a: { s: ['p', 'bad'] } },
      oneLine('p', { choices: [offer('round', 'p'), offer('fall', 'bad')] }),
      oneLine('bad', { to: 'bad' }),
    ),
  );
  const report = playThrough(broken, { ...OPTIONS, maxTurns: 3 });
  const [fault] = report.faults;
  expect(report.faults).toEqual([expect.objectContaining({ code: 'too-long', place: 'a/s/p' })]);
  expect(fault?.choices.at(-1)).toBe(1);
  expect(report.unfinished + (fault?.count ?? 0)).toBe(200);
  expect(report.unfinished).toBeGreaterThan(0);
});

test.each(wholeStories())('$name, in ink, is played by the same report', ({ source }) => {
  const ink = engineOf(source);
  const report = playThrough(ink, { runs: 30, seed: 3, maxTurns: 400 });
  expect([report.faults, report.unfinished]).toEqual([[], 0]);
  expect(report.endings.reduce((sum, { count }) => sum + count, 0)).toBe(30);
  const { places, choices } = ink.chart();
  expect(report.places.visited.length + report.places.missed.length).toBe(places.length);
  expect(report.places.visited.length).toBeGreaterThan(places.length / 4);
  expect(report.choices.visited.length).toBeGreaterThan(choices.length / 5);
  expect(report.endings.length + report.endingsMissed.length).toBe(ink.endings.length);
});
