import { createHash } from 'node:crypto';
import type { StoryFile } from '@meowtale/contracts/inputs/drama/story';
import { type Story, storyOf } from '../model/story.ts';
import { type DramaBundle, packDrama } from './bundle.ts';
import { dramaOf } from './drama.ts';
import { createDramaEngine } from './engine.ts';
import { shareTranslated, wordsTold } from './report.ts';

export interface DramaReport {
  /** The source language first, then languages with translated texts. */
  languages: string[];
  /** Words per language, without those that it lacks. */
  words: Record<string, number>;
  /** Translated share per language, from 0 to 1 in hundredths; 1 for the source language. */
  translated: Record<string, number>;
  paragraphs: number;
  endings: number;
}

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);

/**
 * Bundles a story for its readers, without data for its creators alone. Languages without any translated text are left out. @throws
 * StoryFault when the story can't begin
 */
export function bundleDrama(given: Story | StoryFile): { bundle: DramaBundle; report: DramaReport } {
  const all = dramaOf('format' in given ? storyOf(given.title, given.parts, given.author) : given);
  const languages = all.languages.filter((language) => language === all.language || shareTranslated(all, language) > 0);
  const drama = { ...all, languages };
  const bundle = packDrama(drama, hashOf);
  createDramaEngine(bundle, null).begin(1);
  const perLanguage = (count: (language: (typeof languages)[number]) => number) =>
    Object.fromEntries(languages.map((language) => [language, count(language)]));
  const report = {
    languages,
    words: perLanguage((language) => wordsTold(drama, language)),
    translated: perLanguage((language) => shareTranslated(drama, language)),
    paragraphs: drama.paragraphs.length,
    endings: bundle.endings,
  };
  return { bundle, report };
}
