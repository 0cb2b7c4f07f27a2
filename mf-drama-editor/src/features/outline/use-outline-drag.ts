import { type DragEvent, useState } from 'react';
import type { EditorStore } from '../drama-editor/editor-store.ts';
import { isSame, type Patch, type Pieces } from '../drama-editor/pieces.ts';
import { moveAct, moveParagraph, moveSequence, outlineIn } from '../story-edits/outline-edits.ts';

export type NodeKind = 'act' | 'sequence' | 'paragraph';
type Drop = 'before' | 'after' | 'into';
type Dragged = { kind: NodeKind; id: string };

export interface OutlineDrag {
  /** Returns where the dragged item would land at this one; null where it can't. */
  dropAt(id: string): Drop | null;
  sourceProps(kind: NodeKind, id: string): object;
  targetProps(kind: NodeKind, id: string): object;
}

/** Returns whether and how an item may be dropped on another: a paragraph into any sequence, a sequence into any act. */
export function dropOn(dragged: NodeKind, target: NodeKind, lower: boolean): Drop | null {
  if (dragged === target) return lower ? 'after' : 'before';
  if ((dragged === 'paragraph' && target === 'sequence') || (dragged === 'sequence' && target === 'act')) return 'into';
  return null;
}

/** Returns the patch of a drop; empty where nothing changes. */
export function dropped(pieces: Pieces, dragged: Dragged, target: string, drop: Drop): Patch {
  const patch = landed(pieces, dragged, target, drop);
  return isSame(patch.outline, pieces.outline) ? {} : patch;
}

function landed(pieces: Pieces, dragged: Dragged, target: string, drop: Drop): Patch {
  const { acts } = outlineIn(pieces);
  const { kind, id } = dragged;
  const place = (ids: readonly string[]) => {
    const others = ids.filter((each) => each !== id);
    return others.indexOf(target) + (drop === 'after' ? 1 : 0);
  };
  if (id === target) return {};
  if (kind === 'act') return moveAct(pieces, id, place(acts.map((act) => act.id)));
  if (kind === 'sequence') {
    const act = acts.find((each) => (drop === 'into' ? each.id === target : each.sequences.some((sequence) => sequence.id === target)));
    if (!act) return {};
    return moveSequence(pieces, id, act.id, drop === 'into' ? act.sequences.length : place(act.sequences.map((sequence) => sequence.id)));
  }
  const sequence = acts
    .flatMap((act) => act.sequences)
    .find((each) => (drop === 'into' ? each.id === target : each.paragraphs.includes(target)));
  if (!sequence) return {};
  return moveParagraph(pieces, id, sequence.id, drop === 'into' ? sequence.paragraphs.length : place(sequence.paragraphs));
}

/** Handles dragging by mouse; the keyboard has its own shortcuts. */
export function useOutlineDrag(store: EditorStore): OutlineDrag {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [over, setOver] = useState<{ id: string; drop: Drop } | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    dropAt: (id) => (over?.id === id ? over.drop : null),
    sourceProps: (kind, id) => ({
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', id);
        setDragged({ kind, id });
      },
      onDragEnd: end,
    }),
    targetProps: (kind, id) => ({
      onDragOver: (event: DragEvent<HTMLElement>) => {
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const drop = dragged && dragged.id !== id ? dropOn(dragged.kind, kind, event.clientY > top + height / 2) : null;
        if (!drop) return;
        event.preventDefault();
        if (over?.id !== id || over.drop !== drop) setOver({ id, drop });
      },
      onDragLeave: () => setOver((now) => (now?.id === id ? null : now)),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged && over?.id === id) store.getState().change(dropped(store.getState().draft, dragged, id, over.drop));
        end();
      },
    }),
  };
}
