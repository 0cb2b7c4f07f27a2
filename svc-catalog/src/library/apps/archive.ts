import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GAME_PACK_MAX_BYTES, INK_MAX_BYTES } from '@meowtale/contracts';
import { LOCALES } from '@meowtale/contracts/locales';
import type * as yauzl from 'yauzl';
import { type ArchiveEntry, ArchiveRefused, asRefusal, openZip, readEntries, refusedFor, requireSameOnWindows } from '../archives/model.ts';
import { rejectCollisions } from './archive-names.ts';
import { findRoot, isLeftOut, type Root, tooLarge } from './archive-root.ts';
import { languageOf } from './story-sources.ts';

/** Ink files are read into memory: at most as much as all languages together may have. */
const STORY_MAX_BYTES = LOCALES.length * INK_MAX_BYTES;

/** Text and pictures never reach this compression ratio. A smaller archive may exceed it, because it does no harm. */
const RATIO_MAX = 200;
const RATIO_FROM_BYTES = 64 * 1024 ** 2;
/**
 * The directory is checked within 30 s (TRUST 19, `readEntries`); a game of 2 GB that passed needs longer on a busy disk. A file with a
 * false size is aborted at the first byte too many.
 */
export const EXTRACT_TIMEOUT_MS = 300_000;

interface PlannedFile {
  entry: ArchiveEntry;
  path: string;
}

interface Plan {
  holds: 'game' | 'story';
  /** Files to write, with their paths relative to the archive's root. */
  files: PlannedFile[];
  /** Uncompressed size of those files. */
  totalBytes: number;
}

export interface Extracted {
  holds: 'game' | 'story';
  bytes: number;
  paths: string[];
}

/**
 * Unpacks a web game or a story's languages into `folder`, after checking the whole directory, and counts each byte (TRUST 19). Returns the
 * kind, the bytes written and the paths. The caller deletes `folder` on an error.
 * @throws ArchiveRefused with the rule that was violated
 */
export async function extractArchive(archivePath: string, folder: string): Promise<Extracted> {
  const plan = await inspectArchive(archivePath);
  const zip = await openZip(archivePath);
  const deadline = Date.now() + EXTRACT_TIMEOUT_MS;
  try {
    const wanted = new Map(plan.files.map((file) => [file.entry.relativeOffsetOfLocalHeader, file]));
    for await (const entry of zip.eachEntry()) {
      const file = wanted.get(entry.relativeOffsetOfLocalHeader);
      if (file === undefined) continue;
      // Checked here because empty files have no stream that checks the time.
      if (Date.now() > deadline) throw tooSlow();
      await writeEntry(zip, file.entry, { path: join(folder, file.path), deadline });
    }
    return { holds: plan.holds, bytes: plan.totalBytes, paths: plan.files.map((file) => file.path) };
  } catch (error) {
    throw asRefusal(error);
  } finally {
    zip.close();
  }
}

/** Checks an archive by its directory, without unpacking it. @throws ArchiveRefused */
export async function inspectArchive(archivePath: string): Promise<Plan> {
  const { size } = await stat(archivePath);
  return planOf(await readEntries(archivePath, { isLeftOut }), size);
}

async function planOf(entries: readonly ArchiveEntry[], archiveBytes: number): Promise<Plan> {
  const files = entries.filter(({ name }) => !name.endsWith('/'));
  const totalBytes = bytesOf(files);
  const packedBytes = entries.reduce((sum, entry) => sum + entry.compressedSize, 0);
  if (totalBytes > GAME_PACK_MAX_BYTES) {
    throw new ArchiveRefused('it unpacks to more than 2 GB', { key: 'unpackedTooLarge', params: { maxBytes: GAME_PACK_MAX_BYTES } });
  }
  if (packedBytes > archiveBytes) throw overlapping();
  if (totalBytes > RATIO_FROM_BYTES && totalBytes > archiveBytes * RATIO_MAX)
    throw new ArchiveRefused('it unpacks to far more than it weighs', { key: 'bursts' });
  if (new Set(entries.map((entry) => entry.relativeOffsetOfLocalHeader)).size !== entries.length) throw overlapping();
  const root = findRoot(files);
  const within = entries.filter(({ name }) => name.startsWith(root.folder) && name !== root.folder);
  const paths = within.map(({ name }) => pathIn(root, name));
  requireSameOnWindows(paths);
  await rejectCollisions(paths);
  const planned = within.map((entry, at) => ({ entry, path: paths[at] ?? '' })).filter(({ path }) => !path.endsWith('/'));
  const included = root.holds === 'story' ? inkOf(planned) : planned;
  return { holds: root.holds, files: included, totalBytes: bytesOf(included.map(({ entry }) => entry)) };
}

const bytesOf = (files: readonly ArchiveEntry[]): number => files.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);

/** A game's first page is stored as `index.html`, whatever its name was. */
const pathIn = ({ folder, page }: Root, name: string): string => (name === page ? 'index.html' : name.slice(folder.length));

/**
 * Returns a story's ink files. An archive of languages may contain no other file; in one with included files other types, such as notes and
 * sounds, are ignored.
 */
function inkOf(files: readonly PlannedFile[]): PlannedFile[] {
  const ink = files.filter(({ path }) => path.endsWith('.ink'));
  const strange = files.find(({ path }) => !path.endsWith('.ink'));
  if (strange && ink.every(({ path }) => languageOf(path) !== null)) {
    throw refusedFor(strange.path, "is none of a story's languages, which are called en-US.ink and the like", 'strangeFile');
  }
  for (const { entry, path } of ink) if (entry.uncompressedSize > INK_MAX_BYTES) throw tooLarge(path, INK_MAX_BYTES);
  if (bytesOf(ink.map(({ entry }) => entry)) > STORY_MAX_BYTES)
    throw new ArchiveRefused('its stories are too large', { key: 'unpackedTooLarge', params: { maxBytes: STORY_MAX_BYTES } });
  return ink;
}

const overlapping = () => new ArchiveRefused('its files lie over one another', { key: 'damaged' });
const tooSlow = () => new ArchiveRefused('it takes too long to unpack', { key: 'tooSlow' });
const otherSize = (name: string, cause?: unknown) => refusedFor(name, 'holds more or fewer bytes than the archive says', 'size', cause);
/** Errors by which yauzl reports a false size. */
const OTHER_SIZE = /^(?:too many|not enough) bytes in the stream/;

/** Writes one file; `deadline` is in milliseconds by the process's clock. */
async function writeEntry(zip: yauzl.ZipFile, entry: ArchiveEntry, { path, deadline }: { path: string; deadline: number }): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  let bytes = 0;
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (Date.now() > deadline) done(tooSlow());
      else if (bytes > entry.uncompressedSize) done(otherSize(entry.name));
      else done(null, chunk);
    },
  });
  try {
    await pipeline(await zip.openReadStreamPromise(entry), guard, createWriteStream(path, { flags: 'wx', mode: 0o644 }));
  } catch (error) {
    throw error instanceof Error && OTHER_SIZE.test(error.message) ? otherSize(entry.name, error) : error;
  }
  if (bytes !== entry.uncompressedSize) throw otherSize(entry.name);
}
