import { z } from 'zod';
import { type StoryChange, storyChange } from './story.ts';
import { STORY_MAX } from './story-words.ts';

/** Errors returned at once; more don't help to fix a story. */
const FAULTS_MAX = 20;
/** Limits that are checked before parsing, far above any part of ours. */
const BOUNDS = { items: STORY_MAX.paragraphs, keys: 64, values: 40_000 } as const;
/** Replacing a whole story removes and adds all of its parts in one save. */
const CHANGES_MAX = 2 * STORY_MAX.parts;
/** Longer paths are cut, because they contain untrusted keys. */
const PATH_MAX = 64;
/** Parts that exist once, under their own id. */
const ONLY_ONES: readonly string[] = ['outline', 'setting'];

type Issue = z.core.$ZodRawIssue;
type Path = (string | number)[];

const UTF_8 = new TextEncoder();
/** Returns a part's length as JSON in UTF-8. */
export const bytesOf = (part: unknown): number => UTF_8.encode(JSON.stringify(part)).length;

const tooMany = (path: Path, maximum: number): Issue => ({
  code: 'too_big',
  origin: 'array',
  message: 'invalid.too-many',
  maximum,
  path,
  input: undefined,
});
const fault = (path: Path, message: string): Issue => ({ code: 'custom', message, path, input: undefined });
const tooLarge = (path: Path): Issue => ({ ...tooMany(path, STORY_MAX.partBytes), message: 'invalid.too-large' });

/**
 * Returns an error for a body that is too large to parse, because a schema would report each of a million items. Goes level by level,
 * without recursion.
 */
function beyondBounds(body: unknown): Issue | undefined {
  let level = [{ value: body, path: ['body'] as Path }];
  for (let values = 0; level.length > 0; ) {
    const next: typeof level = [];
    for (const { value, path } of level) {
      if (typeof value !== 'object' || value === null) continue;
      const [size, most] = Array.isArray(value) ? [value.length, BOUNDS.items] : [Object.keys(value).length, BOUNDS.keys];
      if (size > most) return tooMany(path, most);
      values += size;
      if (values > BOUNDS.values) return tooLarge(['body']);
      for (const [key, inner] of Object.entries(value))
        next.push({ value: inner, path: [...path, Array.isArray(value) ? Number(key) : key] });
    }
    level = next;
  }
  return undefined;
}

/** Replaces a schema's own message by a locale key. */
function withMessageKey(issue: z.core.$ZodIssue): Issue {
  const message = /^[a-z]+(?:\.[A-Za-z-]+)+$/.test(issue.message) ? issue.message : 'invalid.text';
  return { ...issue, message, input: undefined } as Issue;
}

function readChange(value: unknown): { change: StoryChange } | { issues: Issue[] } {
  const { id, body } = (value ?? {}) as { id?: unknown; body?: unknown };
  const beyond = beyondBounds(body);
  if (beyond) return { issues: [beyond] };
  const { data, error } = storyChange.safeParse({ id, body });
  if (!data) return { issues: error.issues.map(withMessageKey) };
  if (!data.body) return { change: data };
  if (ONLY_ONES.includes(data.id) && data.body.kind !== data.id) return { issues: [fault(['id'], 'invalid.id')] };
  return bytesOf(data.body) > STORY_MAX.partBytes ? { issues: [tooLarge(['body'])] } : { change: data };
}

const shortened = (path: readonly PropertyKey[]): Path =>
  path.map((step) => (typeof step === 'number' ? step : String(step).slice(0, PATH_MAX)));

/** Parts of a story to save, or ids of parts to delete, each once. Returns the first errors, with their paths. */
export const dramaParts = z.custom<readonly { id: string; body?: unknown }[]>().transform((value, context): StoryChange[] => {
  const issues: Issue[] = [];
  const changes = new Map<string, StoryChange>();
  if (!Array.isArray(value)) issues.push(fault([], 'invalid.text'));
  else if (value.length > CHANGES_MAX) issues.push(tooMany([], CHANGES_MAX));
  else {
    for (const [index, item] of value.entries()) {
      const read = readChange(item);
      const found = 'change' in read && changes.has(read.change.id) ? { issues: [fault(['id'], 'invalid.id')] } : read;
      if ('change' in found) changes.set(found.change.id, found.change);
      else issues.push(...found.issues.slice(0, FAULTS_MAX).map((issue) => ({ ...issue, path: [index, ...shortened(issue.path ?? [])] })));
      if (issues.length >= FAULTS_MAX) break;
    }
  }
  context.issues.push(...issues.slice(0, FAULTS_MAX));
  return issues.length > 0 ? z.NEVER : [...changes.values()];
});
