import type { StoryParagraph, StoryPart, StorySetting } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice, StoryLine, StoryTest } from '@meowtale/contracts/inputs/drama/story-words';
import { newAct, newChoice, newLine, newParagraph, newSequence } from '../../model/parts.ts';
import { EMPTY_OUTLINE, EMPTY_SETTING, type Story, storyOf } from '../../model/story.ts';

/** Makes a story of parts. Without an outline among them, it gets one with the paragraphs in their order. */
export function story(...parts: StoryPart[]): Story {
  const paragraphs = parts.filter(({ kind }) => kind === 'paragraph').map(({ id }) => id);
  const outlines = parts.some(({ kind }) => kind === 'outline') ? [] : [outlineOf(paragraphs)];
  return storyOf('Tea', [...outlines, ...parts], 'Lin');
}

export const outlineOf = (paragraphs: string[]): StoryPart => ({
  ...EMPTY_OUTLINE,
  acts: [newAct('act', { sequences: [newSequence('sequence', { title: 'Opening', paragraphs })] })],
});

export const setting = (given: Partial<StorySetting>): StorySetting => ({ ...EMPTY_SETTING, ...given });

export const say = (id: string, text: string, given: Partial<StoryLine> = {}): StoryLine =>
  newLine(id, { words: text === '' ? {} : { 'en-US': text }, ...given });

export const option = (id: string, to: string | null, given: Partial<StoryChoice> = {}): StoryChoice =>
  newChoice(id, { words: { 'en-US': `Take ${id}` }, to, ...given });

/** Makes a paragraph with one line. */
export const oneLine = (id: string, given: Partial<StoryParagraph> = {}): StoryParagraph =>
  newParagraph(id, { title: `The ${id}`, lines: [say(`${id}-line`, `What the ${id} tells.`)], ...given });

export const end = (id: string, given: Partial<StoryParagraph> = {}): StoryParagraph =>
  oneLine(id, { ending: { 'en-US': 'The end' }, ...given });

export const when = (...tests: StoryTest[]) => ({ match: 'all' as const, tests });
export const seen = (id: string) => when({ seen: id, not: false });
export const unseen = (id: string) => when({ seen: id, not: true });

/** Returns the story after a mend. */
export function mended(from: Story, change: Record<string, StoryPart | null>): Story {
  const parts = [from.outline, from.setting, ...[from.paragraphs, from.characters, from.resources].flatMap((all) => [...all.values()])];
  const rest = [from.variables, from.facts, from.entries].flatMap((all): StoryPart[] => [...all.values()]);
  const partsById = new Map<string, StoryPart>([...parts, ...rest].map((part) => [part.id, part]));
  for (const [id, part] of Object.entries(change)) {
    if (part === null) partsById.delete(id);
    else partsById.set(id, part);
  }
  return storyOf(from.title, partsById.values(), from.author);
}
