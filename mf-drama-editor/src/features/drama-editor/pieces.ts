import { type DramaChangeInput, type DramaInput, dramaInput } from '@meowtale/contracts/inputs/drama/drama';
import { type StoryPart, storyPart } from '@meowtale/contracts/inputs/drama/story';

export type DramaField = keyof DramaInput;
export const DRAMA_FIELDS = Object.keys(dramaInput.shape) as DramaField[];

/** The unit of editing, saving and storing: a field of the drama, or a part of its story. */
export type Piece = string | number | StoryPart;
/** Fields by `@` and their names, parts by their ids, which never begin so. */
export type Pieces = Readonly<Record<string, Piece>>;
/** New values of pieces; null for a removed one. */
export type Patch = Readonly<Record<string, Piece | null>>;

export const fieldKey = (field: DramaField): `@${DramaField}` => `@${field}`;
export const fieldOf = (key: string): DramaField | null => (key.startsWith('@') ? (key.slice(1) as DramaField) : null);

/** A drama as the service returns it; `data` has the changes since the requested revision, or everything. */
export interface DramaAnswer extends DramaInput {
  uuid: string;
  revision: number;
  updatedAt: string;
  /** `whole`: these are all existing parts, and any other is removed. */
  data: { parts: StoryPart[]; removed: string[]; whole: boolean };
}

/** Converts a response to a patch of the pieces in `current`. */
export function patchOf({ data, ...drama }: DramaAnswer, current: Pieces = {}): Patch {
  const fields = DRAMA_FIELDS.map((field) => [fieldKey(field), drama[field]] as const);
  const parts = data.parts.map((part) => [part.id, part] as const);
  const removed = data.whole ? Object.keys(current).filter((key) => fieldOf(key) === null) : data.removed;
  return Object.fromEntries<Piece | null>([...removed.map((id) => [id, null] as const), ...fields, ...parts]);
}

export function patched(pieces: Pieces, patch: Patch): Pieces {
  const after: Record<string, Piece> = { ...pieces };
  for (const [key, piece] of Object.entries(patch)) {
    if (piece === null) delete after[key];
    else after[key] = piece;
  }
  return after;
}

/** A piece as the service would save it, or its error: a place in it and its text's key. */
export type ReadPiece = { piece: Piece } | { fault: { path: string; key: string } };

const read = new WeakMap<object, ReadPiece>();

/** Checks a piece; each part object is checked once. */
export function readPiece(key: string, piece: Piece): ReadPiece {
  if (typeof piece !== 'object') return readWith(dramaInput.shape[fieldOf(key) as DramaField], piece);
  const known = read.get(piece) ?? readWith(storyPart, piece);
  read.set(piece, known);
  return known;
}

function readWith(
  schema: { safeParse(piece: unknown): ReturnType<typeof storyPart.safeParse> | { success: boolean } },
  piece: Piece,
): ReadPiece {
  const result = schema.safeParse(piece) as ReturnType<typeof storyPart.safeParse>;
  if (result.success) return { piece: result.data };
  const issue = result.error.issues[0];
  return { fault: { path: issue?.path.join('.') ?? '', key: issue?.message ?? 'invalid.text' } };
}

/** Returns whether two values are equal as JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((item, index) => isSame(item, other[index]));
  }
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isSame(one[key as never], other[key as never]));
}

/** Returns the input of `setDrama`. */
export function changeInput(changes: Patch): DramaChangeInput {
  const input: Record<string, unknown> = {};
  const parts: { id: string; body: Piece | null }[] = [];
  for (const [key, piece] of Object.entries(changes)) {
    const field = fieldOf(key);
    if (field) input[field] = piece;
    else parts.push({ id: key, body: piece });
  }
  return parts.length > 0 ? { ...input, parts } : input;
}
