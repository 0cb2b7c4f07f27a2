import { describe, expect, test } from '@jest/globals';
import { type PlayState, play, type StoryEngine, viewOf, writeSave } from './index.ts';
import { engineOf, seededPick, wholeStories } from './testing/stories.ts';

type Edit = (source: string) => string;

/** A story, the choices that lead a reader to one of its knots, and its author's later changes. */
interface Updated {
  name: string;
  source: string;
  path: string[];
  /** The reader's place, and the last turn before it that isn't in a tunnel. */
  knot: string;
  earlier: string;
  /** A variable that is true there. */
  variable: string;
  addLine: Edit;
  /** Removes a choice that the reader has taken. */
  removeChoice: Edit;
}

const ADDED = 'Rain has begun to fall.';
const RENAMED = 'the_same_by_another_name';

const SMALL: Updated = {
  name: 'a small story',
  source: [
    ...['VAR cup = false', '-> yard', '== yard', 'They wait.', '* [Shout]', '* [Knock]', '~ cup = true', '- They let me in.'],
    ...[
      '* [Sit] -> search -> great_hall',
      '* [Stand] -> search -> great_hall',
      '== search',
      'They go through my coat.',
      '* [Shrug]',
      '* [Protest]',
    ],
    ...['- ->->', '== great_hall', 'It is cold.', '* [Yes] -> END', '* [No] -> END'],
  ].join('\n'),
  path: ['Knock', 'Sit', 'Shrug'],
  knot: 'great_hall',
  earlier: 'yard',
  variable: 'cup',
  addLine: (source) => source.replace('It is cold.', `It is cold.\n${ADDED}`),
  removeChoice: (source) => source.replace('* [Knock]\n~ cup = true\n', ''),
};

/** A published story by another author, beside the checkout. */
const real = wholeStories().flatMap(({ name, source }): Updated[] =>
  name === 'the-intercept.ink'
    ? [
        {
          ...{ name, source, knot: 'harris_demands_component', earlier: 'start.waited', variable: 'teacup' },
          path: ['Hut 14', 'Plan', 'Co—operate', '"Commander."', 'Take one', 'Wait', 'Agree', 'Watch him', 'Shrug'],
          addLine: (text) => text.replace('Do you have it?" Harris', `Do you have it?" he asks.\n\t${ADDED}\n\tHarris`),
          removeChoice: (text) => text.replace(/\t\t\*\t"Commander\."\n\t\t\tHe nods\. <>\n/, ''),
        },
      ]
    : [],
);

const current = (state: PlayState) => state.turns.at(-1);
const textsIn = (state: PlayState) => current(state)?.passage.paragraphs.map(({ text }) => text) ?? [];

function byWords(engine: StoryEngine, texts: readonly string[]): PlayState {
  return texts.reduce(
    (state, word) => {
      const index = viewOf(engine, state).choices.findIndex(({ text }) => text.startsWith(word));
      return play(engine, state, { type: 'choose', index });
    },
    play(engine, null, { type: 'start', seed: 1 }),
  );
}

describe.each([SMALL, ...real])('who reads $name', ({ source, path, knot, earlier, variable, addLine, removeChoice }) => {
  const here = byWords(engineOf(source), path);
  const renameKnot: Edit = (text) => text.replaceAll(knot, RENAMED);
  const load = (...edits: Edit[]) => {
    const edited = edits.reduce((text, edit) => {
      expect(edit(text)).not.toBe(text);
      return edit(text);
    }, source);
    const engine = engineOf(edited);
    return { engine, state: play(engine, null, { type: 'load', save: writeSave(here) }) };
  };
  const remembered = (state: PlayState) => JSON.parse(current(state)?.snapshot ?? '').variablesState?.[variable];

  test('is where these tests expect it, with these effects', () => {
    expect([here.fault, here.trail.length, current(here)?.place, remembered(here)]).toEqual([null, path.length, knot, true]);
  });

  test('reads on in the same passage with its new line, with all steps back', () => {
    const { engine, state } = load(addLine);
    expect(viewOf(engine, state)).toMatchObject({ recovery: 'replayed', turn: path.length, canGoBack: true });
    expect([current(state)?.place, textsIn(state).includes(ADDED)]).toEqual([knot, true]);
  });

  test('reads on in the same passage under another name', () => {
    const { engine, state } = load(renameKnot);
    expect(viewOf(engine, state)).toMatchObject({ recovery: 'replayed', turn: path.length });
    expect([current(state)?.place, textsIn(state)]).toEqual([RENAMED, textsIn(here)]);
  });

  test('reads the current passage again with its memory, once a choice on the way is gone', () => {
    const { state } = load(removeChoice, addLine);
    expect([state.recovery, current(state)?.place, textsIn(state).includes(ADDED), remembered(state)]).toEqual([
      ...['passage', knot, true],
      true,
    ]);
  });

  test('goes back to the last existing passage that leads on, once its own is gone too', () => {
    const { engine, state } = load(removeChoice, renameKnot, addLine);
    expect([state.recovery, current(state)?.place, remembered(state)]).toEqual(['passage', earlier, true]);
    for (let seed = 1; seed <= 10; seed++) {
      const pick = seededPick(seed);
      let on = state;
      for (let turn = 0; turn < 400 && !viewOf(engine, on).ended; turn++) {
        on = play(engine, on, { type: 'choose', index: pick(viewOf(engine, on).choices.length) });
        expect(on.fault).toBeNull();
      }
      expect(viewOf(engine, on).ended).toBe(true);
    }
  });
});

test('no reader is left where the story runs out because its choices were taken before', () => {
  const written = (choices: string) =>
    engineOf(`-> yard\n== yard\nThey wait.\n${choices}\n- They let me in.\n* [Sit] -> hall\n== hall\n* [Yes] -> END`);
  const here = byWords(written('* [Knock]\n* [Shout]'), ['Knock']);
  const after = written('* [Shout]');
  const state = play(after, null, { type: 'load', save: writeSave(here) });
  expect(viewOf(after, state)).toMatchObject({ ended: false, choices: [{ text: 'Shout' }] });
});
