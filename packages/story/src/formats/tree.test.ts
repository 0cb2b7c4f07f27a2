import { describe, expect, test } from '@jest/globals';
import { appTree } from '@meowtale/contracts/inputs/catalog/app-node';
import fc from 'fast-check';
import {
  EMPTY_OUTLINE,
  EMPTY_SETTING,
  newAct,
  newCharacter,
  newChoice,
  newLine,
  newParagraph,
  newSequence,
  type Story,
  storyOf,
} from '../model/index.ts';
import { runsOf } from '../testing/env.ts';
import { plain } from './fit.ts';
import { storyOfTree, treeOfStory } from './index.ts';
import { someStory } from './testing/arbitrary.ts';
import { canonical, countedIds } from './testing/canonical.ts';
import { alwaysChooses, goesOnTo, placedParagraphs, speakerOf, wayOf } from './words.ts';

/** What an app's tree retains of a story: names, lines with speakers, choices and targets. */
function project(story: Story) {
  const paragraphs = placedParagraphs(story).map((paragraph) => {
    const { id, title, lines, choices, ending } = paragraph;
    const to = goesOnTo(story, paragraph);
    return newParagraph(id, {
      title,
      lines: lines.flatMap((line) => {
        const speaker = speakerOf(story, line) === null ? null : line.speaker;
        return Object.keys(line.words).length === 0 ? [] : [newLine(line.id, { words: line.words, speaker })];
      }),
      choices: choices.map(({ id: choice, words, to }) =>
        newChoice(choice, { words: Object.keys(words).length === 0 ? { 'en-US': '…' } : words, to: wayOf(story, id, to) ?? 'the-end' }),
      ),
      to,
      ending: to === null ? ending : null,
    });
  });
  const needsEnd = paragraphs.some(({ choices }) => choices.some(({ to }) => to === 'the-end'));
  if (needsEnd) paragraphs.push(newParagraph('the-end', { ending: {} }));
  const order = [...story.order, 'the-end'];
  const acts = story.outline.acts.map((act, at) =>
    newAct(act.id, {
      title: act.title,
      sequences: act.sequences.map(({ id, title, paragraphs }) =>
        newSequence(id, { title, paragraphs: needsEnd && at === 1 ? [...paragraphs, 'the-end'] : paragraphs }),
      ),
    }),
  );
  const people = new Set(paragraphs.flatMap(({ lines }) => lines.map(({ speaker }) => speaker)));
  return {
    title: '',
    author: '',
    parts: [
      { ...EMPTY_OUTLINE, acts },
      EMPTY_SETTING,
      ...paragraphs.map((paragraph) => plain(paragraph, order[order.indexOf(paragraph.id) + 1])),
      ...[...story.characters.values()].filter(({ id }) => people.has(id)).map(({ id, name }) => newCharacter(id, name)),
    ],
  };
}

describe("an app's node tree", () => {
  test('is valid, and gives back what it retains of a story', () => {
    fc.assert(
      fc.property(someStory, (given) => {
        const story = storyOf(given.title, given.parts, given.author);
        const { tree } = treeOfStory(story);
        expect(appTree.parse(tree)).toEqual(tree);
        const again = storyOfTree(tree, { newId: countedIds() });
        if (!again.ok) throw new Error(JSON.stringify(again.faults));
        expect(canonical(again.file)).toEqual(canonical(project(story)));
      }),
      { numRuns: runsOf(200) },
    );
  });

  test('has translations under the same name, and a line that only they have at its place', () => {
    const lines = [newLine('a', { words: { 'de-DE': 'Nur so.' } }), newLine('b', { words: { 'en-US': 'Tea?', 'de-DE': 'Tee?' } })];
    const acts = [newAct('act', { sequences: [newSequence('seq', { paragraphs: ['p'] })] })];
    const story = storyOf('Tea', [{ ...EMPTY_OUTLINE, acts }, newParagraph('p', { lines })]);
    const again = storyOfTree(treeOfStory(story).tree, { newId: countedIds(), title: 'Tea' });
    const restored = again.ok ? storyOf('', again.file.parts) : null;
    expect(restored?.paragraphs.get(restored.order[0] ?? '')?.lines.map(({ words }) => words)).toEqual(lines.map(({ words }) => words));
    expect(restored?.setting.languages).toEqual(['en-US', 'de-DE']);
  });

  test('of a story that is too large has its beginning, and reports what is missing', () => {
    const text = 'Rain on the roof. '.repeat(10).trim();
    const paragraphs = Array.from({ length: 40 }, (_, at) =>
      newParagraph(`p${at}`, {
        lines: Array.from({ length: 250 }, (_, line) => newLine(`p${at}-${line}`, { words: { 'en-US': text, 'ja-JP': text } })),
      }),
    );
    const acts = [newAct('act', { sequences: [newSequence('seq', { paragraphs: paragraphs.map(({ id }) => id) })] })];
    const { tree, losses } = treeOfStory(storyOf('Rain', [{ ...EMPTY_OUTLINE, acts }, ...paragraphs]));
    expect(appTree.safeParse(tree).success).toBe(true);
    expect(losses.find(({ kind }) => kind === 'translations')?.count).toBe(10_000);
    expect(losses.find(({ kind }) => kind === 'too-many')?.count).toBeGreaterThan(1000);
  });

  test('made by others becomes lines, with deeper folders as part of those around them', () => {
    const scene = { parent_type: 'chapter', type: 'scene', name: 'Roof', theme: 'dark', elements: [{ text: 'Cats.' }, { text: 'Rain.' }] };
    const deep = { type: 'part', seq: 0, name: 'Deep', children: [scene] };
    const tree = [{ type: 'chapter', seq: 1, name: 'One', children: [{ type: 'part', seq: 0, name: 'A', children: [deep] }] }, scene];
    const read = storyOfTree(tree, { newId: countedIds() });
    if (!read.ok) throw new Error('It is refused.');
    const story = storyOf('', read.file.parts);
    expect(story.outline.acts.map(({ title, sequences }) => [title, sequences.map(({ title }) => title)])).toEqual([
      ['One', ['A']],
      ['', ['']],
    ]);
    expect(placedParagraphs(story).map((paragraph) => [paragraph.lines.length, alwaysChooses(paragraph)])).toEqual([
      [2, false],
      [2, false],
    ]);
    expect(read.losses.map(({ kind }) => kind)).toEqual(['outline', 'metadata']);
  });
});
