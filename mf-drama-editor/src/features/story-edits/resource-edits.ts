import type { StoryPart, StoryResource } from '@meowtale/contracts/inputs/drama/story';
import type { Patch, Piece, Pieces } from '../drama-editor/pieces.ts';
import { setPart } from './part-edits.ts';

// Edits of pictures: their files, and their uses.

const isPart = (piece: Piece): piece is StoryPart => typeof piece === 'object';

/** Returns a part without a picture; the same object where it doesn't show it. */
function without(part: StoryPart, id: string): StoryPart {
  if (part.kind === 'character') return part.picture === id ? { ...part, picture: null } : part;
  if (part.kind !== 'paragraph') return part;
  const shows = part.background === id || part.lines.some(({ picture }) => picture === id);
  if (!shows) return part;
  const lines = part.lines.map((line) => (line.picture === id ? { ...line, picture: null } : line));
  return { ...part, background: part.background === id ? null : part.background, lines };
}

/** Removes a resource and all its uses, as one step that can be undone. */
export function removeResource(pieces: Pieces, id: string): Patch {
  if (!(id in pieces)) return {};
  const changed = Object.values(pieces)
    .filter(isPart)
    .map((part) => [part, without(part, id)] as const)
    .filter(([before, after]) => before !== after)
    .map(([, after]) => [after.id, after] as const);
  return { ...Object.fromEntries(changed), [id]: null };
}

/** A stored file of the person's. */
export interface KeptPicture {
  uuid: string;
  mimeType: string;
  width: number | null;
  height: number | null;
}

export const imageName = ({ uuid, mimeType }: Pick<KeptPicture, 'uuid' | 'mimeType'>): string =>
  `${uuid}.${mimeType === 'image/png' ? 'png' : 'jpg'}`;

/** The parameters of a generated picture. */
export type DrawnBy = Pick<StoryResource, 'prompt' | 'keywords' | 'negative' | 'seed'> & { proposal: string };

/** Gives a resource another file: a generated one with its parameters, or the person's own. */
export function setImage(pieces: Pieces, id: string, picture: KeptPicture, drawn?: DrawnBy): Patch {
  const shown = { image: imageName(picture), width: picture.width ?? 0, height: picture.height ?? 0 };
  if (!drawn) return setPart(pieces, 'resource', id, { ...shown, origin: null });
  const { proposal, ...by } = drawn;
  return setPart(pieces, 'resource', id, { ...shown, ...by, origin: { proposal, edited: false } });
}

export const clearImage = (pieces: Pieces, id: string): Patch =>
  setPart(pieces, 'resource', id, { image: null, width: 0, height: 0, origin: null });
