import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createDramaEngine, previewDrama } from '../drama/index.ts';
import type { Passage, Scene, StoryEngine } from '../index.ts';
import { StoryFault } from '../index.ts';
import { compileInk } from '../ink/compile.ts';
import { createInkEngine } from '../ink/index.ts';
import { EMPTY_OUTLINE, newAct, newLine, newParagraph, newSequence, type Story, storyOf } from '../model/index.ts';
import { seededPick } from '../testing/stories.ts';
import { exportStory, importStory } from './index.ts';
import { someStory } from './testing/arbitrary.ts';
import { countedIds } from './testing/canonical.ts';

const TURNS = 12;
const language = 'en-US' as const;

/** Normalizes words as ink shows them: one row, without consecutive spaces. */
function rowsOf({ paragraphs, choices, ending }: Passage) {
  const rows = (text: string) => text.split('\n').map(flat).filter(Boolean);
  const speaker = (tags: string[]) => tags.find((tag) => tag.startsWith('speaker:'))?.slice('speaker:'.length);
  return {
    words: paragraphs.flatMap((paragraph) =>
      rows(paragraph.text).map((row) => [flat(paragraph.speaker?.name ?? speaker(paragraph.tags) ?? ''), row]),
    ),
    choices: choices.map(({ text }) => flat(text) || '…'),
    isOver: ending !== null,
  };
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Plays with the same picks to an end; the last entry of a failed run is its fault. */
function walk(engine: StoryEngine, seed: number): unknown[] {
  const pick = seededPick(seed);
  const read: unknown[] = [];
  try {
    let scene: Scene = engine.begin(1);
    read.push(rowsOf(scene.passage));
    for (let turn = 0; turn < TURNS && scene.passage.choices.length > 0; turn += 1) {
      scene = engine.choose(scene.snapshot, pick(scene.passage.choices.length));
      read.push(rowsOf(scene.passage));
    }
  } catch (error) {
    if (!(error instanceof StoryFault)) throw error;
    read.push('fault');
  }
  return read;
}

const modelOf = (story: Story): StoryEngine => createDramaEngine(previewDrama(story), language);

test('exported ink compiles, and plays the same words and choices as the story', () => {
  let played = 0;
  fc.assert(
    fc.property(someStory, fc.nat(1000), (given, seed) => {
      const story = storyOf(given.title, given.parts, given.author);
      const model = walk(modelOf(story), seed);
      // A story that never stops can't be compiled as ink.
      if (model.includes('fault')) return;
      const compiled = compileInk(exportStory(story, 'ink', { language }).text);
      // A story that shows nothing is rejected as ink.
      if (!compiled.ok && compiled.faults[0]?.key === 'emptyStory') return;
      if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
      played += 1;
      expect(walk(createInkEngine(compiled.bundle), seed)).toEqual(model);
    }),
    { numRuns: 150 },
  );
  expect(played).toBeGreaterThan(100);
});

test('exported and imported ink plays the same story', () => {
  fc.assert(
    fc.property(someStory, fc.nat(1000), (given, seed) => {
      const story = storyOf(given.title, given.parts, given.author);
      const imported = importStory(exportStory(story, 'ink', { language }).text, 'ink', { newId: countedIds() });
      if (!imported.ok) throw new Error(JSON.stringify(imported.faults));
      const again = storyOf(imported.file.title, imported.file.parts, imported.file.author);
      const model = walk(modelOf(story), seed);
      if (!model.includes('fault')) expect(walk(modelOf(again), seed)).toEqual(model);
    }),
    { numRuns: 150 },
  );
});

test("a variable with a reserved name, or with a knot's name, is renamed and reported", () => {
  const variables = ['not', 'not_2', 'hall'].map((name) => ({
    kind: 'variable' as const,
    id: `v-${name}`,
    name,
    type: 'number' as const,
    initial: 1,
  }));
  const when = { match: 'all' as const, tests: variables.map(({ id }) => ({ variable: id, is: '=' as const, value: 1 })) };
  const lines = [newLine('l', { words: { 'en-US': 'All are one.' }, when })];
  const acts = [newAct('act', { sequences: [newSequence('seq', { paragraphs: ['hall'] })] })];
  const story = storyOf('', [{ ...EMPTY_OUTLINE, acts }, newParagraph('hall', { lines }), ...variables]);
  const { text, losses } = exportStory(story, 'ink', { language });
  const compiled = compileInk(text);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
  expect(walk(createInkEngine(compiled.bundle), 1)).toEqual(walk(modelOf(story), 1));
  expect(losses.find(({ kind }) => kind === 'renamed')?.count).toBeGreaterThan(1);
});
