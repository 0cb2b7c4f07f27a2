import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { dramaBundle } from '@meowtale/story/drama';
import { inkBundle } from '@meowtale/story/ink';
import {
  BRIDGE_FILE,
  GAME_FOLDER,
  MANIFEST_FILE,
  openGameFile,
  type StoryNote,
  storyFileOf,
  type WorkManifest,
} from '../../library/apps/model.ts';
import type { AppRow } from '../../library/apps/service.ts';
import { keys, type Storage } from '../../library/storage/model.ts';
import { appsOf } from '../submission/model.ts';
import { error, errorsFirst, type Finding, warning } from './finding.ts';
import { readGameText } from './game-text.ts';
import { usesThreads } from './threads.ts';
import { type FileReader, withReader } from './web-reader.ts';
import { kindOf, placeOf } from './web-references.ts';

/** Limits of what is read of one game, because the user waits. */
const FILES_MAX = 200;
const FILE_MAX_BYTES = 4 * 1024 ** 2;
const WITHIN_MS = 4000;
const NAMED_MAX = 10;

/** An app of a package, in the version that is or will be submitted. */
export interface PackedApp {
  /** The path of the field that names it. */
  path: string;
  app: Pick<AppRow, 'uuid' | 'kind' | 'default_lang' | 'isolated'>;
  version: number;
}

/** Returns the playable apps of a package, each in its version of `versions`, else in its newest. */
export function packedApps(draft: StoreSubmitDraft, apps: readonly AppRow[], versions: Readonly<Record<string, number>>): PackedApp[] {
  const namedApps = appsOf(draft).filter(({ uuid }, at, all) => all.findIndex((other) => other.uuid === uuid) === at);
  return namedApps.flatMap(({ path, uuid }) => {
    const app = apps.find((candidate) => candidate.uuid === uuid && candidate.state === 'ready');
    return app ? [{ path, app, version: versions[uuid] ?? app.version }] : [];
  });
}

async function readText(storage: Storage, key: string): Promise<string | null> {
  const file = await storage.open(key);
  if (file === null) return null;
  if (file.size > FILE_MAX_BYTES) return '';
  return new Response(file.stream() as unknown as BodyInit).text();
}

/**
 * Checks whether a version of an app opens: a story's languages exist and have the same shape, or a game's page exists with all files that
 * it and its files name. A missing script or style is an error; other missing files, references that can't be resolved for sure, and a
 * game that couldn't be read completely `withinMs`, are warnings.
 */
export async function checkPack(storage: Storage, { path, app, version }: PackedApp, withinMs = WITHIN_MS): Promise<Finding[]> {
  const work = keys.work(app.uuid, version);
  const manifest = await readText(storage, `${work}/${MANIFEST_FILE}`);
  if (manifest === null) return [error(path, 'pack-gone')];
  const { kind, languages = [], notes = [] } = JSON.parse(manifest) as WorkManifest;
  if (kind === 'upload') return checkGame(storage, `${work}/${GAME_FOLDER}`, { path, isolated: app.isolated, withinMs });
  if (kind === 'story') return checkDrama(storage, work, { path, languages, notes });
  return checkStory(storage, work, { path, languages: languages.length > 0 ? languages : [app.default_lang] });
}

/** Checks a story of our own model, which has all languages in one file; its notes were found when it was compiled. */
async function checkDrama(
  storage: Storage,
  work: string,
  { path, languages, notes }: { path: string; languages: readonly string[]; notes: readonly StoryNote[] },
) {
  const [first = ''] = languages;
  const translated = readDrama(await readText(storage, `${work}/${storyFileOf(first, first)}`));
  const missing = languages.filter((language) => !translated.includes(language));
  return [
    ...missing.map((language) => error(path, 'pack-story', { language })),
    ...notes.map(({ key, params }) => warning(path, key, params)),
  ];
}

function readDrama(text: string | null): string[] {
  try {
    return dramaBundle.parse(JSON.parse(text ?? '')).drama.languages;
  } catch {
    return [];
  }
}

async function checkStory(storage: Storage, work: string, { path, languages }: { path: string; languages: readonly string[] }) {
  const [first = ''] = languages;
  const shapes = new Map<string, string | null>();
  const findings: Finding[] = [];
  for (const language of languages) {
    const story = readStory(await readText(storage, `${work}/${storyFileOf(language, first)}`));
    if (story === null) findings.push(error(path, 'pack-story', { language }));
    else shapes.set(language, story.shape);
  }
  const expected = shapes.get(first);
  const differing = [...shapes].filter(([, shape]) => shape !== null && expected !== null && shape !== expected);
  return [...findings, ...differing.map(([language]) => error(path, 'pack-shape', { language }))];
}

function readStory(text: string | null): { shape: string | null } | null {
  try {
    return inkBundle.parse(JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}

interface Judged {
  path: string;
  isolated: boolean;
  withinMs: number;
}

async function checkGame(storage: Storage, folder: string, { path, isolated, withinMs }: Judged): Promise<Finding[]> {
  const { findings, isWhole } = await withReader(withinMs, (reader) => readGame(storage, { folder, path, reader, withinMs }));
  const hasThreads = isolated ? false : await usesThreads(storage, folder, Date.now() + withinMs);
  return [
    ...findings,
    ...(hasThreads ? [warning(path, 'pack-threads')] : []),
    ...(isWhole && hasThreads !== null ? [] : [warning(path, 'pack-unfinished')]),
  ];
}

interface Game {
  folder: string;
  path: string;
  reader: FileReader;
  withinMs: number;
}

interface Reading {
  findings: Finding[];
  /** False when files weren't read, because there was no time left or there are too many. */
  isWhole: boolean;
}

async function readGame(storage: Storage, { folder, path, reader, withinMs }: Game): Promise<Reading> {
  const until = Date.now() + withinMs;
  const findings: Finding[] = [];
  // The bridge is served without being in the folder.
  const seen = new Set(['index.html', BRIDGE_FILE]);
  const waiting = ['index.html'];
  const hosts = new Set<string>();
  let read = 0;
  let isWhole = true;
  while (isWhole && waiting.length > 0 && read < FILES_MAX && Date.now() < until) {
    const file = waiting.shift() ?? '';
    const text = await readGameText(storage, folder, file);
    read += 1;
    if (text === null) return { findings: [error(path, 'pack-gone')], isWhole: true };
    const references = await reader.referencesOf(kindOf(file) ?? 'js', text);
    isWhole = references !== null;
    for (const { address, needed } of references ?? []) {
      isWhole = Date.now() <= until;
      if (!isWhole) break;
      const place = placeOf(address, file);
      const say = needed ? error : warning;
      if (place.at === 'elsewhere') hosts.add(place.host);
      if (place.at === 'root') findings.push(say(path, 'pack-root', { file: address, within: file }));
      if (place.at !== 'inside' || seen.has(place.path)) continue;
      seen.add(place.path);
      if (!(await isServed(storage, folder, place.path))) findings.push(say(path, 'pack-file', { file: place.path, within: file }));
      else if (kindOf(place.path) !== null) waiting.push(place.path);
    }
  }
  const outside = [...hosts].slice(0, NAMED_MAX).map((host) => warning(path, 'pack-outside', { host }));
  return { findings: [...findings.toSorted(errorsFirst).slice(0, NAMED_MAX), ...outside], isWhole: isWhole && waiting.length === 0 };
}

/** Returns whether the file exists and is served at its path. */
const isServed = async (storage: Storage, folder: string, path: string): Promise<boolean> =>
  path.split('/').every((part) => !['', '.', '..'].includes(part)) &&
  !/[\\\0]/.test(path) &&
  (await openGameFile(storage, folder, path)) !== null;
