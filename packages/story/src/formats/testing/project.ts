import type { StoryParagraph, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice, StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import {
  EMPTY_OUTLINE,
  EMPTY_SETTING,
  newAct,
  newCharacter,
  newChoice,
  newLine,
  newParagraph,
  newResource,
  newSequence,
  paragraphAt,
  type Story,
} from '../../model/index.ts';
import { plain } from '../fit.ts';
import { identifierOf } from '../names.ts';
import { isReserved } from '../renpy-markup.ts';
import { tidy } from '../tidy.ts';
import { alwaysChooses, goesOnTo, placedParagraphs, speakerOf, wayOf } from '../words.ts';

type Kept = 'twee' | 'fountain' | 'renpy';
const END = 'the-end';
const inEnglish = (text: string) => (text === '' ? {} : { 'en-US': text });
const textOf = (translations: StoryLine['words']) => translations['en-US'] ?? '';

/** Returns what a format's text retains of a story in English; everything else is a reported loss. */
export function project(story: Story, written: Kept | 'twine') {
  // Both have the same passages.
  const format = written === 'twine' ? 'twee' : written;
  const paragraphs = placedParagraphs(story).map((paragraph) => projectParagraph(story, paragraph, format));
  const needsEnd = paragraphs.some(({ choices }) => choices.some(({ to }) => to === END));
  if (needsEnd) paragraphs.push(newParagraph(END, { ending: {} }));
  const outline = outlineOf(story, format, needsEnd);
  const order = outline.flatMap((act) => act.sequences.flatMap((sequence) => sequence.paragraphs));
  const tidied = paragraphs.map((paragraph) => plain(tidy(paragraph), order[order.indexOf(paragraph.id) + 1]));
  const spoken = new Set(tidied.flatMap(({ lines }) => lines.map(({ speaker }) => speaker)));
  const parts: StoryPart[] = [
    { ...EMPTY_OUTLINE, acts: outline },
    EMPTY_SETTING,
    ...tidied,
    ...[...story.characters.values()]
      .filter(({ id }) => format === 'renpy' || spoken.has(id))
      .map(({ id, name }) => newCharacter(id, name)),
    ...story.variables.values(),
    ...(format === 'renpy' ? [...story.resources.values()].map(projectResource) : []),
  ];
  return { title: story.title, author: story.author, parts };
}

const projectResource = ({ id, folder, image }: { id: string; folder: 'bg' | 'character' | 'cg'; image: string | null }) =>
  newResource(id, folder, { image, name: identifierOf(id, isReserved) === id ? id : '' });

function projectParagraph(story: Story, paragraph: StoryParagraph, format: Kept): StoryParagraph {
  const { id, title, brief, place, background, effects } = paragraph;
  return newParagraph(id, {
    title: format === 'renpy' ? '' : title,
    brief: format === 'fountain' ? rows(brief) : '',
    place: format === 'fountain' ? place : '',
    background: format === 'renpy' ? background : null,
    effects,
    lines: paragraph.lines.map((line) => projectLine(story, line, format)),
    choices: paragraph.choices.map((choice) => projectChoice(story, choice, id, format)),
    ...endOf(story, paragraph, format),
  });
}

function endOf(story: Story, paragraph: StoryParagraph, format: Kept): Pick<StoryParagraph, 'to' | 'ending'> {
  const { id, to, ending } = paragraph;
  const isOver = !alwaysChooses(paragraph) && goesOnTo(story, paragraph) === null;
  if (format === 'fountain') {
    const target = to === null ? null : paragraphAt(story, to);
    return { to: target, ending: target === null ? (ending ?? (isOver && id === story.order.at(-1) ? {} : null)) : null };
  }
  const way = alwaysChooses(paragraph) ? null : goesOnTo(story, paragraph);
  return { to: way, ending: format === 'twee' && ending !== null ? ending : isOver ? {} : null };
}

function projectLine(story: Story, line: StoryLine, format: Kept): StoryLine {
  const text = textOf(line.words);
  const lineText = { twee: text, fountain: rows(text), renpy: text.replaceAll('\t', ' ') }[format];
  const picture = format === 'renpy' ? line.picture : null;
  const speaker = speakerOf(story, line) === null || (lineText === '' && picture === null) ? null : line.speaker;
  return newLine(line.id, {
    words: inEnglish(lineText),
    speaker,
    direction: speaker === null ? '' : line.direction,
    picture,
    when: line.when,
    effects: line.effects,
  });
}

function projectChoice(story: Story, { id, words, to, when, effects }: StoryChoice, from: string, format: Kept): StoryChoice {
  const text = textOf(words);
  const choiceText = { twee: text.replace(/\s*\n\s*/g, ' ') || '…', fountain: text, renpy: text.replaceAll('\t', ' ') || '…' }[format];
  return newChoice(id, { words: inEnglish(choiceText), to: wayOf(story, from, to) ?? END, when, effects });
}

function outlineOf(story: Story, format: Kept, needsEnd: boolean) {
  const end = needsEnd ? [END] : [];
  if (format !== 'fountain') {
    return [newAct('act', { sequences: [newSequence('sequence', { paragraphs: [...story.order, ...end] })] })];
  }
  const { acts } = story.outline;
  return acts.map((act, at) =>
    newAct(act.id, {
      title: act.title,
      brief: rows(act.brief),
      sequences: act.sequences.map(({ id, title, brief, paragraphs }, index) => {
        const isLast = at === acts.length - 1 && index === act.sequences.length - 1;
        return newSequence(id, { title, brief: rows(brief), paragraphs: isLast ? [...paragraphs, ...end] : paragraphs });
      }),
    }),
  );
}

/** Trims lines and replaces tabs with four spaces, as a screenplay does. */
const rows = (text: string): string =>
  text
    .replaceAll('\t', '    ')
    .split('\n')
    .map((row) => row.trim())
    .join('\n');
