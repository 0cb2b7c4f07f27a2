import { appTree } from '@meowtale/contracts/inputs/catalog/app-node';
import { type StoryMadeWith, storyFile } from '@meowtale/contracts/inputs/drama/story';
import { LOCALES } from '@meowtale/contracts/locales';
import {
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

/** What a text becomes here, and what of it doesn't fit; or why it becomes nothing. */
export type Read = { kind: SourceKind; text: string; losses: readonly Loss[]; faults?: undefined } | { faults: readonly FormatFault[] };

/** What a file of our own model holds, and what it says that programs made of it. */
export interface ToldStory {
  story: Story;
  madeWith: readonly StoryMadeWith[];
}

/** A file of our own model; null for a text that is none. */
export function storyIn(text: string): ToldStory | null {
  try {
    const { data } = storyFile.safeParse(JSON.parse(text));
    return data ? toldIn(data) : null;
  } catch {
    return null;
  }
}

const toldIn = ({ title, author, parts, made_with = [] }: ImportedFile): ToldStory => ({
  story: storyOf(title, parts, author),
  madeWith: made_with,
});

export { treeOfStory };

/** A story of our own model as ink, in the language that it was written in; its listing goes on telling what programs made of it. */
export function inkOf({ story, madeWith }: ToldStory): { text: string; losses: readonly Loss[] } {
  const { text, losses } = exportStory(story, 'ink', { language: story.setting.language, madeWith });
  return { text, losses };
}

/** Two ways on which something is lost are told as one. */
function together(first: readonly Loss[], second: readonly Loss[]): readonly Loss[] {
  const more = second.filter(({ kind }) => first.every((loss) => loss.kind !== kind));
  return [...first, ...more];
}

/** How a story that came from elsewhere is told apart: by new ids, in the language that the app is written in. */
function options(language: string): ImportOptions {
  const locale = LOCALES.find((each) => each === language);
  return { newId: () => crypto.randomUUID(), ...(locale && { language: locale }) };
}

/** A story of our own model as the text of its file, with what it said that programs made: its listing goes on telling that. */
function jsonOf(file: ImportedFile): string {
  const { story, madeWith } = toldIn(file);
  return exportStory(story, 'json', { language: story.setting.language, madeWith }).text;
}

/**
 * Reads a story's text by its file's name. ink and stories of our own stay what they are; every other form becomes ink, which can
 * be edited here.
 */
export function readText(text: string, fileName: string, language: string): Read {
  if (/\.ink$/i.test(fileName)) return { kind: 'ink', text, losses: [] };
  const read = importStory(text, { fileName }, options(language));
  if (!read.ok) return { faults: read.faults };
  if (/\.json$/i.test(fileName)) return { kind: 'story', text: jsonOf(read.file), losses: [] };
  const ink = inkOf(toldIn(read.file));
  return { kind: 'ink', text: ink.text, losses: together(read.losses, ink.losses) };
}

/** The story that an app's nodes tell; `nodes` is their tree as it is saved. */
export function readNodes(nodes: unknown, language: string): Read {
  const read = storyOfTree(appTree.safeParse(nodes).data ?? [], options(language));
  return read.ok ? { kind: 'story', text: jsonOf(read.file), losses: read.losses } : { faults: read.faults };
}
