import type { StoryAct, StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX, type StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import { newParagraph } from '../model/index.ts';
import type { LossLog } from './losses.ts';

/** The rest of a part's size is for what a paragraph has besides lines. */
const LINES_BYTES_MAX = STORY_MAX.partBytes / 2;
const UTF_8 = new TextEncoder();

/** Splits paragraphs with more lines than a paragraph may have, and removes targets that come next anyway. */
export function fitParagraphs(
  source: StoryParagraph[],
  acts: StoryAct[],
  newId: () => string,
): { paragraphs: StoryParagraph[]; outline: StoryAct[] } {
  const parted = new Map(source.map((paragraph) => [paragraph.id, part(paragraph, newId)]));
  const outline = acts.map((act) => ({
    ...act,
    sequences: act.sequences.map((sequence) => ({
      ...sequence,
      paragraphs: sequence.paragraphs.flatMap((id) => parted.get(id)?.map((piece) => piece.id) ?? []),
    })),
  }));
  const order = outline.flatMap(({ sequences }) => sequences.flatMap(({ paragraphs }) => paragraphs));
  const next = new Map(order.map((id, at) => [id, order[at + 1]]));
  return { paragraphs: [...parted.values()].flat().map((paragraph) => plain(paragraph, next.get(paragraph.id))), outline };
}

/** Removes a paragraph's and its choices' targets that are the next paragraph. */
export function plain(paragraph: StoryParagraph, next: string | undefined): StoryParagraph {
  const target = (to: string | null) => (to === next ? null : to);
  return {
    ...paragraph,
    to: target(paragraph.to),
    choices: paragraph.choices.map((choice) => ({ ...choice, to: target(choice.to) })),
  };
}

function part(paragraph: StoryParagraph, newId: () => string): StoryParagraph[] {
  const pieces: StoryLine[][] = [[]];
  let bytes = 0;
  for (const line of paragraph.lines) {
    const size = UTF_8.encode(JSON.stringify(line)).length;
    const last = pieces.at(-1) as StoryLine[];
    if (last.length >= STORY_MAX.lines || (last.length > 0 && bytes + size > LINES_BYTES_MAX)) {
      pieces.push([line]);
      bytes = size;
    } else {
      last.push(line);
      bytes += size;
    }
  }
  if (pieces.length === 1) return [paragraph];
  const ids = [paragraph.id, ...pieces.slice(1).map(newId)];
  return pieces.map((lines, at): StoryParagraph => {
    const { choices, to, ending, place, background } = paragraph;
    const end = at === pieces.length - 1 ? { choices, to, ending } : { choices: [], to: ids[at + 1] ?? null, ending: null };
    return at === 0 ? { ...paragraph, lines, ...end } : newParagraph(ids[at] as string, { place, background, lines, ...end });
  });
}

/** Moves acts and sequences beyond an outline's limits into the last permitted one. */
export function fewActs<Scene, Sequence extends { scenes: Scene[] }, Act extends { sequences: Sequence[] }>(
  acts: readonly Act[],
  losses: LossLog,
): Act[] {
  const few = acts.slice(0, STORY_MAX.acts).map((act) => ({ ...act, sequences: [...act.sequences] }));
  for (const act of acts.slice(STORY_MAX.acts)) few.at(-1)?.sequences.push(...act.sequences);
  for (const act of few) {
    const over = act.sequences.slice(STORY_MAX.sequences);
    const last = act.sequences[STORY_MAX.sequences - 1];
    if (over.length === 0 || last === undefined) continue;
    losses.add('outline', { part: 'outline' }, over.length);
    act.sequences = [
      ...act.sequences.slice(0, STORY_MAX.sequences - 1),
      { ...last, scenes: [...last.scenes, ...over.flatMap(({ scenes }) => scenes)] },
    ];
  }
  return few;
}
