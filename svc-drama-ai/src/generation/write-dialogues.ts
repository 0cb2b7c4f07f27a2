import { DRAMA_DIALOGS, type Locale } from '@meowtale/contracts';
import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX, type StoryChoice, type StoryLine, type StoryWords } from '@meowtale/contracts/inputs/drama/story-words';
import { beginning } from '@meowtale/contracts/text/characters';
import { isChoiceKept, isLineKept, newChoice, newLine, sourceMark } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import { fitLine, fitLines } from './fit.ts';
import { placeLines } from './place-lines.ts';
import { ask } from './prompts/build.ts';
import { type Answer, STEP_MAX } from './steps.ts';
import { sameName } from './write-characters.ts';
import { contextOf, materialOf, type Writing } from './writing.ts';

const DIRECTION_MAX = 200;
/** Number of following paragraphs to which a choice may lead. */
const TARGETS = 4;

/** Returns new words in the source language. Translations stay, with the mark of the old source, so that they count as stale. */
export function rewritten(
  item: { words: StoryWords; marks: StoryWords },
  language: Locale,
  text: string,
): Pick<StoryLine, 'words' | 'marks'> {
  const before = item.words[language] ?? '';
  const others = Object.entries(item.words).filter(([key, translation]) => key !== language && translation !== '');
  const marks = others.map(([key]) => [key, item.marks[key as Locale] ?? sourceMark(before)]);
  return { words: { ...Object.fromEntries(others), [language]: text }, marks: Object.fromEntries(marks) };
}

const textIn = (language: Locale) => (item: { words: StoryWords }) => item.words[language] ?? '';

/** Writes a paragraph's lines and choices around those that a person wrote. `step` is the step's name. */
export async function writeDialogues(writing: Writing, id: string, step: string): Promise<void> {
  const { bench, drama } = writing;
  const { story } = bench;
  const paragraph = story.paragraphs.get(id);
  if (!paragraph) return;
  const { language } = story.setting;
  const retained = paragraph.lines.filter(isLineKept);
  const most = Math.min(drama.number_of_dialogs, DRAMA_DIALOGS.max);
  const count = Math.max(0, most - retained.length);
  if (retained.length > 0) writing.note('kept', id, { count: retained.length });
  if (count === 0) return writing.note('enough', id);

  const place = story.places.get(id)?.index ?? story.order.length;
  const targets = story.order.slice(place + 1, place + 1 + TARGETS);
  const titles = targets.map((target) => story.paragraphs.get(target)?.title ?? '');
  const what = [
    `Write the lines of the paragraph that is marked as here: up to ${count} lines, each spoken by one of <cast>, by the name that stands there, or narration without a speaker. A direction says in a few words how it is spoken, or nothing.`,
    'Lines of <standing> are the author’s own: repeat each of them word for word where it belongs, in their order, and write around them.',
    'Where the reader should decide, add up to four choices; each leads to the number of a paragraph of <targets>, or to null for what comes next.',
  ].join('\n');
  const spoken = (line: StoryLine) => ({ speaker: story.characters.get(line.speaker ?? '')?.name ?? null, text: textIn(language)(line) });
  const material = { standing: retained.map(spoken), targets: titles.map((title, number) => ({ number, title })) };
  const request = ask('dialogues', materialOf(writing, id), { language, what, material });
  const context = contextOf(writing, id, { count, targets: titles });
  const answer = await writing.ask(step, { kind: 'dialogues', ...request, context });
  const now = bench.story.paragraphs.get(id) ?? paragraph;
  const lines = linesOf(writing, now, answer.lines, count);
  const choices = choicesOf(writing, now, answer.choices, targets);
  bench.put({ ...now, stale: false, lines, choices, ending: endingOf(now, { isLast: targets.length === 0, choices, language }) });
}

/** Returns a paragraph's ending: the story's last paragraph gets its title as ending, unless it leads elsewhere or has an ending. */
function endingOf(
  { to, ending, title }: StoryParagraph,
  { isLast, choices, language }: { isLast: boolean; choices: readonly StoryChoice[]; language: Locale },
): StoryParagraph['ending'] {
  return isLast && choices.length === 0 && to === null && ending === null ? { [language]: title } : ending;
}

function linesOf(writing: Writing, paragraph: StoryParagraph, answered: Answer<'dialogues'>['lines'], count: number): StoryLine[] {
  const { story } = writing.bench;
  const { language } = story.setting;
  const speakers = new Map(
    [...story.characters.values()].flatMap(({ id, name, names }) => [name, ...Object.values(names)].map((each) => [sameName(each), id])),
  );
  const before = paragraph.lines.map((line) => (isLineKept(line) ? line : null));
  const fitted = answered.flatMap(({ speaker, text, direction }) => {
    const line = {
      speaker: speaker?.trim() ?? '',
      text: fitLines(text, STORY_MAX.text),
      isCut: text.trim().length > STORY_MAX.text,
      direction,
    };
    return line.text === '' ? [] : [{ text: line.text, line }];
  });
  const placed = placeLines(before, fitted, textIn(language));
  // New lines reuse the ids of replaced ones, in order, so that a line keeps its identity for players.
  const freed = paragraph.lines.filter((line) => !isLineKept(line));
  const room = Math.min(count, STORY_MAX.lines - before.filter((line) => line !== null).length);
  let made = 0;
  const lines = placed.flatMap((line): StoryLine[] => {
    if ('id' in line) return [line];
    const old = freed[made] ?? newLine(uuidv7());
    made += 1;
    if (made > room) return [];
    if (line.isCut) writing.note('cut', old.id);
    const speaker = speakers.get(sameName(line.speaker)) ?? null;
    if (speaker === null && line.speaker !== '') writing.note('unknown-speaker', old.id, { name: beginning(line.speaker, STORY_MAX.name) });
    const direction = fitLine(line.direction, DIRECTION_MAX);
    return [{ ...old, ...rewritten(old, language, line.text), speaker, direction, origin: writing.origin }];
  });
  if (made > room) writing.note('too-many', paragraph.id, { count: made - room });
  return lines;
}

/** Returns a person's choices, followed by the answered ones, unless there is no paragraph to lead to. */
function choicesOf(
  writing: Writing,
  paragraph: StoryParagraph,
  answered: Answer<'dialogues'>['choices'],
  targets: readonly string[],
): StoryChoice[] {
  const { language } = writing.bench.story.setting;
  const retained = paragraph.choices.filter(isChoiceKept);
  const freed = paragraph.choices.filter((choice) => !isChoiceKept(choice));
  if (targets.length === 0 || paragraph.ending !== null) return retained;
  const room = Math.max(0, STEP_MAX.choices - retained.length);
  const made = answered.flatMap(({ text, leadsTo }) => {
    const label = fitLines(text, STORY_MAX.choice);
    return label === '' ? [] : [{ words: label, isCut: text.trim().length > STORY_MAX.choice, to: targets[leadsTo ?? -1] ?? null }];
  });
  if (made.length > room) writing.note('too-many', paragraph.id, { count: made.length - room });
  const choices = made.slice(0, room).map(({ words, isCut, to }, index): StoryChoice => {
    const old = freed[index] ?? newChoice(uuidv7());
    if (isCut) writing.note('cut', old.id);
    return { ...old, ...rewritten(old, language, words), to, origin: writing.origin };
  });
  return [...retained, ...choices];
}
