import type { StoryOutline } from '@meowtale/contracts/inputs/drama/story';
import { mergeOutlines } from './merge-outline.ts';
import { type Merge, mergeValues, pickSide, type Side } from './merge-values.ts';
import { isSame, type Patch, type Piece, type Pieces, patched } from './pieces.ts';

// Merges a piece that was changed on both sides, from their common base: changes of different lines, or of different fields of a line, are
// both kept. Only a field that was changed twice is a conflict, and a piece changed here and removed there.

type MaybePiece = Piece | null | undefined;

function merged(base: MaybePiece, mine: MaybePiece, theirs: MaybePiece, merge: Merge, isThere: (id: string) => boolean): Piece | null {
  const [was, here, there] = [base ?? undefined, mine ?? undefined, theirs ?? undefined];
  if (isOutline(here) && isOutline(there)) {
    const outline = mergeOutlines(isOutline(was) ? was : undefined, here, there, merge, isThere);
    return isSame(outline, here) ? here : outline;
  }
  // The initial value of a variable depends on its type: both come from one side.
  const whole = typeof here === 'object' && here.kind === 'variable';
  return ((whole ? pickSide(was, here, there, merge) : mergeValues(was, here, there, merge)) as Piece | undefined) ?? null;
}

const isOutline = (piece: MaybePiece): piece is StoryOutline => typeof piece === 'object' && piece?.kind === 'outline';

/** The merged piece with ours preferred, and with theirs preferred where both differ. */
export interface Meeting {
  mine: Piece | null;
  theirs: Piece | null;
  /** Both sides changed the same thing differently. */
  clash: boolean;
}

/** Three versions of some pieces: the common base, ours, and theirs. */
export interface Versions {
  base: Pieces;
  mine: Pieces;
  /** Our version, with theirs where there was a conflict already. */
  chosen?: Patch | null;
  theirs: Patch;
}

/** Merges pieces one by one; the outline last, because it lists the existing ones. */
export function meetings({ base, mine, chosen, theirs }: Versions): Map<string, Meeting> {
  const found = new Map<string, Meeting>();
  const keys = Object.keys(theirs).sort((one, other) => Number(one === 'outline') - Number(other === 'outline'));
  for (const key of keys) {
    const by = (prefers: Side, side: MaybePiece) => {
      const merge: Merge = { prefers, clash: false };
      const exists = (id: string) => {
        const piece = found.get(id)?.[prefers];
        return (piece === undefined ? mine[id] : piece) != null;
      };
      return { piece: merged(base[key], side, theirs[key], merge, exists), clash: merge.clash };
    };
    const here = by('mine', mine[key]);
    const there = by('theirs', chosen && key in chosen ? chosen[key] : mine[key]);
    // Two outlines also differ by a paragraph in conflict, and an earlier conflict is still open.
    const open = key === 'outline' || (chosen != null && key in chosen);
    const clash = here.clash || there.clash || (open && !isSame(here.piece, there.piece));
    found.set(key, { mine: here.piece, theirs: clash ? there.piece : here.piece, clash });
  }
  return found;
}

/**
 * Adapts a patch to pieces that were `from` when it was made: another tab's later saves of them stay, and so do lines outside the patch.
 */
export function refitted(pieces: Pieces, patch: Patch, from: Patch): Patch {
  const fits = Object.entries(patch).every(([key]) => isSame(pieces[key] ?? null, from[key]));
  if (fits) return patch;
  const all = meetings({ base: patched({}, from), mine: pieces, theirs: patch });
  return Object.fromEntries([...all].map(([key, { mine }]) => [key, mine]));
}
