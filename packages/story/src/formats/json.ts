import { type StoryMadeWith, type StoryPart, storyFile } from '@meowtale/contracts/inputs/drama/story';
import type { Story } from '../model/index.ts';
import { firstById, nameAgain } from '../model/repeated.ts';
import type { LossLog } from './losses.ts';
import { FormatRefusal, type ImportedFile } from './types.ts';

const FAULTS_SHOWN = 20;

/** Writes a story as our own file, without loss: one part per line, so that versions can be compared. */
export function writeJson(story: Story, madeWith?: readonly StoryMadeWith[]): string {
  const { title, author, outline, setting, paragraphs, characters, entries, facts, variables, resources } = story;
  const parts: StoryPart[] = [
    outline,
    setting,
    ...[paragraphs, characters, entries, facts, variables, resources].flatMap((kind): StoryPart[] => [...kind.values()]),
  ];
  const head = JSON.stringify({ format: 'meowtale-story', version: 1, title, author, made_with: madeWith }).slice(0, -1);
  return `${head},"parts":[\n${parts.map((part) => JSON.stringify(part)).join(',\n')}\n]}\n`;
}

export function readJson(source: string, losses: LossLog, newId: () => string): ImportedFile {
  let content: unknown;
  try {
    content = JSON.parse(source);
  } catch (error) {
    throw new FormatRefusal([{ line: lineOf(source, error), key: 'json.syntax', params: {} }]);
  }
  const { data, error } = storyFile.safeParse(content);
  if (data !== undefined) {
    const { title, author, parts, made_with } = data;
    return { title, author, parts: withOwnIds(parts, losses, newId), ...(made_with && { made_with }) };
  }
  const faults = error.issues.slice(0, FAULTS_SHOWN).map((issue) => ({
    line: null,
    key: 'json.shape' as const,
    params: { path: issue.path.map(String).join('.'), message: issue.message },
  }));
  throw new FormatRefusal(faults);
}

/**
 * Returns parts each with its own id: the first part of an id keeps it, and the outline's further mentions of a paragraph name the others. A
 * second outline or setting is left out.
 */
function withOwnIds(parts: StoryPart[], losses: LossLog, newId: () => string): StoryPart[] {
  const { byId, repeated } = firstById(parts);
  if (repeated.length === 0) return parts;
  for (const [id, same] of Map.groupBy(repeated, (part) => part.id)) {
    const outline = byId.get('outline');
    const ids: string[] = [];
    for (const part of same) {
      if (part.kind === 'outline' || part.kind === 'setting') {
        losses.add('metadata', { part: id });
        continue;
      }
      const renamed = unusedId(byId, newId);
      byId.set(renamed, { ...part, id: renamed });
      losses.add('renamed', { part: renamed });
      if (part.kind === 'paragraph') ids.push(renamed);
    }
    if (outline?.kind === 'outline') byId.set('outline', nameAgain(outline, id, ids));
  }
  return [...byId.values()];
}

function unusedId(taken: ReadonlyMap<string, StoryPart>, newId: () => string): string {
  for (;;) {
    const id = newId();
    if (!taken.has(id)) return id;
  }
}

/** Returns the line of a JSON error, from the position in the engine's message; null without one. */
function lineOf(source: string, error: unknown): number | null {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  return position === undefined ? null : source.slice(0, Number(position)).split('\n').length;
}
