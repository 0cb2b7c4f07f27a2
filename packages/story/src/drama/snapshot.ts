import type { StoryValue } from '@meowtale/contracts/inputs/drama/story-words';
import { StoryFault } from '../engine.ts';

export type KeptValues = Readonly<Record<string, StoryValue | null>>;

/** A run between two choices, by ids alone, so that any version of the story can read it. */
export interface Snapshot {
  /** The current paragraph. */
  p: string;
  /** Every variable that had an effect. */
  v: KeptValues;
  /** The paragraphs that were read and left, in the order of their first time. */
  s: readonly string[];
  /** The values before the paragraph was entered, of variables that it changed; null for one without a value then. */
  w?: KeptValues;
  /**
   * Where the passage began, if at another paragraph: earlier values of variables changed since, and how many paragraphs it left for the
   * first time.
   */
  f?: { p: string; w: KeptValues; n: number };
  /** Present when the story ended by a choice that leads nowhere. */
  x?: 1;
}

const SEEN_MAX = 20_000;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isValue = (value: unknown) => value === null || ['boolean', 'number', 'string'].includes(typeof value);
const isValues = (value: unknown): value is KeptValues => isRecord(value) && Object.values(value).every(isValue);

/** Parses untrusted text. @throws StoryFault `unreadable` */
export function readSnapshot(text: string): Snapshot {
  const unreadable = (cause?: unknown) => new StoryFault('unreadable', 'The snapshot is not one of a story of ours.', { cause });
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    throw unreadable(error);
  }
  if (!isRecord(read)) throw unreadable();
  const { p, v, s, w, f, x } = read;
  const isSeen = Array.isArray(s) && s.length <= SEEN_MAX && s.every((id) => typeof id === 'string');
  if (typeof p !== 'string' || !isValues(v) || !isSeen || (w !== undefined && !isValues(w))) throw unreadable();
  const began = isRecord(f) && typeof f.p === 'string' && isValues(f.w) && Number.isInteger(f.n) ? (f as Snapshot['f']) : undefined;
  return { p, v, s, ...(w && { w }), ...(began && { f: began }), ...(x === 1 && { x }) };
}
