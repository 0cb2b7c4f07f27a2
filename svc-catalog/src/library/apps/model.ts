import { ArchiveRefused } from '../archives/model.ts';
import type { Storage, StoredFile } from '../storage/model.ts';
import { headOf } from '../web-files/model.ts';
import type { AppKind } from './repository.ts';
import type { StoryNote } from './story-notes.ts';
import type { PlacedPicture } from './story-pictures.ts';

export { AppInAnotherStore } from './errors.ts';
export type { StoryNote } from './story-notes.ts';

/** Description of an app's version beside its files; the content server reads it first. */
export interface WorkManifest {
  kind: AppKind;
  /** The app's name when this version was made. */
  name: string;
  /** The story's languages, the default one first; missing for a game, and for versions made before stories had several. */
  languages?: string[];
  /** Pictures of a story of our model, by file name. */
  pictures?: Record<string, PlacedPicture>;
  /** Problems of a story of our model that are shown before it is submitted. */
  notes?: StoryNote[];
}
export const MANIFEST_FILE = 'work.json';
/** A game's files are in a folder of their own, so that none of them can replace the manifest. */
export const GAME_FOLDER = 'game';
/** Folder of a story's pictures in its version's folder. */
export const PICTURES_FOLDER = 'pictures';

/** Returns the name of a language's file in the version's folder; `story.json` for the default one, as before stories had several. */
export const storyFileOf = (language: string, defaultLanguage: string): string =>
  language === defaultLanguage ? 'story.json' : `story.${language}.json`;

/** Returns the name of the opening's file, which is sent instead of `storyFileOf` to those who may read the opening only. */
export const openingFileOf = (storyFile: string): string => storyFile.replace(/^story/, 'opening');

/** Opens a file of an upload by its path in `folder`, in composed or decomposed form; null when there is none. */
export async function openGameFile(storage: Pick<Storage, 'open'>, folder: string, path: string): Promise<StoredFile | null> {
  for (const name of new Set([path, path.normalize('NFC'), path.normalize('NFD')])) {
    const file = await storage.open(`${folder}/${name}`);
    if (file !== null) return file;
  }
  return null;
}

/** Path of the script that stores localStorage in saves; the content server provides it, so that fixes apply to existing games. */
export const BRIDGE_FILE = '__meowtale/bridge.js';
const BRIDGE_TAG = `<script src="${BRIDGE_FILE}"></script>`;
/** A page is searched for its head only within so many bytes; without one there the bridge is put where its content begins. */
export const HEAD_WITHIN_BYTES = 128 * 1024;

/** Inserts the bridge before every script of the game's page, in any 8-bit encoding of the page. @throws ArchiveRefused for UTF-16 */
export function withBridge(page: Buffer): Buffer {
  if (page.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])) || page.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))) {
    throw new ArchiveRefused('its index.html is UTF-16; save it as UTF-8', { key: 'notUtf8', params: { file: 'index.html' } });
  }
  const at = headOf(page.toString('latin1', 0, HEAD_WITHIN_BYTES));
  return Buffer.concat([page.subarray(0, at), Buffer.from(BRIDGE_TAG), page.subarray(at)]);
}

/** Removes the bridge, for use without the platform's content server. */
export const withoutBridge = (page: Buffer): Buffer => Buffer.from(page.toString('latin1').replace(BRIDGE_TAG, ''), 'latin1');
