import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Compilation,
  compareShapes,
  compileInkApart,
  type LinePlace,
  type SourceFault,
  stoppingPlaces,
  translatedShare,
} from '@meowtale/story/compile';
import { findShortestPath } from '@meowtale/story/shortest-path';
import { type AppFault, type FoundFault, inkFault, missingDefault, openingFault, shapeFault, withoutMessage } from './faults.ts';
import { openingFileOf, storyFileOf } from './model.ts';

const FAULTS_MAX = 50;
/** Segments beyond this limit don't count as read in the opening. */
const OPENING_SEGMENTS_MAX = 1000;
const TOLD_WARNINGS: readonly SourceFault['key'][] = ['unreached', 'openingLong'];

/** One language of a story; `file` is its name in an archive, null for a single file. */
export interface StorySource {
  language: string;
  text: string;
  file: string | null;
  /** Origin of each line, for a text joined from several files. */
  places?: readonly LinePlace[];
}

export type StoryFiles =
  /** Languages with the default one first, whose counts are returned; the rest as in `AppRow`. */
  | {
      ok: true;
      languages: string[];
      translated: Record<string, number>;
      segments: number;
      openingSegments: string[] | null;
      shortestPath: number | null;
      words: number;
      endings: number;
      /** Unreachable knots, and an opening with most of the story. */
      warnings: AppFault[];
    }
  | { ok: false; faults: FoundFault[] };

type Compiled = Extract<Compilation, { ok: true }>;

/**
 * Compiles all languages of a story into `folder`. They must have the same places with the same numbers of choices and endings, so that
 * saves can be restored in each language, and openings that end at the same place.
 */
export async function writeStories(sources: readonly StorySource[], defaultLanguage: string, folder: string): Promise<StoryFiles> {
  const first = sources.find(({ language }) => language === defaultLanguage);
  if (first === undefined) return { ok: false, faults: [missingDefault(defaultLanguage)] };
  const ordered = [first, ...sources.filter((source) => source !== first)];
  const compiled = new Map<string, Compiled>();
  const faults: FoundFault[] = [];
  const results = await compileInkApart(ordered.map(({ text }) => text));
  for (const [index, { language, file, places }] of ordered.entries()) {
    const result = results[index];
    if (result?.ok) compiled.set(language, result);
    else faults.push(...(result?.faults ?? []).map((fault) => inkFault(file, fault, places)));
  }
  const defaultStory = compiled.get(defaultLanguage);
  if (defaultStory === undefined || faults.length > 0) return { ok: false, faults: faults.slice(0, FAULTS_MAX) };
  const languages = [...compiled.keys()];
  const differences = languages.flatMap((language) =>
    compareShapes(defaultStory.report.shape, compiled.get(language)?.report.shape ?? []).map((each) =>
      shapeFault(language, defaultLanguage, each),
    ),
  );
  const others = languages.filter((language) => !opensAlike(defaultStory, compiled.get(language)));
  differences.push(...others.map((language) => openingFault(language, defaultLanguage)));
  if (differences.length > 0) return { ok: false, faults: differences.slice(0, FAULTS_MAX) };
  for (const [language, { bundle, opening }] of compiled) {
    const file = storyFileOf(language, defaultLanguage);
    await writeFile(join(folder, file), JSON.stringify({ ...bundle, language }));
    if (opening !== null) await writeFile(join(folder, openingFileOf(file)), JSON.stringify({ ...opening, language }));
  }
  const shares = [...compiled].map(([language, { bundle }]) => [
    language,
    bundle === defaultStory.bundle ? 1 : translatedShare(defaultStory.bundle.ink.root, bundle.ink.root),
  ]);
  const { words, endings, shape } = defaultStory.report;
  const warnings = defaultStory.report.warnings
    .filter(({ key }) => TOLD_WARNINGS.includes(key))
    .map((fault) => withoutMessage(inkFault(first.file, fault, first.places)));
  const shortestPath = await findShortestPath(JSON.stringify(defaultStory.bundle));
  const segments = stoppingPlaces(shape).length;
  const openingSegments = defaultStory.report.opening?.segments.slice(0, OPENING_SEGMENTS_MAX) ?? null;
  return { ok: true, languages, translated: Object.fromEntries(shares), segments, openingSegments, shortestPath, words, endings, warnings };
}

function opensAlike({ report: { opening: expected } }: Compiled, other: Compiled | undefined): boolean {
  const found = other?.report.opening ?? null;
  if (expected === null || found === null) return expected === found;
  return compareShapes(expected.shape, found.shape).length === 0;
}
