import type { Locale } from '@meowtale/contracts';
import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import type { Patch, Pieces } from '../drama-editor/pieces.ts';
import { outlineIn, setNode } from '../story-edits/outline-edits.ts';
import { setLine, setParagraph, writeChoice, writeLine } from '../story-edits/paragraph-edits.ts';
import { writeEnding } from '../story-edits/word-edits.ts';
import { byLanguage, type DramaText, type TextMaker, textsIn } from './drama-text.ts';

/** Returns the title and the summary of an act, a sequence or a paragraph. */
const headed = (
  make: TextMaker,
  node: { title: string; brief: string },
  set: (pieces: Pieces, change: { title: string } | { brief: string }) => Patch,
) => [
  make('node.title', { text: node.title, max: STORY_MAX.title, write: (now, title) => set(now, { title }) }),
  make('node.brief', { text: node.brief, max: STORY_MAX.brief, write: (now, brief) => set(now, { brief }) }),
];

/** Returns the texts of a paragraph: its own, its lines and its choices. */
export function paragraphTexts(part: StoryParagraph, source: Locale): DramaText[] {
  const { id } = part;
  const make = textsIn(id, 'dialog', id, source);
  return [
    ...headed(make, part, (now, change) => setParagraph(now, id, change)),
    make('dialogue.place', { text: part.place, max: 80, write: (now, place) => setParagraph(now, id, { place }) }),
    ...part.lines.flatMap((line, index) => [
      ...byLanguage(line.words, source).map(([language, text]) =>
        make('dialogue.line', {
          text,
          max: STORY_MAX.text,
          number: index + 1,
          language,
          write: (now, next) => writeLine(now, id, line.id, next, { language, source }),
        }),
      ),
      make('dialogue.direction', {
        text: line.direction,
        max: 200,
        number: index + 1,
        write: (now, direction) => setLine(now, id, line.id, { direction }),
      }),
    ]),
    ...part.choices.flatMap((choice, index) =>
      byLanguage(choice.words, source).map(([language, text]) =>
        make('choice.text', {
          text,
          max: STORY_MAX.choice,
          number: index + 1,
          language,
          write: (now, next) => writeChoice(now, id, choice.id, next, { language, source }),
        }),
      ),
    ),
    ...byLanguage(part.ending ?? {}, source).map(([language, text]) =>
      make('choice.ending', {
        text,
        max: STORY_MAX.title,
        language,
        write: (now, next) => writeEnding(now, id, next, { language, source }),
      }),
    ),
  ];
}

/** Returns the titles and summaries of acts and sequences. */
export function outlineTexts(pieces: Pieces, source: Locale): DramaText[] {
  const nodes = outlineIn(pieces).acts.flatMap((act) => [act, ...act.sequences]);
  return nodes.flatMap((node) =>
    headed(textsIn('outline', 'drama', node.id, source), node, (now, change) => setNode(now, node.id, change)),
  );
}
