import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GAME_PACK_MAX_BYTES, INK_MAX_BYTES } from '@meowtale/contracts';
import { LOCALES } from '@meowtale/contracts/locales';
import type * as yauzl from 'yauzl';
import { ArchiveRefused } from '../files/errors.ts';
import { asRefusal, openZip, readEntries, refusedFor, requireSameOnWindows, shownPath } from '../files/zip-entries.ts';
import { refuseCollisions } from './archive-names.ts';

const INDEX_MAX_BYTES = 5 * 1024 ** 2;
/** What text and pictures never reach: beyond it an archive is made to burst. Small ones may, there is no harm in them. */
const RATIO_MAX = 200;
const RATIO_FROM_BYTES = 64 * 1024 ** 2;
/**
 * An archive is judged by its directory within 30 s (TRUST 19, `readEntries`); what passed that may be an honest game of 2 GB, for which
 * a busy disk wants longer. One that lied about a size is cut off at the first byte too many.
 */
export const EXTRACT_TIMEOUT_MS = 300_000;

interface Plan {
  holds: 'game' | 'story';
  /** Files to write, by their place below the archive's own root. */
  files: { entry: yauzl.Entry; path: string }[];
  totalBytes: number;
}

export interface Extracted {
  holds: 'game' | 'story';
  bytes: number;
  paths: string[];
}

/**
 * Unpacks a web game or a story's languages into `folder`, after all of its directory has been judged and while each byte is counted (TRUST 19).
 * Answers what it was, and the bytes written. `folder` is for the caller to throw away when this throws.
 * @throws ArchiveRefused with the rule that was broken
 */
export async function extractArchive(archivePath: string, folder: string): Promise<Extracted> {
  const plan = await inspectArchive(archivePath);
  const zip = await openZip(archivePath);
  const deadline = Date.now() + EXTRACT_TIMEOUT_MS;
  try {
    const wanted = new Map(plan.files.map((file) => [file.entry.relativeOffsetOfLocalHeader, file.path]));
    for await (const entry of zip.eachEntry()) {
      const path = wanted.get(entry.relativeOffsetOfLocalHeader);
      if (path === undefined || entry.fileName.endsWith('/')) continue;
      // Ten thousand empty ones have no stream that would look at the clock.
      if (Date.now() > deadline) throw tooSlow();
      await writeEntry(zip, entry, { path: join(folder, path), deadline });
    }
    return { holds: plan.holds, bytes: plan.totalBytes, paths: plan.files.map((file) => file.path) };
  } catch (error) {
    throw asRefusal(error);
  } finally {
    zip.close();
  }
}

/** Judges an archive by its directory alone; nothing is unpacked. @throws ArchiveRefused */
export async function inspectArchive(archivePath: string): Promise<Plan> {
  const { size } = await stat(archivePath);
  return planOf(await readEntries(archivePath), size);
}

async function planOf(entries: readonly yauzl.Entry[], archiveBytes: number): Promise<Plan> {
  const files = entries.filter((entry) => !entry.fileName.endsWith('/'));
  const totalBytes = files.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const packedBytes = entries.reduce((sum, entry) => sum + entry.compressedSize, 0);
  if (totalBytes > GAME_PACK_MAX_BYTES) {
    throw new ArchiveRefused('it unpacks to more than 2 GB', { key: 'unpackedTooLarge', params: { maxBytes: GAME_PACK_MAX_BYTES } });
  }
  if (packedBytes > archiveBytes) throw overlapping();
  if (totalBytes > RATIO_FROM_BYTES && totalBytes > archiveBytes * RATIO_MAX)
    throw new ArchiveRefused('it unpacks to far more than it weighs', { key: 'bursts' });
  if (new Set(entries.map((entry) => entry.relativeOffsetOfLocalHeader)).size !== entries.length) throw overlapping();
  requireSameOnWindows(entries.map((entry) => entry.fileName));
  await refuseCollisions(entries.map((entry) => entry.fileName));
  const { root, holds } = rootOf(files);
  const planned = files
    .filter((entry) => entry.fileName.startsWith(root))
    .map((entry) => ({ entry, path: entry.fileName.slice(root.length) }));
  if (holds === 'story') for (const { entry, path } of planned) requireInk(path, entry.uncompressedSize);
  return { holds, files: planned, totalBytes };
}

/** Where a game's index.html or a story's ink is: at the top, or in the one folder that everything lies in. */
function rootOf(files: readonly yauzl.Entry[]): Pick<Plan, 'holds'> & { root: string } {
  const first = files[0]?.fileName.split('/')[0] ?? '';
  const roots = ['', `${first}/`];
  for (const root of roots) {
    const index = files.find((entry) => entry.fileName === `${root}index.html`);
    if (index === undefined) continue;
    if (root !== '' && files.some((entry) => !entry.fileName.startsWith(root))) break;
    if (index.uncompressedSize > INDEX_MAX_BYTES) throw tooLarge('index.html', INDEX_MAX_BYTES);
    return { root, holds: 'game' };
  }
  for (const root of roots) {
    if (files.some((entry) => isInkIn(entry.fileName, root)) && files.every((entry) => entry.fileName.startsWith(root)))
      return { root, holds: 'story' };
  }
  throw new ArchiveRefused('there is no index.html at its top or in its one folder, nor a story such as en-US.ink', { key: 'noStart' });
}

const isInkIn = (name: string, root: string): boolean => name.startsWith(root) && /^[^/]+\.ink$/.test(name.slice(root.length));

/** A story's archive is its languages and nothing else. */
function requireInk(path: string, bytes: number): void {
  const [, language] = /^([^/]+)\.ink$/.exec(path) ?? [];
  if (!LOCALES.some((locale) => locale === language)) {
    throw refusedFor(path, "is none of a story's languages, which are called en-US.ink and the like", 'strangeFile');
  }
  if (bytes > INK_MAX_BYTES) throw tooLarge(path, INK_MAX_BYTES);
}

const overlapping = () => new ArchiveRefused('its files lie over one another', { key: 'damaged' });
const tooLarge = (path: string, maxBytes: number) =>
  new ArchiveRefused(`"${shownPath(path)}" is larger than ${maxBytes} bytes`, {
    key: 'fileTooLarge',
    params: { path: shownPath(path), maxBytes },
  });
const tooSlow = () => new ArchiveRefused('it takes too long to unpack', { key: 'tooSlow' });
const otherSize = (name: string, cause?: unknown) => refusedFor(name, 'holds more or fewer bytes than the archive says', 'size', cause);
/** How yauzl says the same of what it has counted. */
const OTHER_SIZE = /^(?:too many|not enough) bytes in the stream/;

/** Writes one file; `deadline` is in milliseconds of this machine's clock. */
async function writeEntry(zip: yauzl.ZipFile, entry: yauzl.Entry, { path, deadline }: { path: string; deadline: number }): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  let bytes = 0;
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (Date.now() > deadline) done(tooSlow());
      else if (bytes > entry.uncompressedSize) done(otherSize(entry.fileName));
      else done(null, chunk);
    },
  });
  try {
    await pipeline(await zip.openReadStreamPromise(entry), guard, createWriteStream(path, { flags: 'wx', mode: 0o644 }));
  } catch (error) {
    throw error instanceof Error && OTHER_SIZE.test(error.message) ? otherSize(entry.fileName, error) : error;
  }
  if (bytes !== entry.uncompressedSize) throw otherSize(entry.fileName);
}
