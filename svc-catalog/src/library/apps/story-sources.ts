import { LOCALES } from '@meowtale/contracts/locales';
import { entriesOf, type InkFiles, joinIncludes } from '@meowtale/story/compile';
import { refusedFor } from '../archives/model.ts';
import { StoryEntryUnclear } from './errors.ts';
import { type AppFault, inkFault } from './faults.ts';
import type { StorySource } from './story-bundle.ts';

const INK = /^([^/]+)\.ink$/;

/** Returns the language in the name of a file at the top of a story's archive; null for another file. */
export function languageOf(path: string): string | null {
  const [, name] = INK.exec(path) ?? [];
  return LOCALES.find((locale) => locale === name) ?? null;
}

export interface StoryOf {
  defaultLanguage: string;
  /** The story's first file, if its creator chose one. */
  entry?: string | null;
}

/**
 * Returns the sources in an archive: one for each file that is named by a language, with its included files; else one in the default
 * language that begins with `entry`, or with the file that no other includes.
 * @throws ArchiveRefused for a file that is neither a language nor included; StoryEntryUnclear
 */
export function sourcesOf(
  files: InkFiles,
  { defaultLanguage, entry = null }: StoryOf,
): { ok: true; sources: StorySource[] } | { ok: false; faults: AppFault[] } {
  const beginnings = entry === null ? beginningsOf(files) : [{ file: entry, language: languageOf(entry) ?? defaultLanguage }];
  const sources: StorySource[] = [];
  for (const { file, language } of beginnings) {
    if (!Object.hasOwn(files, file)) throw new StoryEntryUnclear(entriesOf(files));
    const joined = joinIncludes(files, file);
    if (!joined.ok) return { ok: false, faults: joined.faults.map(({ file: at, ...fault }) => inkFault(at, fault)) };
    sources.push({ language: language ?? defaultLanguage, text: joined.text, file, places: joined.places });
  }
  return { ok: true, sources };
}

function beginningsOf(files: InkFiles): { file: string; language: string | null }[] {
  const entries = entriesOf(files).map((file) => ({ file, language: languageOf(file) }));
  const strange = entries.find(({ language }) => language === null);
  if (strange === undefined || entries.length === 1) return entries;
  if (entries.every(({ language }) => language === null)) throw new StoryEntryUnclear(entries.map(({ file }) => file));
  throw refusedFor(strange.file, "is none of a story's languages, which are called en-US.ink and the like", 'strangeFile');
}
