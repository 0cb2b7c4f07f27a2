import type { Locale } from '@meowtale/contracts';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice, StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import type { TFunction } from 'i18next';
import type { Pieces } from '../drama-editor/pieces.ts';
import { outlineIn } from '../story-edits/outline-edits.ts';

const isPart = (piece: unknown): piece is StoryPart => typeof piece === 'object' && piece !== null;

/** Returns the names of characters, entries, pictures, paragraphs, acts and sequences by id: current ones, or those of new ones. */
export function namesIn(draft: Pieces, bodies: readonly StoryPart[], t?: TFunction): ReadonlyMap<string, string> {
  const namesOf = (part: StoryPart): [string, string][] => {
    if (part.kind === 'character' || part.kind === 'entry' || part.kind === 'resource') return [[part.id, part.name]];
    if (part.kind === 'paragraph') return [[part.id, part.title || (t ? numbered(part.id, t) : '')]];
    if (part.kind === 'outline') return part.acts.flatMap((act) => [act, ...act.sequences]).map(({ id, title }) => [id, title]);
    return [];
  };
  const order = outlineIn(draft).acts.flatMap(({ sequences }) => sequences.flatMap(({ paragraphs }) => paragraphs));
  const numbered = (id: string, say: TFunction) => (order.includes(id) ? say('outline.paragraph', { number: order.indexOf(id) + 1 }) : '');
  const isNamed = ([, name]: [string, string]) => name !== '';
  const now = [...Object.values(draft).filter(isPart), outlineIn(draft)];
  return new Map([...bodies.flatMap(namesOf), ...now.flatMap(namesOf)].filter(isNamed));
}

interface Said {
  language: Locale;
  names: ReadonlyMap<string, string>;
}

/** Returns the text of a line with its speaker and direction; of a choice with its target. */
export function wordsOfItem(item: StoryLine | StoryChoice, { language, names }: Said): string {
  const text = item.words[language] ?? '';
  if (!('speaker' in item)) return item.to === null ? text : `${text} → ${names.get(item.to) ?? '?'}`;
  const speaker = item.speaker === null ? '' : `${names.get(item.speaker) ?? '?'}: `;
  return `${speaker}${item.direction ? `(${item.direction}) ` : ''}${text}`;
}
