import type { StoryAct, StoryOutline, StoryParagraph, StorySequence } from '@meowtale/contracts/inputs/drama/story';
import { EMPTY_OUTLINE, newAct, newParagraph, newSequence } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import { type Patch, type Pieces, patched } from '../drama-editor/pieces.ts';
import { byPerson, changesText } from './by-person.ts';

// Edits of a story's outline, each a pure function from the pieces to a patch.

export const outlineIn = (pieces: Pieces): StoryOutline => {
  const part = pieces.outline;
  return typeof part === 'object' && part.kind === 'outline' ? part : EMPTY_OUTLINE;
};

const withActs = (outline: StoryOutline, acts: StoryAct[]): Patch => ({ outline: { ...outline, acts } });

const mapSequences = (outline: StoryOutline, change: (sequence: StorySequence) => StorySequence): StoryAct[] =>
  outline.acts.map((act) => ({ ...act, sequences: act.sequences.map(change) }));

/** Returns a list with the item at `from` moved to `to`, both counted from 0 in the original list. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const after = [...items];
  const [item] = after.splice(from, 1);
  if (item !== undefined) after.splice(Math.max(0, Math.min(to, after.length)), 0, item);
  return after;
}

const inserted = <T>(items: readonly T[], at: number, item: T): T[] => [...items.slice(0, at), item, ...items.slice(at)];

export function addAct(pieces: Pieces): Patch {
  const outline = outlineIn(pieces);
  return withActs(outline, [...outline.acts, newAct(uuidv7(), { sequences: [newSequence(uuidv7())] })]);
}

export function addSequence(pieces: Pieces, actId: string): Patch {
  const outline = outlineIn(pieces);
  const add = (act: StoryAct) => (act.id === actId ? { ...act, sequences: [...act.sequences, newSequence(uuidv7())] } : act);
  return withActs(outline, outline.acts.map(add));
}

/** Adds a paragraph to a sequence, after another one or at its end. */
export function addParagraph(
  pieces: Pieces,
  sequenceId: string,
  { after, given }: { after?: string; given?: Partial<StoryParagraph> } = {},
): Patch {
  const outline = outlineIn(pieces);
  const paragraph = newParagraph(given?.id ?? uuidv7(), given);
  const acts = mapSequences(outline, (sequence) => {
    if (sequence.id !== sequenceId) return sequence;
    const before = after === undefined ? -1 : sequence.paragraphs.indexOf(after);
    return {
      ...sequence,
      paragraphs: inserted(sequence.paragraphs, before === -1 ? sequence.paragraphs.length : before + 1, paragraph.id),
    };
  });
  return { ...withActs(outline, acts), [paragraph.id]: paragraph };
}

/** Adds the first paragraph, with an act and a sequence where there are none. */
export function addFirstParagraph(pieces: Pieces, id: string): Patch {
  const first = (acts: readonly StoryAct[]) => acts.flatMap(({ sequences }) => sequences)[0];
  const act = first(outlineIn(pieces).acts) ? {} : addAct(pieces);
  const within = patched(pieces, act);
  const sequence = first(outlineIn(within).acts);
  return sequence ? addParagraph(within, sequence.id, { given: { id } }) : act;
}

/** Changes the fields of an act or a sequence. */
export function setNode(
  pieces: Pieces,
  id: string,
  change: Partial<Pick<StorySequence, 'title' | 'brief' | 'stale' | 'stale_cause'>>,
): Patch {
  const outline = outlineIn(pieces);
  const set = <Node extends StoryAct | StorySequence>(node: Node): Node => {
    if (node.id !== id) return node;
    return changesText(change) ? byPerson({ ...node, ...change }) : { ...node, ...change };
  };
  return withActs(
    outline,
    outline.acts.map((act) => ({ ...set(act), sequences: act.sequences.map(set) })),
  );
}

export function moveAct(pieces: Pieces, id: string, to: number): Patch {
  const outline = outlineIn(pieces);
  const from = outline.acts.findIndex((act) => act.id === id);
  return from === -1 || from === to ? {} : withActs(outline, moved(outline.acts, from, to));
}

/** Moves a sequence to a position in an act, its own or another. */
export function moveSequence(pieces: Pieces, id: string, actId: string, to: number): Patch {
  const outline = outlineIn(pieces);
  const sequence = outline.acts.flatMap((act) => act.sequences).find((each) => each.id === id);
  if (!sequence) return {};
  const without = outline.acts.map((act) => ({ ...act, sequences: act.sequences.filter((each) => each.id !== id) }));
  return withActs(
    outline,
    without.map((act) => (act.id === actId ? { ...act, sequences: inserted(act.sequences, to, sequence) } : act)),
  );
}

/** Moves a paragraph to a position in a sequence, its own or another. */
export function moveParagraph(pieces: Pieces, id: string, sequenceId: string, to: number): Patch {
  const outline = outlineIn(pieces);
  return withActs(
    outline,
    mapSequences(outline, (sequence) => {
      const paragraphs = sequence.paragraphs.filter((each) => each !== id);
      if (sequence.id === sequenceId) return { ...sequence, paragraphs: inserted(paragraphs, to, id) };
      return paragraphs.length === sequence.paragraphs.length ? sequence : { ...sequence, paragraphs };
    }),
  );
}

/** Moves a paragraph one place up or down, across sequences and acts as well. */
export function nudgeParagraph(pieces: Pieces, id: string, by: 1 | -1): Patch {
  const sequences = outlineIn(pieces).acts.flatMap((act) => act.sequences);
  const at = sequences.findIndex(({ paragraphs }) => paragraphs.includes(id));
  const here = sequences[at];
  if (!here) return {};
  const to = here.paragraphs.indexOf(id) + by;
  if (to >= 0 && to < here.paragraphs.length) return moveParagraph(pieces, id, here.id, to);
  const beside = sequences[at + by];
  return beside ? moveParagraph(pieces, id, beside.id, by === 1 ? 0 : beside.paragraphs.length) : {};
}

export function nudgeSequence(pieces: Pieces, id: string, by: 1 | -1): Patch {
  const { acts } = outlineIn(pieces);
  const at = acts.findIndex(({ sequences }) => sequences.some((each) => each.id === id));
  const here = acts[at];
  if (!here) return {};
  const to = here.sequences.findIndex((each) => each.id === id) + by;
  if (to >= 0 && to < here.sequences.length) return moveSequence(pieces, id, here.id, to);
  const beside = acts[at + by];
  return beside ? moveSequence(pieces, id, beside.id, by === 1 ? 0 : beside.sequences.length) : {};
}

/** Removes an act, a sequence or a paragraph with its content. References to it stay, and are reported as problems. */
export function removeNode(pieces: Pieces, id: string): Patch {
  const outline = outlineIn(pieces);
  const removed = new Set<string>();
  const acts = outline.acts.flatMap((act) => {
    const sequences = act.sequences.flatMap((sequence) => {
      const going = act.id === id || sequence.id === id ? sequence.paragraphs : sequence.paragraphs.filter((each) => each === id);
      for (const each of going) removed.add(each);
      return act.id === id || sequence.id === id
        ? []
        : [{ ...sequence, paragraphs: sequence.paragraphs.filter((each) => !removed.has(each)) }];
    });
    return act.id === id ? [] : [{ ...act, sequences }];
  });
  return { ...withActs(outline, acts), ...Object.fromEntries([...removed].filter((each) => each in pieces).map((each) => [each, null])) };
}
