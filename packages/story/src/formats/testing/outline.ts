import type { StoryCondition, StoryEffect } from '@meowtale/contracts/inputs/drama/story-words';
import { type Story, storyOf } from '../../model/index.ts';
import { importStory } from '../index.ts';
import type { Loss, StoryFormat } from '../types.ts';
import { placedParagraphs, speakerOf } from '../words.ts';
import { countedIds } from './canonical.ts';

/** Imports a text and prints it with one row per item: `Mei (low): Tea? {met = true}`, `> Stay {keys >= 1} [keys add -1] -> hall`. */
export function outlineOf(text: string, format: StoryFormat): { story: Story; rows: string[]; losses: string[] } {
  const imported = importStory(text, format, { newId: countedIds() });
  if (!imported.ok) throw new Error(JSON.stringify(imported.faults));
  const story = storyOf(imported.file.title, imported.file.parts, imported.file.author);
  return { story, rows: placedParagraphs(story).flatMap((paragraph) => rowsOf(story, paragraph)), losses: imported.losses.map(lossRow) };
}

function lossRow({ kind, count, examples }: Loss): string {
  return `${kind} ${count}: ${examples.map((place) => ('line' in place ? place.line : place.part)).join(' ')}`;
}

function rowsOf(
  story: Story,
  { id, title, brief, place, background, effects, lines, choices, to, ending }: ReturnType<typeof placedParagraphs>[number],
) {
  const translate = (translations: Partial<Record<string, string>>) => translations['en-US'] ?? '';
  const called = (variable: string) => story.variables.get(variable)?.name ?? variable;
  const tests = (when: StoryCondition | null) =>
    when === null
      ? ''
      : ` {${when.tests.map((test) => ('seen' in test ? `${test.not ? 'not ' : ''}seen ${test.seen}` : `${called(test.variable)} ${test.is} ${test.value}`)).join(when.match === 'all' ? ' and ' : ' or ')}}`;
  const does = (list: readonly StoryEffect[]) =>
    list.length === 0 ? '' : ` [${list.map((effect) => `${called(effect.variable)} ${effect.do} ${effect.value}`).join(', ')}]`;
  const shown = (picture: string | null) =>
    picture === null ? '' : ` <${story.resources.get(picture)?.folder} ${story.resources.get(picture)?.name}>`;
  return [
    `# ${id}${title && ` "${title}"`}${brief && ` (${brief})`}${place && ` @ ${place}`}${shown(background)}${does(effects)}`,
    ...lines.map((line) => {
      const speaker = speakerOf(story, line);
      const prefix = speaker === null ? '' : `${speaker}${line.direction && ` (${line.direction})`}: `;
      return `${prefix}${translate(line.words)}${shown(line.picture)}${tests(line.when)}${does(line.effects)}`;
    }),
    ...choices.map(
      (choice) => `> ${translate(choice.words)}${tests(choice.when)}${does(choice.effects)}${choice.to === null ? '' : ` -> ${choice.to}`}`,
    ),
    ...(to === null ? [] : [`-> ${to}`]),
    ...(ending === null ? [] : [`END${ending['en-US'] ? ` ${ending['en-US']}` : ''}`]),
  ];
}
