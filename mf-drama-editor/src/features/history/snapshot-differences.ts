import type { StoryOutline, StoryParagraph, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { DRAMA_FIELDS, fieldKey, fieldOf, isSame, type Piece, type Pieces } from '../drama-editor/pieces.ts';
import { namesIn, wordsOfItem } from '../generation/unit-words.ts';
import { outlineIn } from '../story-edits/outline-edits.ts';
import { settingIn } from '../story-edits/part-edits.ts';
import type { SnapshotData } from './documents.ts';

/** The effect of restoring a snapshot on one piece. */
export interface Difference {
  key: string;
  kind: 'added' | 'changed' | 'removed';
  /** The piece that names it: the current one, or the restored one. */
  piece: Piece;
  /** The changed texts of a changed piece; none where only other values differ. */
  texts: { key: string; before: string; after: string }[];
}

type Texts = ReadonlyMap<string, string>;
/** The language of a version's texts, and the names of characters and places in both. */
type Said = Parameters<typeof wordsOfItem>[1];

const FIRST: readonly string[] = ['outline', 'setting', 'paragraph', 'character'];
const TEXTS = ['name', 'text', 'title', 'logline', 'brief', 'place', 'feature', 'trait', 'behavior', 'status', 'keywords', 'negative'];

/** Returns the pieces of a snapshot. */
export function piecesOf({ fields, parts }: SnapshotData): Pieces {
  const ownFields = DRAMA_FIELDS.flatMap((field) =>
    fields[field] === undefined ? [] : [[fieldKey(field), fields[field] as Piece] as const],
  );
  return Object.fromEntries([...ownFields, ...parts.map((part) => [part.id, part] as const)]);
}

/** Returns the differences that restoring a snapshot would make: the drama, its outline, then its parts in order. */
export function differencesOf(now: Pieces, then: Pieces): Difference[] {
  const names = namesIn(then, Object.values(now).filter(isPart));
  const [saidNow, saidThen] = [now, then].map((pieces): Said => ({ language: settingIn(pieces).language, names })) as [Said, Said];
  const differing = [...new Set([...Object.keys(then), ...Object.keys(now)])].flatMap((key): Difference[] => {
    const [before, after] = [now[key], then[key]];
    if (before === undefined) return after === undefined ? [] : [{ key, kind: 'added', piece: after, texts: [] }];
    if (after === undefined) return fieldOf(key) ? [] : [{ key, kind: 'removed', piece: before, texts: [] }];
    if (isSame(before, after)) return [];
    return [{ key, kind: 'changed', piece: before, texts: changedTexts(textsOf(before, saidNow), textsOf(after, saidThen)) }];
  });
  const positions = orderOf(now, then);
  return differing.toSorted((a, b) => rankOf(a) - rankOf(b) || (positions.get(a.key) ?? 0) - (positions.get(b.key) ?? 0));
}

const isPart = (piece: Piece): piece is StoryPart => typeof piece === 'object';

const rankOf = ({ piece }: Difference): number => {
  if (!isPart(piece)) return -1;
  const at = FIRST.indexOf(piece.kind);
  return at === -1 ? FIRST.length : at;
};

const orderOf = (...versions: Pieces[]): Map<string, number> => {
  const sequences = versions.flatMap((pieces) => outlineIn(pieces).acts.flatMap((act) => act.sequences));
  return new Map(sequences.flatMap(({ paragraphs }) => paragraphs).map((id, at) => [id, at]));
};

function changedTexts(before: Texts, after: Texts): Difference['texts'] {
  const keys = [...new Set([...after.keys(), ...before.keys()])];
  return keys
    .map((key) => ({ key, before: before.get(key) ?? '', after: after.get(key) ?? '' }))
    .filter((text) => text.before !== text.after);
}

/** Returns a piece's texts by field, in the story's original language. */
function textsOf(piece: Piece, said: Said): Texts {
  if (!isPart(piece)) return new Map([['', String(piece)]]);
  return new Map([...fieldTexts(piece), ...ownTexts(piece, said)]);
}

const fieldTexts = (node: object): [string, string][] =>
  Object.entries(node).filter((entry): entry is [string, string] => TEXTS.includes(entry[0]) && typeof entry[1] === 'string');

function ownTexts(part: StoryPart, said: Said): [string, string][] {
  if (part.kind === 'outline') return outlineTexts(part);
  if (part.kind === 'resource') return [['alt', part.alt?.[said.language] ?? '']];
  return part.kind === 'paragraph' ? paragraphTexts(part, said) : [];
}

const outlineTexts = ({ acts }: StoryOutline): [string, string][] =>
  acts
    .flatMap((act) => [act, ...act.sequences])
    .flatMap((node) => fieldTexts(node).map(([field, text]): [string, string] => [`${node.id} ${field}`, text]));

function paragraphTexts({ lines, choices, ending }: StoryParagraph, said: Said): [string, string][] {
  const items = [...lines, ...choices].map((item): [string, string] => [`item ${item.id}`, wordsOfItem(item, said)]);
  return [...items, ['ending', ending?.[said.language] ?? '']];
}
