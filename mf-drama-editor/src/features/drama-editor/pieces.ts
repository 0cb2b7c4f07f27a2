import { type DramaChangeInput, type DramaInput, dramaInput } from '@meowtale/contracts/inputs/drama/drama';
import { type StoryPart, storyPart } from '@meowtale/contracts/inputs/drama/story';

export type DramaField = keyof DramaInput;
export const DRAMA_FIELDS = Object.keys(dramaInput.shape) as DramaField[];

/** What is edited, saved and kept by itself: a field of the drama, or a part of its story. */
export type Piece = string | number | StoryPart;
/** Fields by `@` and their names, parts by their ids, which never begin so. */
export type Pieces = Readonly<Record<string, Piece>>;
/** What pieces become; null for one that goes. */
export type Patch = Readonly<Record<string, Piece | null>>;

export const fieldKey = (field: DramaField): `@${DramaField}` => `@${field}`;
export const fieldOf = (key: string): DramaField | null => (key.startsWith('@') ? (key.slice(1) as DramaField) : null);

/** A drama as the service answers it; `data` holds what changed since the revision that was asked from, or everything. */
export interface DramaAnswer extends DramaInput {
  uuid: string;
  revision: number;
  updatedAt: string;
  /** `whole`: these are all parts that there are, and whatever else one holds is gone. */
  data: { parts: StoryPart[]; removed: string[]; whole: boolean };
}

/** What an answer says of each piece, to whoever holds `held`. */
export function patchOf({ data, ...drama }: DramaAnswer, held: Pieces = {}): Patch {
  const fields = DRAMA_FIELDS.map((field) => [fieldKey(field), drama[field]] as const);
  const parts = data.parts.map((part) => [part.id, part] as const);
  const removed = data.whole ? Object.keys(held).filter((key) => fieldOf(key) === null) : data.removed;
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

/** A piece as the service would keep it, or what is wrong with it: a place in it and its sentence's key. */
export type ReadPiece = { piece: Piece } | { fault: { path: string; key: string } };

const read = new WeakMap<object, ReadPiece>();

/** Checks a piece; each part is checked once, however often it is asked for. */
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

/** Whether two values say the same, as JSON would. */
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

/** What `setDrama` is asked for. */
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
