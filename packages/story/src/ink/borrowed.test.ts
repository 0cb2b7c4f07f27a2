import { expect, test } from '@jest/globals';
import { Story } from 'inkjs/engine/Story';
import { type PlayState, play, viewOf } from '../index.ts';
import { borrowedInk, seededPick } from '../testing/stories.ts';
import { compileInk } from './compile.ts';
import { createInkEngine } from './engine.ts';
import { joinIncludes } from './includes.ts';

const TURNS_MAX = 30;

interface Turn {
  paragraphs: string[];
  choices: string[];
}

/** Plays a compiled story with inkjs alone until it ends, fails or reaches the limit of turns. */
function playedByInkjs(ink: object, pick: (count: number) => number): Turn[] {
  const story = new Story(ink as ConstructorParameters<typeof Story>[0]);
  story.allowExternalFunctionFallbacks = true;
  story.state.storySeed = 1;
  story.state.previousRandom = 0;
  const turns: Turn[] = [];
  try {
    while (turns.length < TURNS_MAX) {
      const paragraphs: string[] = [];
      while (story.canContinue) paragraphs.push((story.Continue() ?? '').trim());
      const choices = story.currentChoices.map(({ text }) => text.trim());
      turns.push({ paragraphs: paragraphs.filter(Boolean), choices });
      if (choices.length === 0) break;
      story.ChooseChoiceIndex(pick(choices.length));
    }
  } catch {
    // A story that fails in inkjs fails at this turn in both.
  }
  return turns;
}

function playedByUs(ink: Parameters<typeof createInkEngine>[0], pick: (count: number) => number): Turn[] {
  const engine = createInkEngine(ink);
  const turns: Turn[] = [];
  let state: PlayState = play(engine, null, { type: 'start', seed: 1 });
  while (state.fault === null) {
    const { paragraphs, choices, ended } = viewOf(engine, state);
    turns.push({ paragraphs: paragraphs.map(({ text }) => text).filter(Boolean), choices: choices.map(({ text }) => text) });
    if (ended || turns.length === TURNS_MAX) break;
    state = play(engine, state, { type: 'choose', index: pick(choices.length) });
  }
  return turns;
}

test('each borrowed ink file plays as in inkjs and a whole story has no dead ends, or it is rejected with a reason', () => {
  const stories = borrowedInk(process.env.STORY_DIR);
  process.stdout.write(`ink files tried: ${stories.length}\n`);
  const wrong: string[] = [];
  for (const { name, source } of stories) {
    const compiled = compileInk(source);
    if (!compiled.ok) {
      if (!/\w+ \w+/.test(compiled.faults[0]?.message ?? '')) wrong.push(`${name}: ${JSON.stringify(compiled.faults)}`);
      continue;
    }
    // Others test single features of ink, some of which have no ending.
    const { choices, endings, warnings } = compiled.report;
    const deadEnds = warnings.filter(({ key, said }) => key === 'noWayOut' || (key === 'end' && said === undefined));
    if (choices >= 10 && endings >= 2 && deadEnds.length > 0) wrong.push(`${name}: ${JSON.stringify(deadEnds)}`);
    const [theirs, ours] = [playedByInkjs(compiled.bundle.ink, seededPick(1)), playedByUs(compiled.bundle, seededPick(1))];
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) wrong.push(`${name}: ${JSON.stringify({ ours, theirs })}`);
  }
  expect(wrong).toEqual([]);
});

test('a borrowed story in several files is joined, compiles and plays as in inkjs', () => {
  const files = Object.fromEntries(
    borrowedInk(process.env.STORY_DIR).flatMap(({ name, source }) =>
      name.startsWith('innkeeper/') ? [[name.slice('innkeeper/'.length), source]] : [],
    ),
  );
  if (Object.keys(files).length === 0) return;
  const joined = joinIncludes(files, 'story.ink');
  const compiled = joined.ok ? compileInk(joined.text) : null;
  if (!compiled?.ok) throw new Error(JSON.stringify({ joined, compiled }));
  for (const seed of [1, 2, 3])
    expect(playedByUs(compiled.bundle, seededPick(seed))).toEqual(playedByInkjs(compiled.bundle.ink, seededPick(seed)));
});
