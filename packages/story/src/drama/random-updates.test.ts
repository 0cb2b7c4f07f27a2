import { expect, test } from '@jest/globals';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import fc from 'fast-check';
import { type PlayState, play, type StoryEngine, viewOf, writeSave } from '../index.ts';
import { newChoice, newLine, newParagraph } from '../model/index.ts';
import { dramaEngine, english, type Plan, partsOf, variable } from '../testing/dramas.ts';

const PARAGRAPHS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
const VARIABLES = ['x', 'y'];
const name = fc.constantFrom(...PARAGRAPHS, 'a1', 's2', 'gone');
const value = fc.constantFrom<(boolean | number | string)[]>(true, false, 0, 1, 2, '', 'tea');
const condition = fc.record({
  match: fc.constantFrom('all' as const, 'any' as const),
  tests: fc.array(
    fc.oneof(
      fc.record({
        variable: fc.constantFrom(...VARIABLES),
        is: fc.constantFrom('=' as const, '!=' as const, '<' as const, '>=' as const),
        value,
      }),
      fc.record({ seen: name, not: fc.boolean() }),
    ),
    { minLength: 1, maxLength: 2 },
  ),
});
const effects = fc.array(
  fc.record({ variable: fc.constantFrom(...VARIABLES), do: fc.constantFrom('set' as const, 'add' as const), value }),
  { maxLength: 2 },
);
const maybe = fc.option(condition, { freq: 2 });
const to = fc.option(name);

/** Any version of a story: the same names, and everything else at random. */
const version = fc
  .record({
    plan: fc.array(fc.tuple(fc.constantFrom('a1', 'a2'), fc.constantFrom('s1', 's2', 's3'), fc.subarray(PARAGRAPHS, { minLength: 0 })), {
      maxLength: 4,
    }),
    variables: fc.tuple(...VARIABLES.map(() => fc.option(value))),
    paragraphs: fc.tuple(
      ...PARAGRAPHS.map(() =>
        fc.record({
          effects,
          to,
          ending: fc.option(fc.constant(english('End'))),
          lines: fc.array(fc.record({ when: maybe, effects }), { maxLength: 2 }),
          choices: fc.array(fc.record({ to, when: maybe, effects }), { maxLength: 3 }),
        }),
      ),
    ),
  })
  .map(({ plan, variables, paragraphs }): StoryPart[] => {
    const acts: Plan = {};
    for (const [act, sequence, ids] of plan) acts[act] = { ...acts[act], [sequence]: ids };
    return partsOf(
      acts,
      ...variables.flatMap((initial, at) => (initial === null ? [] : variable(VARIABLES[at] ?? '', initial))),
      ...paragraphs.map(({ lines, choices, ...given }, at) => {
        const id = PARAGRAPHS[at] ?? '';
        return newParagraph(id, {
          ...given,
          lines: lines.map((line, index) => newLine(`${id}-l${index}`, { words: english(`Line ${index} of ${id}.`), ...line })),
          choices: choices.map((choice, index) => newChoice(`${id}-c${index}`, { words: english(`Choice ${index}`), ...choice })),
        });
      }),
    );
  });

const walk = (engine: StoryEngine, from: PlayState, picks: readonly number[]): PlayState =>
  picks.reduce((state, pick) => {
    const { length } = viewOf(engine, state).choices;
    return length === 0 ? state : play(engine, state, { type: 'choose', index: pick % length });
  }, from);
const begun = (engine: StoryEngine) => play(engine, null, { type: 'start', seed: 1 });
const load = (engine: StoryEngine, state: PlayState) => play(engine, null, { type: 'load', save: writeSave(state) });
const stateOf = (state: PlayState) =>
  JSON.parse(state.turns.at(-1)?.snapshot || '{"p":"","v":{},"s":[]}') as { p: string; v: object; s: string[] };
const picks = fc.array(fc.nat(5), { maxLength: 12 });

test('a run goes on and nothing throws, whatever is changed in a story', () => {
  fc.assert(
    fc.property(version, version, picks, (one, other, choices) => {
      const [before, after] = [dramaEngine(one), dramaEngine(other)];
      const here = walk(before, begun(before), choices);
      const there = load(after, here);
      expect(there.turns.length).toBeGreaterThan(0);
      expect(there.turns.length).toBeLessThanOrEqual(Math.max(1, here.turns.length));
      const further = walk(after, there, choices);
      expect(viewOf(after, play(after, further, { type: 'skip' })).choices).toBeDefined();
      expect(viewOf(before, load(before, further)).choices).toBeDefined();
      expect(load(after, further).read).toBe(further.read);
    }),
    { numRuns: 500 },
  );
});

test('a run stays at its node if that still exists, with its memory', () => {
  let comparisons = 0;
  fc.assert(
    fc.property(version, version, picks, (one, other, choices) => {
      const here = walk(dramaEngine(one), begun(dramaEngine(one)), choices);
      const after = dramaEngine(other);
      const there = load(after, here);
      if (there.recovery !== 'kept') return;
      comparisons += 1;
      const [was, is] = [stateOf(here), stateOf(there)];
      expect(is.s.slice(0, was.s.length)).toEqual(was.s);
      // Without an offered choice it may have gone on.
      if (is.s.length > was.s.length || is.p !== was.p) return;
      for (const [id, now] of Object.entries(is.v)) expect(now).toBe((was.v as Record<string, unknown>)[id]);
      expect(there.trail).toEqual(here.trail);
    }),
    { numRuns: 500 },
  );
  expect(comparisons).toBeGreaterThan(100);
});

test('saved and loaded in the same version it is the same run, and in another language it has the same turns', () => {
  fc.assert(
    fc.property(version, picks, (parts, choices) => {
      const [english, german] = [dramaEngine(parts), dramaEngine(parts, 'de-DE')];
      const here = walk(english, begun(english), choices);
      if (here.fault !== null) return;
      // A save doesn't count the errors of the page that wrote it.
      const same = { ...here, recovery: null, faultCount: 0 };
      expect({ ...load(dramaEngine(parts), here), recovery: null }).toEqual(same);
      expect({ ...load(english, load(german, here)), recovery: null, faultCount: 0 }).toEqual(same);
    }),
    { numRuns: 300 },
  );
});
