import { appTree } from '@meowtale/contracts/inputs/catalog/app-node';
import { type StoryMadeWith, storyFile } from '@meowtale/contracts/inputs/drama/story';
import { LOCALES } from '@meowtale/contracts/locales';
import {
  detectFormat,
  exportStory,
  type FormatFault,
  type ImportedFile,
  type ImportOptions,
  importStory,
  type Loss,
  storyOfTree,
  treeOfStory,
} from '@meowtale/story/formats';
import { type Story, storyOf } from '@meowtale/story/model';
import type { SourceKind } from './source-state.ts';

export type { FormatFault, Loss } from '@meowtale/story/formats';

/** The imported text with its losses; or the errors that prevent importing. */
export type Read = { kind: SourceKind; text: string; losses: readonly Loss[]; faults?: undefined } | { faults: readonly FormatFault[] };

/** A story of our own format, with its AI disclosure. */
export interface DisclosedStory {
  story: Story;
  madeWith: readonly StoryMadeWith[];
}

/** Reads a story of our own format; null for other text. */
export function storyIn(text: string): DisclosedStory | null {
  try {
    const { data } = storyFile.safeParse(JSON.parse(text));
    return data ? toldIn(data) : null;
  } catch {
    return null;
  }
}

const toldIn = ({ title, author, parts, made_with = [] }: ImportedFile): DisclosedStory => ({
  story: storyOf(title, parts, author),
  madeWith: made_with,
});

export { treeOfStory };

/** Converts a story of our own format to ink, in its original language, with its AI disclosure. */
export function inkOf({ story, madeWith }: DisclosedStory): { text: string; losses: readonly Loss[] } {
  const { text, losses } = exportStory(story, 'ink', { language: story.setting.language, madeWith });
  return { text, losses };
}

/** Joins the losses of two conversions, each kind once. */
function together(first: readonly Loss[], second: readonly Loss[]): readonly Loss[] {
  const more = second.filter(({ kind }) => first.every((loss) => loss.kind !== kind));
  return [...first, ...more];
}

/** Returns import options: new ids, and the app's language. */
function options(language: string): ImportOptions {
  const locale = LOCALES.find((each) => each === language);
  return { newId: () => crypto.randomUUID(), ...(locale && { language: locale }) };
}

/** Serializes a story of our own format, with its AI disclosure. */
function jsonOf(file: ImportedFile): string {
  const { story, madeWith } = toldIn(file);
  return exportStory(story, 'json', { language: story.setting.language, madeWith }).text;
}

/**
 * Reads a story's text by its file's name. ink and stories of our own format stay as they are; every other format becomes ink, which can be
 * edited here.
 */
export function readText(text: string, fileName: string, language: string): Read {
  if (/\.ink$/i.test(fileName)) return { kind: 'ink', text, losses: [] };
  const read = importStory(text, { fileName }, options(language));
  if (!read.ok) return { faults: read.faults };
  if (/\.json$/i.test(fileName)) return { kind: 'story', text: jsonOf(read.file), losses: [] };
  const ink = inkOf(toldIn(read.file));
  return { kind: 'ink', text: ink.text, losses: together(read.losses, ink.losses) };
}

/** Returns whether a web page has a story of Twine 2. */
export const isTwine = (page: string): boolean => detectFormat(page) === 'twine';

/** Returns the story of an app's nodes; `nodes` is their tree as saved. */
export function readNodes(nodes: unknown, language: string): Read {
  const read = storyOfTree(appTree.safeParse(nodes).data ?? [], options(language));
  return read.ok ? { kind: 'story', text: jsonOf(read.file), losses: read.losses } : { faults: read.faults };
}
