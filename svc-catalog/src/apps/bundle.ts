import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ArchiveRefused, asOutOfRoom } from '../files/errors.ts';
import { keys, type Storage } from '../files/storage.ts';
import { decodeUtf8 } from '../files/text.ts';
import { type Extracted, extractArchive } from './archive.ts';
import { type AppFault, notUtf8 } from './faults.ts';
import { type StorySource, writeStories } from './story-bundle.ts';

/** What a version of an app consists of, beside its files; the content server reads it before anything else. */
export interface WorkManifest {
  kind: 'ink' | 'upload';
  /** As its maker called it when this version was made. */
  name: string;
  /** What its story is told in, the default language first; none for a game, nor in what was made before stories had several. */
  languages?: string[];
}
export const MANIFEST_FILE = 'work.json';
/** A game's files lie in a folder of their own, so that none of them can stand for the manifest. */
export const GAME_FOLDER = 'game';

export interface Original {
  fileUuid: string;
  kind: 'ink' | 'zip';
  /** The app's name, and the language that it is written in. */
  name: string;
  defaultLanguage: string;
}

export type Bundle =
  | {
      ok: true;
      kind: 'ink' | 'upload';
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
    }
  | { ok: false; faults: AppFault[] };

/**
 * Makes a playable version of an original in a temporary folder, which is for the caller to keep or discard; when the
 * original is refused the folder is gone already.
 */
export async function makeBundle(storage: Storage, original: Original): Promise<Bundle> {
  const folder = await storage.workspace();
  try {
    const make = original.kind === 'ink' ? bundleAlone : bundleArchive;
    const bundle = await storage.withLocal(keys.original(original.fileUuid), (path) => make(path, folder, original));
    if (!bundle.ok) await storage.discard(folder);
    return bundle;
  } catch (error) {
    await storage.discard(folder);
    if (error instanceof ArchiveRefused) return { ok: false, faults: [{ file: null, line: null, message: error.reason }] };
    throw asOutOfRoom(error);
  }
}

async function bundleAlone(path: string, folder: string, original: Original): Promise<Bundle> {
  const text = await readFile(path, 'utf8');
  return bundleStory([{ language: original.defaultLanguage, text, file: null }], folder, original);
}

async function bundleStory(sources: readonly StorySource[], folder: string, { name, defaultLanguage }: Original): Promise<Bundle> {
  const stories = await writeStories(sources, defaultLanguage, folder);
  if (!stories.ok) return stories;
  await writeManifest(folder, { kind: 'ink', name, languages: stories.languages });
  return { ...stories, kind: 'ink', folder, bytes: await bytesIn(folder) };
}

async function bundleArchive(path: string, folder: string, original: Original): Promise<Bundle> {
  const unpacked = join(folder, GAME_FOLDER);
  await mkdir(unpacked);
  const archive = await extractArchive(path, unpacked);
  return archive.holds === 'game' ? bundleGame(archive, folder, original) : bundleLanguages(archive, folder, original);
}

async function bundleGame({ bytes }: Extracted, folder: string, { name }: Original): Promise<Bundle> {
  const index = join(folder, GAME_FOLDER, 'index.html');
  await writeFile(index, withBridge(await readFile(index)));
  await writeManifest(folder, { kind: 'upload', name });
  return { ok: true, kind: 'upload', folder, bytes, words: 0, endings: null, languages: [], translated: {}, segments: 0 };
}

/** What was unpacked are sources, which are not kept: the archive is. */
async function bundleLanguages({ paths }: Extracted, folder: string, original: Original): Promise<Bundle> {
  const unpacked = join(folder, GAME_FOLDER);
  const files = await Promise.all(paths.sort().map(async (file) => ({ file, text: decodeUtf8(await readFile(join(unpacked, file))) })));
  await rm(unpacked, { recursive: true });
  const faults = files.filter(({ text }) => text === null).map(({ file }) => notUtf8(file));
  if (faults.length > 0) return { ok: false, faults };
  const sources = files.map(({ file, text }) => ({ language: basename(file, '.ink'), text: text ?? '', file }));
  return bundleStory(sources, folder, original);
}

/** The script that carries localStorage to saves; the content server answers it, so that old games get its repairs too. */
export const BRIDGE_FILE = '__meowtale/bridge.js';
const BRIDGE_TAG = `<script src="${BRIDGE_FILE}"></script>`;

/** Puts the bridge before every script of the game's page, whatever 8-bit encoding the page is in. */
export function withBridge(page: Buffer): Buffer {
  if (page.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])) || page.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))) {
    throw new ArchiveRefused('its index.html is UTF-16; save it as UTF-8');
  }
  const html = page.toString('latin1');
  const before = /<head(\s[^>]*)?>|<html(\s[^>]*)?>|<!doctype[^>]*>/gi;
  const places = [...html.matchAll(before)];
  const place = places.find((match) => /^<head/i.test(match[0])) ?? places.at(-1);
  const at = place === undefined ? 0 : place.index + place[0].length;
  return Buffer.from(html.slice(0, at) + BRIDGE_TAG + html.slice(at), 'latin1');
}

/** The page as it came, for where there is no server of ours to answer for the bridge. */
export const withoutBridge = (page: Buffer): Buffer => Buffer.from(page.toString('latin1').replace(BRIDGE_TAG, ''), 'latin1');

const writeManifest = (folder: string, manifest: WorkManifest): Promise<void> =>
  writeFile(join(folder, MANIFEST_FILE), JSON.stringify(manifest));

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
