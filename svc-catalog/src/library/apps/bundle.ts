import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MADE_WITH_MAX, type StoryMadeWith } from '@meowtale/contracts/inputs/drama/story';
import { decodeText } from '@meowtale/story/decode-text';
import { inkMadeWith } from '@meowtale/story/formats';
import { findShortestPath } from '@meowtale/story/shortest-path';
import { ArchiveRefused } from '../archives/model.ts';
import type { OriginalKind, OwnImage } from '../files/model.ts';
import { asOutOfRoom, keys, type Storage } from '../storage/model.ts';
import { type Extracted, extractArchive } from './archive.ts';
import { type AppFault, type FoundFault, notUtf8 } from './faults.ts';
import { GAME_FOLDER, MANIFEST_FILE, storyFileOf, type WorkManifest, withBridge } from './model.ts';
import { decodeInk, readInk } from './read-ink.ts';
import type { AppKind } from './repository.ts';
import { convertStoryApart } from './story-apart.ts';
import { type StorySource, writeStories } from './story-bundle.ts';
import { type Brought, copyPictures, pictureLeftOut } from './story-pictures.ts';
import { sourcesOf } from './story-sources.ts';

export interface Original {
  fileUuid: string;
  kind: OriginalKind;
  /** The app's name and default language. */
  name: string;
  defaultLanguage: string;
  /** As in `StoryOf`. */
  entry?: string | null;
  /** Returns the owner's pictures among these. */
  findPictures(uuids: readonly string[]): Promise<OwnImage[]>;
}

export type Bundle =
  | {
      ok: true;
      kind: AppKind;
      folder: string;
      bytes: number;
      words: number;
      endings: number | null;
      /** As in `WorkManifest`. */
      languages: string[];
      /** As in `AppRow`. */
      translated: Record<string, number>;
      /** As in `AppRow`. */
      segments: number;
      /** As in `AppVersion`. */
      openingSegments: string[] | null;
      /** As in `AppRow`. */
      shortestPath: number | null;
      /** As in `AppRow`. */
      warnings: AppFault[];
      /** As in `AppRow`. */
      madeWith: StoryMadeWith[];
    }
  | { ok: false; faults: FoundFault[] };

/**
 * Makes a playable version of an original in a temporary folder, which the caller stores or deletes; if the original is rejected, it is
 * deleted already.
 */
export async function makeBundle(storage: Storage, original: Original): Promise<Bundle> {
  const folder = await storage.workspace();
  try {
    const bundle = await storage.withLocal(keys.original(original.fileUuid), (path) => bundleOriginal(storage, path, folder, original));
    if (!bundle.ok) await storage.discard(folder);
    return bundle;
  } catch (error) {
    await storage.discard(folder);
    if (error instanceof ArchiveRefused) return { ok: false, faults: [archiveFault(error)] };
    throw asOutOfRoom(error);
  }
}

function archiveFault({ reason, details, cause }: ArchiveRefused): FoundFault {
  return { file: null, line: null, message: reason, ...details, ...(cause instanceof Error && { said: cause.message }) };
}

function bundleOriginal(storage: Storage, path: string, folder: string, original: Original): Promise<Bundle> {
  if (original.kind === 'story') return bundleDrama(storage, path, folder, original);
  if (original.kind === 'html') return bundlePage(path, folder, original);
  return original.kind === 'ink' ? bundleAlone(path, folder, original) : bundleArchive(path, folder, original);
}

/** Bundles a story of our model: all its languages in one file, and its pictures. */
async function bundleDrama(storage: Storage, path: string, folder: string, { name, findPictures }: Original): Promise<Bundle> {
  let brought: Brought = { placed: {}, missing: [] };
  const answer = await convertStoryApart(decodeText(await readFile(path)) ?? '', async (pictures) => {
    brought = await copyPictures(storage, pictures, { folder, findPictures });
    return brought.missing.map(({ image }) => image);
  });
  if ('faults' in answer) return { ok: false, faults: answer.faults };
  const { text, notes, ...story } = answer.story;
  const [first = ''] = story.languages;
  await writeFile(join(folder, storyFileOf(first, first)), text);
  await writeManifest(folder, { kind: 'story', name, languages: story.languages, pictures: brought.placed, notes });
  const warnings = brought.missing.map(pictureLeftOut);
  const shortestPath = await findShortestPath(text);
  return { ok: true, kind: 'story', folder, bytes: await bytesIn(folder), ...story, openingSegments: null, shortestPath, warnings };
}

async function bundleAlone(path: string, folder: string, original: Original): Promise<Bundle> {
  const text = decodeInk(await readFile(path)) ?? '';
  return bundleStory([{ language: original.defaultLanguage, text, file: null }], folder, original);
}

async function bundleStory(sources: readonly StorySource[], folder: string, { name, defaultLanguage }: Original): Promise<Bundle> {
  const stories = await writeStories(sources, defaultLanguage, folder);
  if (!stories.ok) return stories;
  await writeManifest(folder, { kind: 'ink', name, languages: stories.languages });
  return { ...stories, kind: 'ink', folder, bytes: await bytesIn(folder), madeWith: madeWithIn(sources) };
}

/** Returns which programs made which share of the story, by its sources' tags, without duplicates. */
function madeWithIn(sources: readonly StorySource[]): StoryMadeWith[] {
  const disclosures = sources.flatMap(({ text }) => inkMadeWith(text)).filter(({ share }) => share > 0);
  const once = new Map(disclosures.map((each) => [JSON.stringify([each.what, each.provider, each.model, each.language]), each]));
  return [...once.values()].slice(0, MADE_WITH_MAX);
}

async function bundleArchive(path: string, folder: string, original: Original): Promise<Bundle> {
  const unpacked = join(folder, GAME_FOLDER);
  await mkdir(unpacked);
  const archive = await extractArchive(path, unpacked);
  return archive.holds === 'game' ? bundleGame(archive, folder, original) : bundleLanguages(archive, folder, original);
}

/** Bundles a game of one page. */
async function bundlePage(path: string, folder: string, original: Original): Promise<Bundle> {
  await mkdir(join(folder, GAME_FOLDER));
  await copyFile(path, join(folder, GAME_FOLDER, 'index.html'));
  return bundleGame({ bytes: (await stat(path)).size }, folder, original);
}

async function bundleGame({ bytes }: Pick<Extracted, 'bytes'>, folder: string, { name }: Original): Promise<Bundle> {
  const index = join(folder, GAME_FOLDER, 'index.html');
  await writeFile(index, withBridge(await readFile(index)));
  await writeManifest(folder, { kind: 'upload', name });
  const counts = { words: 0, endings: null, languages: [], translated: {}, segments: 0, openingSegments: null, shortestPath: null };
  return { ok: true, kind: 'upload', folder, bytes, ...counts, warnings: [], madeWith: [] };
}

/** Bundles a story's languages. The unpacked sources are deleted, because the archive is stored. */
async function bundleLanguages(archive: Extracted, folder: string, original: Original): Promise<Bundle> {
  const unpacked = join(folder, GAME_FOLDER);
  const { files, unreadable } = await readInk(unpacked, archive);
  await rm(unpacked, { recursive: true });
  if (unreadable.length > 0) return { ok: false, faults: unreadable.map(notUtf8) };
  const sources = sourcesOf(files, original);
  return sources.ok ? bundleStory(sources.sources, folder, original) : sources;
}

const writeManifest = (folder: string, manifest: WorkManifest): Promise<void> =>
  writeFile(join(folder, MANIFEST_FILE), JSON.stringify(manifest));

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
