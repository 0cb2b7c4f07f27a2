import type { StoryOutline, StoryParagraph, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { beginning } from '@meowtale/contracts/text/characters';
import { newAct, newChoice, newSequence } from '../model/parts.ts';
import { paragraphAfter, type Story } from '../model/story.ts';
import { goesOn } from './graph.ts';
import type { Mend, MendKey, Params } from './kinds.ts';

/** Makes a mend that replaces single parts. */
export const mend = (key: MendKey, parts: readonly StoryPart[], params: Params = {}): Mend => ({
  key,
  params,
  change: Object.fromEntries(parts.map((part) => [part.id, part])),
});

/** Returns a paragraph's label: its title, else its beginning, else its id. */
export function labelOf({ setting }: Story, { id, title, lines }: StoryParagraph): string {
  if (title !== '') return title;
  const text = lines.find((line) => line.words[setting.language])?.words[setting.language];
  return text === undefined ? id : beginning(text.split('\n', 1).join(''), 40);
}

/** Returns an unused id. */
export function freeId(taken: ReadonlySet<string>, base: string): string {
  const short = base.slice(0, 58);
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? short : `${short}-${count}`;
    if (!taken.has(id)) return id;
  }
}

/** Makes a mend that ends the story at a paragraph; none when a choice is always offered there. */
export const addEnding = (story: Story, paragraph: StoryParagraph | undefined): Mend[] =>
  paragraph && goesOn(paragraph)
    ? [mend('add-ending', [{ ...paragraph, to: null, ending: paragraph.ending ?? {} }], { title: labelOf(story, paragraph) })]
    : [];

/** Makes a mend that lets the previous paragraph in the outline lead to a paragraph. */
export function leadTo(story: Story, before: StoryParagraph, paragraph: StoryParagraph): Mend[] {
  const params = { title: labelOf(story, before) };
  if (goesOn(before))
    return [mend(before.ending === null ? 'lead-here' : 'replace-ending', [{ ...before, to: null, ending: null }], params)];
  if (before.choices.length >= STORY_MAX.choices) return [];
  const id = freeId(new Set(before.choices.map((choice) => choice.id)), `${paragraph.id}-choice`);
  const label = { [story.setting.language]: labelOf(story, paragraph) };
  return [mend('add-choice', [{ ...before, choices: [...before.choices, newChoice(id, { words: label, to: paragraph.id })] }], params)];
}

const withParagraphs = (outline: StoryOutline, change: (paragraphs: string[], sequence: string) => string[]): StoryOutline => ({
  ...outline,
  acts: outline.acts.map((act) => ({
    ...act,
    sequences: act.sequences.map((sequence) => ({ ...sequence, paragraphs: change(sequence.paragraphs, sequence.id) })),
  })),
});

/** Makes a mend that removes a paragraph's mention at `index` of a sequence. */
export const unlist = ({ outline }: Story, sequence: string, index: number): Mend =>
  mend('remove-from-outline', [
    withParagraphs(outline, (paragraphs, id) => (id === sequence ? paragraphs.filter((_, at) => at !== index) : paragraphs)),
  ]);

/** Makes a mend that removes a paragraph to which nothing but the outline refers. */
export const removeParagraph = (story: Story, id: string): Mend => ({
  key: 'remove-paragraph',
  params: {},
  change: {
    [id]: null,
    ...(story.places.has(id) ? { outline: withParagraphs(story.outline, (paragraphs) => paragraphs.filter((each) => each !== id)) } : {}),
  },
});

/**
 * Makes a mend that adds a paragraph to the outline: after one that leads to it and never to the next in the outline, so that no other way
 * changes; else at the end.
 */
export function enlist(story: Story, id: string, leading: readonly string[]): Mend {
  const before = leading.find((each) => {
    const paragraph = story.paragraphs.get(each);
    return paragraph && story.places.has(each) && leadsOnlyByTarget(paragraph);
  });
  const place = story.places.get(before ?? '');
  const sequence = place?.sequence ?? story.outline.acts.at(-1)?.sequences.at(-1);
  if (sequence === undefined) return mend('put-into-outline', [withFirstSequence(story, id)], { sequence: '' });
  const outline = withParagraphs(story.outline, (paragraphs, each) => {
    if (each !== sequence.id) return paragraphs;
    return paragraphs.toSpliced(before === undefined ? paragraphs.length : paragraphs.indexOf(before) + 1, 0, id);
  });
  return mend('put-into-outline', [outline], { sequence: sequence.title });
}

const leadsOnlyByTarget = ({ choices, to, ending }: StoryParagraph): boolean =>
  choices.every((choice) => choice.to !== null) && (choices.some(({ when }) => when === null) || to !== null || ending !== null);

function withFirstSequence({ outline, paragraphs }: Story, id: string): StoryOutline {
  const taken = new Set([...paragraphs.keys(), ...outline.acts.map((act) => act.id)]);
  const sequence = newSequence(freeId(taken, `${id}-sequence`), { paragraphs: [id] });
  const last = outline.acts.at(-1);
  if (last === undefined) return { ...outline, acts: [newAct(freeId(taken, `${id}-act`), { sequences: [sequence] })] };
  return { ...outline, acts: outline.acts.with(-1, { ...last, sequences: [sequence] }) };
}

/** Returns whether a paragraph leads to the next in the outline, so that it can be removed when it is empty. */
export const isNext = (story: Story, { id, to }: StoryParagraph): boolean => to === null || to === paragraphAfter(story, id);
