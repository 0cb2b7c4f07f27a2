import { LOCALES } from '@meowtale/contracts/locales';
import { entriesOf, type InkFiles, joinIncludes } from '@meowtale/story/compile';
import { refusedFor } from '../files/zip-entries.ts';
import { StoryEntryUnclear } from './errors.ts';
import { type AppFault, inkFault } from './faults.ts';
import type { StorySource } from './story-bundle.ts';

const INK = /^([^/]+)\.ink$/;

/** The language that a file at the top of a story's archive is named by; null for another file. */
export function languageOf(path: string): string | null {
  const [, name] = INK.exec(path) ?? [];
  return LOCALES.find((locale) => locale === name) ?? null;
}

export interface StoryOf {
  defaultLanguage: string;
  /** The file that the story begins with, where its maker said so. */
  entry?: string | null;
}

/**
 * Returns what an archive's files tell: a source for each language that is named by one, with what it includes, else one source in the
 * default language that begins with the file that no other includes, or with `entry`.
 * @throws ArchiveRefused for a file that is neither a language nor part of one; StoryEntryUnclear
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
