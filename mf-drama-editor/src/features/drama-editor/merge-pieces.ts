import type { StoryOutline } from '@meowtale/contracts/inputs/drama/story';
import { mergeOutlines } from './merge-outline.ts';
import { asked, type Merge, met, type Side } from './merge-values.ts';
import { isSame, type Patch, type Piece, type Pieces, patched } from './pieces.ts';

// A piece that was changed here and elsewhere, of what both began with: who changed another line, or another field of the same
// one, takes nothing from the other. Only a field that was changed twice is to be chosen, as is one changed here and taken away there.

type MaybePiece = Piece | null | undefined;

function merged(base: MaybePiece, mine: MaybePiece, theirs: MaybePiece, merge: Merge, isThere: (id: string) => boolean): Piece | null {
  const [was, here, there] = [base ?? undefined, mine ?? undefined, theirs ?? undefined];
  if (isOutline(here) && isOutline(there)) {
    const outline = mergeOutlines(isOutline(was) ? was : undefined, here, there, merge, isThere);
    return isSame(outline, here) ? here : outline;
  }
  // What a variable begins with is of its type: both come from one side.
  const whole = typeof here === 'object' && here.kind === 'variable';
  return ((whole ? asked(was, here, there, merge) : met(was, here, there, merge)) as Piece | undefined) ?? null;
}

const isOutline = (piece: MaybePiece): piece is StoryOutline => typeof piece === 'object' && piece?.kind === 'outline';

/** What stands here now that there is news of it, and what would stand if theirs were taken where both differ. */
export interface Meeting {
  mine: Piece | null;
  theirs: Piece | null;
  /** Something was changed on both sides, to different ends. */
  clash: boolean;
}

/** Three versions of some pieces: what both began with, what stands here, and what came. */
export interface Versions {
  base: Pieces;
  mine: Pieces;
  /** What stood here, with theirs where that was to be chosen already. */
  chosen?: Patch | null;
  theirs: Patch;
}

/** Merges pieces one by one; the order of the story last, as it lists those that are there. */
export function meetings({ base, mine, chosen, theirs }: Versions): Map<string, Meeting> {
  const found = new Map<string, Meeting>();
  const keys = Object.keys(theirs).sort((one, other) => Number(one === 'outline') - Number(other === 'outline'));
  for (const key of keys) {
    const by = (prefers: Side, side: MaybePiece) => {
      const merge: Merge = { prefers, clash: false };
      const stands = (id: string) => {
        const piece = found.get(id)?.[prefers];
        return (piece === undefined ? mine[id] : piece) != null;
      };
      return { piece: merged(base[key], side, theirs[key], merge, stands), clash: merge.clash };
    };
    const here = by('mine', mine[key]);
    const there = by('theirs', chosen && key in chosen ? chosen[key] : mine[key]);
    // Two orders differ also by a paragraph that is to be chosen, and what was chosen before is still to be.
    const open = key === 'outline' || (chosen != null && key in chosen);
    const clash = here.clash || there.clash || (open && !isSame(here.piece, there.piece));
    found.set(key, { mine: here.piece, theirs: clash ? there.piece : here.piece, clash });
  }
  return found;
}

/**
 * What lays a patch over pieces that were `from` when it was made: what somebody else saved of them since stays theirs, and so
 * do other lines than those it is about.
 */
export function refitted(pieces: Pieces, patch: Patch, from: Patch): Patch {
  const fits = Object.entries(patch).every(([key]) => isSame(pieces[key] ?? null, from[key]));
  if (fits) return patch;
  const all = meetings({ base: patched({}, from), mine: pieces, theirs: patch });
  return Object.fromEntries([...all].map(([key, { mine }]) => [key, mine]));
}
