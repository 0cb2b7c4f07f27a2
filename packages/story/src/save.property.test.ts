import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { play, viewOf, writeSave } from './index.ts';
import { compileInk } from './ink/compile.ts';
import { createInkEngine } from './ink/index.ts';
import { runsOf } from './testing/env.ts';

/** Words that are plain text in ink, in several scripts, with characters of two units. */
const texts = fc
  .array(fc.constantFrom('lamp', '夜', '𠮷𠮷', '👩‍👩‍👧', 'ประตู', 'ы', "it's", '<b>', '(a)', '"'), { minLength: 1, maxLength: 8 })
  .map((all) => all.join(' '));
const long = fc.tuple(texts, fc.constantFrom(1, 1, 40, 3000)).map(([text, times]) => `${text} `.repeat(times).trim());
const tag = fc.tuple(fc.constantFrom('cue: ', 'ending: ', ''), long).map(([name, text]) => ` # ${name}${text}`);
const line = fc.tuple(long, fc.array(tag, { maxLength: 3 })).map(([text, tags]) => text + tags.join(''));
const knotName = fc.constantFrom(1, 20, 1500).map((length) => 'k'.repeat(length));
const choice = fc.record({ text: long, tags: fc.array(tag, { maxLength: 2 }) });
/** Doublings of the text that a run remembers. */
const memory = fc.constantFrom(0, 0, 0, 12, 15);

const story = fc
  .record({
    knot: knotName,
    lines: fc.array(line, { maxLength: 6 }),
    choices: fc.array(choice, { minLength: 1, maxLength: 5 }),
    end: fc.array(line, { maxLength: 2 }),
    doubled: memory,
  })
  .map(({ knot, lines, choices, end, doubled }) => {
    const name = `${knot}_`;
    const offered = choices.map(({ text, tags }, index) => `+ [${index} ${text}${tags.join('')}] -> ${index === 0 ? 'last' : name}`);
    const remembered = '~ text = text + text\n'.repeat(doubled);
    return `VAR text = "sixteen letters."\nStart.\n+ [Go] -> ${name}\n=== ${name} ===\n${remembered}~ temp here = 0\nHere.\n${lines.join('\n')}\n${offered.join('\n')}\n=== last ===\nThe end is near.\n${end.join('\n')}\n-> END\n`;
  });

test('a save at any passage is restored as it is', () => {
  const path = fc.array(fc.nat(4), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(story, path, (source, choices) => {
      const compiled = compileInk(source);
      if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
      const engine = createInkEngine(compiled.bundle);
      let state = play(engine, play(engine, null, { type: 'start', seed: 1 }), { type: 'choose', index: 0 });
      for (const choice of [...choices, 0]) {
        if (state.fault !== null) return;
        const found = play(createInkEngine(compiled.bundle), null, { type: 'load', save: writeSave(state) });
        const { canGoBack: _, seen: __, canSkip: ___, ...read } = viewOf(engine, { ...state, recovery: 'restored' });
        expect(viewOf(engine, found)).toMatchObject(read);
        const offered = viewOf(engine, state).choices.length;
        if (offered > 0) state = play(engine, state, { type: 'choose', index: choice % offered });
      }
    }),
    { numRuns: runsOf(100) },
  );
});

test('a save with more endings than fit keeps the last found ones and its place', () => {
  const compiled = compileInk('Start.\n* [Go] On. -> END\n');
  if (!compiled.ok) throw new Error('no story');
  const engine = createInkEngine(compiled.bundle);
  const endings = Array.from({ length: 6570 }, (_, index) => ({ id: `end-${index}`, name: 'The lamp goes out. '.repeat(4) }));
  const state = { ...play(engine, null, { type: 'start', seed: 1 }), endings };
  const found = play(engine, null, { type: 'load', save: writeSave(state) });
  expect(found.recovery).toBe('restored');
  expect(found.endings.length).toBeGreaterThan(300);
  expect(found.endings.at(-1)).toEqual(endings.at(-1));
});
