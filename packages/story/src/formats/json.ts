import { type StoryMadeWith, type StoryPart, storyFile } from '@meowtale/contracts/inputs/drama/story';
import type { Story } from '../model/index.ts';
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

export function readJson(source: string): ImportedFile {
  let content: unknown;
  try {
    content = JSON.parse(source);
  } catch (error) {
    throw new FormatRefusal([{ line: lineOf(source, error), key: 'json.syntax', params: {} }]);
  }
  const { data, error } = storyFile.safeParse(content);
  if (data !== undefined) {
    const { title, author, parts, made_with } = data;
    return { title, author, parts, ...(made_with && { made_with }) };
  }
  const faults = error.issues.slice(0, FAULTS_SHOWN).map((issue) => ({
    line: null,
    key: 'json.shape' as const,
    params: { path: issue.path.map(String).join('.'), message: issue.message },
  }));
  throw new FormatRefusal(faults);
}

/** Returns the line of a JSON error, from the position in the engine's message; null without one. */
function lineOf(source: string, error: unknown): number | null {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  return position === undefined ? null : source.slice(0, Number(position)).split('\n').length;
}
