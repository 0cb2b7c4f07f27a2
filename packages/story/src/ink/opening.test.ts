import { describe, expect, test } from '@jest/globals';
import { type PlayState, play, viewOf, writeSave } from '../index.ts';
import { borrowedInk, fixture, seededPick } from '../testing/stories.ts';
import type { InkBundle } from './bundle.ts';
import { compileInk } from './compile.ts';
import { createInkEngine } from './engine.ts';

const FERRY = `# title: The Ferry
VAR coins = 2
VAR secret = "The ferryman is your father."
VAR destination = -> island
The quay is dark.
-> quay
=== quay ===
{coins > 1: Coins clink.|Your purse is light.} {~Rain|Mist|Wind}.
* [Pay] -> board
* {board} [Look back] You look back. -> quay
+ [Swim]
  Cold water.
  -> END
=== board ===
~ coins -= 1
You step aboard. # opening: end
{secret}
* [Ask] The ferryman looks up.
  -> destination
* [Jump] -> island
=== island ===
An island of bones.
{quay > 1: You were slow.}
-> END
`;

function compiled(source: string) {
  const result = compileInk(source);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result;
}
function bothOf(source: string) {
  const { bundle, opening } = compiled(source);
  if (opening === null) throw new Error('there is no opening');
  return { whole: createInkEngine(bundle), opening: createInkEngine(opening), cut: opening };
}
const faultsOf = (source: string) => {
  const result = compileInk(source);
  return result.ok ? [] : result.faults.map(({ line, key }) => [line, key]);
};
const start = (engine: ReturnType<typeof createInkEngine>, seed = 7) => play(engine, null, { type: 'start', seed });
const textOf = (bundle: InkBundle) => JSON.stringify(bundle.ink);

describe('the opening of a story', () => {
  const { whole, opening, cut } = bothOf(FERRY);

  test('plays as the whole up to its mark, and ends there', () => {
    const [before, beforeWhole] = [start(opening), start(whole)];
    expect(viewOf(opening, before)).toEqual({ ...viewOf(whole, beforeWhole), endingsTotal: 1 });
    const at = viewOf(opening, play(opening, before, { type: 'choose', index: 0 }));
    expect(at).toMatchObject({ ended: true, openingEnded: true, endingsFound: [], paragraphs: [{ text: 'You step aboard.' }] });
  });

  test("has nothing of the rest: no words, names or variables' values", () => {
    for (const rest of ['father', 'ferryman', 'bones', 'island', 'slow', 'Ask']) expect(textOf(cut)).not.toContain(rest);
    for (const phrase of ['quay is dark', 'Coins clink', 'You step aboard', 'Cold water']) expect(textOf(cut)).toContain(phrase);
  });

  test('keeps its endings, with the whole’s ids', () => {
    const ended = play(opening, start(opening), { type: 'choose', index: 1 });
    expect(viewOf(opening, ended)).toMatchObject({ ended: true, openingEnded: false, ending: { id: 'quay#1', name: 'Cold water.' } });
    expect(opening.endings).toEqual(['quay#1']);
  });

  test('is null in a story without a mark', () => {
    expect(compiled('Hi. # opening\n-> END').opening).toBeNull();
    expect(compiled(fixture('the-night-shop')).opening).toBeNull();
  });

  test('lists its segments', () => {
    const { report } = compiled(FERRY);
    expect(report.opening?.segments).toHaveLength(4);
    expect(report.opening?.segments[0]).toBe('');
    expect(report.opening?.words).toBeLessThan(report.words);
  });
});

describe('a place in the opening', () => {
  const { whole, opening } = bothOf(FERRY);
  const atMark = play(opening, start(opening), { type: 'choose', index: 0 });

  test('at its end goes on in the whole behind the mark, as if the opening had been read there', () => {
    const bought = play(whole, null, { type: 'load', save: writeSave(atMark) });
    const never = play(whole, start(whole), { type: 'choose', index: 0 });
    expect(bought).toEqual({ ...never, recovery: 'restored' });
    expect(viewOf(whole, bought)).toMatchObject({ openingEnded: false, ended: false, choices: [{ text: 'Ask' }, { text: 'Jump' }] });
  });

  test('before its end is the same in the whole, with all steps back', () => {
    const bought = play(whole, null, { type: 'load', save: writeSave(start(opening)) });
    expect(bought).toEqual({ ...start(whole), recovery: 'restored' });
  });

  test('stays at its end when it is opened again', () => {
    const again = play(opening, null, { type: 'load', save: writeSave(atMark) });
    expect(again).toEqual({ ...atMark, recovery: 'restored' });
  });

  test('saved behind its end is at its end, and keeps the endings that were found', () => {
    let state = play(whole, start(whole), { type: 'choose', index: 0 });
    state = play(whole, state, { type: 'choose', index: 0 });
    const refunded = play(opening, null, { type: 'load', save: writeSave(state) });
    expect(viewOf(opening, refunded)).toMatchObject({
      openingEnded: true,
      recovery: 'restored',
      paragraphs: [{ text: 'You step aboard.' }],
    });
    expect(refunded.endings).toEqual(state.endings);
    expect(refunded.endings).toHaveLength(1);
  });

  test('that can’t be replayed isn’t restored from a state of the rest', () => {
    let state: PlayState = play(whole, start(whole), { type: 'choose', index: 0 });
    state = { ...play(whole, state, { type: 'choose', index: 0 }), trail: [], trailComplete: false };
    const refunded = play(opening, null, { type: 'load', save: writeSave(state) });
    expect(viewOf(opening, refunded)).toMatchObject({ recovery: 'passage', choices: [{ text: 'Pay' }, { text: 'Swim' }] });
    expect(JSON.stringify(refunded.turns)).not.toContain('bones');
  });
});

describe('the target of a variable or a count', () => {
  const cutOf = (source: string) => textOf(bothOf(source).cut);

  test('is in the opening when the variable is read before the mark', () => {
    const source = 'VAR next = -> first\nGo.\n* [On] -> next\n* [Off] Stop. # opening: end\n  More.\n  -> END\n=== first\nFirst.\n-> END';
    const { opening } = bothOf(source);
    const at = (index: number) => viewOf(opening, play(opening, start(opening), { type: 'choose', index }));
    expect([at(0), at(1)]).toMatchObject([
      { ended: true, openingEnded: false, paragraphs: [{ text: 'First.' }] },
      { ended: true, openingEnded: true },
    ]);
  });

  test('isn’t in it when the variable is read only behind the mark, or the place only counted', () => {
    const source =
      'VAR next = -> other\n~ next = -> second\n{second: Again.} {TURNS_SINCE(-> third) > 0: Long ago.}\nStop. # opening: end\nMore.\n-> next\n=== second\nTwo.\n-> third\n=== third\nThree.\n-> END\n=== other\nFour.\n-> END';
    for (const rest of ['More', 'Two', 'Three', 'Four']) expect(cutOf(source)).not.toContain(`^${rest}`);
    const { opening } = bothOf(source);
    expect(viewOf(opening, start(opening))).toMatchObject({ openingEnded: true, fault: null });
  });

  test('is in the opening when a tunnel or a thread leads there', () => {
    const source =
      'Hi.\n-> tell(-> after) ->\n<- aside\n-> DONE\n=== tell(-> where)\nTold.\n-> where\n=== after\nAfter.\n->->\n=== aside\n* [On] -> stop\n=== stop\n# opening: end\nThe rest.\n-> END';
    const { opening, cut } = bothOf(source);
    const begun = start(opening);
    expect(viewOf(opening, begun).paragraphs.map(({ text }) => text)).toEqual(['Hi.', 'Told.', 'After.']);
    expect(viewOf(opening, play(opening, begun, { type: 'choose', index: 0 })).openingEnded).toBe(true);
    expect(textOf(cut)).not.toContain('The rest');
  });
});

test.each<[string, (string | number)[]]>([
  ['# opening: end\nHi.\n-> END', [1, 'openingStart']],
  ['Hi.\nHo. # opening: end\n-> END', [2, 'openingWhole']],
  ['Hi.\n* [On # opening: end] -> a\n=== a\nMore.\n-> END', [2, 'openingPlace']],
  ['Hi.\n* On # opening: end\n  More.\n  -> END', [2, 'openingPlace']],
  ['Hi. {say()}\nMore.\n-> END\n=== function say()\nWord. # opening: end\n~ return 1', [5, 'openingPlace']],
  ['Hi.\n-> END\n=== lost\n// # opening: end\n# opening: end\nMore.\n-> END', [5, 'openingUnreached']],
])('a mark in %j is rejected with its line', (source, fault) => {
  expect(faultsOf(source)).toEqual([fault]);
});

test('an opening with most of the story gets a warning', () => {
  const long = compiled('One two three four five.\n* [On] -> on\n=== on\nSix. # opening: end\nSeven.\n-> END');
  expect(long.report.warnings).toMatchObject([{ line: 4, key: 'openingLong', params: { percent: expect.any(Number) } }]);
});

/** Adds a mark to a knot of a story. */
const marked = (source: string, knot: number) => {
  let at = -1;
  return source.replaceAll(/^\s*={2,}\s*(?!function)[^\n]*$/gm, (line) => {
    at += 1;
    return at === knot ? `${line}\n# opening: end\n` : line;
  });
};

test('each borrowed story with a mark at one of its knots plays as the whole up to it', () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const { name, source } of [
    ...borrowedInk(process.env.STORY_DIR),
    { name: 'the-night-shop', source: fixture('the-night-shop') },
    { name: 'paper-boats', source: fixture('paper-boats') },
  ]) {
    for (const knot of [0, 1, 2, 5]) {
      const result = compileInk(marked(source, knot));
      if (!result.ok || result.opening === null) continue;
      tried += 1;
      const [whole, opening] = [createInkEngine(result.bundle), createInkEngine(result.opening)];
      const pick = seededPick(knot);
      let [one, other] = [start(whole), start(opening)];
      for (let turn = 0; turn < 30; turn += 1) {
        const [theirs, ours] = [viewOf(whole, one), viewOf(opening, other)];
        const isCut =
          ours.openingEnded &&
          JSON.stringify(theirs.paragraphs.slice(0, ours.paragraphs.length - 1)) === JSON.stringify(ours.paragraphs.slice(0, -1));
        if (!isCut && JSON.stringify({ ...theirs, endingsTotal: 0 }) !== JSON.stringify({ ...ours, endingsTotal: 0 }))
          wrong.push(`${name} ${knot} ${turn}: ${JSON.stringify({ theirs, ours }).slice(0, 2000)}`);
        if (isCut || theirs.choices.length === 0 || ours.fault !== null) break;
        const index = pick(theirs.choices.length);
        [one, other] = [play(whole, one, { type: 'choose', index }), play(opening, other, { type: 'choose', index })];
      }
    }
  }
  expect(tried).toBeGreaterThan(3);
  expect(wrong).toEqual([]);
});
