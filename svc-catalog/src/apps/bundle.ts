import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileInkApart, type SourceFault } from '@meowtale/story/compile';
import { keys, type Storage } from '../files/storage.ts';
import { extractGame } from './archive.ts';
import { ArchiveRefused } from './errors.ts';

/** What a version of an app consists of, beside its files; the content server reads it before anything else. */
export interface WorkManifest {
  kind: 'ink' | 'upload';
  /** As its maker called it when this version was made. */
  name: string;
}
export const MANIFEST_FILE = 'work.json';
export const STORY_FILE = 'story.json';
/** A game's files lie in a folder of their own, so that none of them can stand for the manifest. */
export const GAME_FOLDER = 'game';

export interface Original {
  fileUuid: string;
  kind: 'ink' | 'zip';
  /** The app's name. */
  name: string;
}

export type Bundle =
  | { ok: true; kind: 'ink' | 'upload'; folder: string; bytes: number; words: number; endings: number | null }
  | { ok: false; faults: SourceFault[] };

/**
 * Makes a playable version of an original in a temporary folder, which is for the caller to keep or discard; when the
 * original is refused the folder is gone already.
 */
export async function makeBundle(storage: Storage, { fileUuid, kind, name }: Original): Promise<Bundle> {
  const folder = await storage.workspace();
  try {
    const original = storage.pathOf(keys.original(fileUuid));
    const bundle = kind === 'ink' ? await bundleStory(original, folder, name) : await bundleGame(original, folder, name);
    if (!bundle.ok) await storage.discard(folder);
    return bundle;
  } catch (error) {
    await storage.discard(folder);
    if (error instanceof ArchiveRefused) return { ok: false, faults: [{ line: null, message: error.reason }] };
    throw error;
  }
}

async function bundleStory(original: string, folder: string, name: string): Promise<Bundle> {
  const compiled = await compileInkApart(await readFile(original, 'utf8'));
  if (!compiled.ok) return compiled;
  const { bundle, report } = compiled;
  await writeFile(join(folder, STORY_FILE), JSON.stringify(bundle));
  await writeManifest(folder, { kind: 'ink', name });
  return { ok: true, kind: 'ink', folder, bytes: await bytesIn(folder), words: report.words, endings: report.endings };
}

async function bundleGame(original: string, folder: string, name: string): Promise<Bundle> {
  const game = join(folder, GAME_FOLDER);
  await mkdir(game);
  const bytes = await extractGame(original, game);
  const index = join(game, 'index.html');
  await writeFile(index, withBridge(await readFile(index)));
  await writeManifest(folder, { kind: 'upload', name });
  return { ok: true, kind: 'upload', folder, bytes, words: 0, endings: null };
}

/** The script that carries localStorage to saves; the content server answers it, so that old games get its repairs too. */
const BRIDGE_TAG = '<script src="__meowtale/bridge.js"></script>';

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

const writeManifest = (folder: string, manifest: WorkManifest): Promise<void> =>
  writeFile(join(folder, MANIFEST_FILE), JSON.stringify(manifest));

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
