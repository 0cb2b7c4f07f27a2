import type { StaleCause, StoryOutline, StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import { type Patch, type Pieces, patched } from '../drama-editor/pieces.ts';
import { outlineIn } from '../story-edits/outline-edits.ts';
import { nodesIn } from './take-units.ts';

/** Returns which dependents of a proposal exist and aren't stale yet. */
export function staleNodes(pieces: Pieces, ids: readonly string[]): string[] {
  const nodes = new Map(nodesIn(outlineIn(pieces)).map((node) => [node.id, node]));
  return ids.filter((id) => {
    const part = pieces[id];
    const node = nodes.get(id) ?? (typeof part === 'object' && part.kind === 'paragraph' ? part : undefined);
    return node !== undefined && !node.stale;
  });
}

const paragraphIn = (pieces: Pieces, id: string): StoryParagraph | null => {
  const part = pieces[id];
  return typeof part === 'object' && part.kind === 'paragraph' ? part : null;
};

/** Returns the ids of everything in the order of the outline: acts, sequences and paragraphs. */
const orderOf = ({ acts }: StoryOutline): string[] =>
  acts.flatMap((act) => [act.id, ...act.sequences.flatMap((sequence) => [sequence.id, ...sequence.paragraphs])]);

function ancestorsOf({ acts }: StoryOutline, id: string): string[] {
  for (const act of acts) {
    for (const sequence of act.sequences) {
      if (sequence.id === id) return [act.id];
      if (sequence.paragraphs.includes(id)) return [sequence.id, act.id];
    }
  }
  return [];
}

/**
 * Returns why a node becomes stale when others change: the nearest changed node above it, else a changed character who appears in it, else
 * the last changed node before it; null without any.
 */
export function causeOf(pieces: Pieces, id: string, changed: ReadonlySet<string>): StaleCause | null {
  const outline = outlineIn(pieces);
  const above = ancestorsOf(outline, id).find((each) => changed.has(each));
  if (above !== undefined) return { why: 'above', node: above };
  const { present = [], lines = [] } = paragraphIn(pieces, id) ?? {};
  const person = [...present, ...lines.map(({ speaker }) => speaker ?? '')].find((each) => changed.has(each));
  if (person !== undefined) return { why: 'character', node: person };
  const order = orderOf(outline);
  const earlier = order.slice(0, Math.max(0, order.indexOf(id))).findLast((each) => changed.has(each));
  return earlier === undefined ? null : { why: 'earlier', node: earlier };
}

/** Marks the dependents of a patch with the causes, as part of the same edit. `changed` has the nodes that it changes. */
export function withStale(pieces: Pieces, patch: Patch, ids: readonly string[], changed: ReadonlySet<string>): Patch {
  const after = patched(pieces, patch);
  const stale = new Set(ids);
  const outline = outlineIn(after);
  const marked = <Node extends { id: string; stale: boolean }>(node: Node): Node =>
    stale.has(node.id) ? { ...node, stale: true, stale_cause: causeOf(after, node.id, changed) } : node;
  const acts = outline.acts.map((act) => ({ ...marked(act), sequences: act.sequences.map(marked) }));
  const paragraphs = ids.flatMap((id) => {
    const part = paragraphIn(after, id);
    return part ? [[id, marked(part)] as const] : [];
  });
  return {
    ...patch,
    ...(nodesIn(outline).some(({ id }) => stale.has(id)) && { outline: { ...outline, acts } }),
    ...Object.fromEntries(paragraphs),
  };
}
