import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GAME_PACK_MAX_BYTES, INK_MAX_BYTES } from '@meowtale/contracts';
import { LOCALES } from '@meowtale/contracts/locales';
import type * as yauzl from 'yauzl';
import { ArchiveRefused } from '../files/errors.ts';
import { asRefusal, openZip, readEntries } from '../files/zip-entries.ts';

const INDEX_MAX_BYTES = 5 * 1024 ** 2;
/** What text and pictures never reach: beyond it an archive is made to burst. Small ones may, there is no harm in them. */
const RATIO_MAX = 200;
const RATIO_FROM_BYTES = 64 * 1024 ** 2;
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
      if (Date.now() > deadline) throw new ArchiveRefused('it takes too long to unpack');
      await writeEntry(zip, entry, join(folder, path));
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

function planOf(entries: readonly yauzl.Entry[], archiveBytes: number): Plan {
  const files = entries.filter((entry) => !entry.fileName.endsWith('/'));
  const totalBytes = files.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const packedBytes = entries.reduce((sum, entry) => sum + entry.compressedSize, 0);
  if (totalBytes > GAME_PACK_MAX_BYTES) throw new ArchiveRefused('it unpacks to more than 2 GB');
  if (packedBytes > archiveBytes) throw new ArchiveRefused('its files lie over one another');
  if (totalBytes > RATIO_FROM_BYTES && totalBytes > archiveBytes * RATIO_MAX)
    throw new ArchiveRefused('it unpacks to far more than it weighs');
  if (new Set(entries.map((entry) => entry.relativeOffsetOfLocalHeader)).size !== entries.length)
    throw new ArchiveRefused('its files lie over one another');
  refuseCollisions(entries.map((entry) => entry.fileName));
  const { root, holds } = rootOf(files);
  const planned = files
    .filter((entry) => entry.fileName.startsWith(root))
    .map((entry) => ({ entry, path: entry.fileName.slice(root.length) }));
  if (holds === 'story') for (const { entry, path } of planned) requireInk(path, entry.uncompressedSize);
  return { holds, files: planned, totalBytes };
}

/** Names that are one name on some disk, and files that would have to be folders too. */
function refuseCollisions(names: readonly string[]): void {
  const fold = (name: string) => name.normalize('NFC').toLowerCase();
  const seen = new Set<string>();
  const folders = new Set<string>();
  for (const name of names.map(fold)) {
    const plain = name.replace(/\/$/, '');
    if (seen.has(plain)) throw new ArchiveRefused(`two of its files are called ${JSON.stringify(plain.slice(0, 120))}`);
    seen.add(plain);
    for (let at = plain.indexOf('/'); at !== -1; at = plain.indexOf('/', at + 1)) folders.add(plain.slice(0, at));
  }
  const files = names.filter((name) => !name.endsWith('/')).map(fold);
  const both = files.find((name) => folders.has(name));
  if (both !== undefined) throw new ArchiveRefused(`${JSON.stringify(both.slice(0, 120))} is a file and a folder`);
  // `A/x` and `a/y` are two folders here and one elsewhere.
  const spelled = new Map<string, string>();
  for (const name of names) {
    for (let at = name.indexOf('/'); at !== -1; at = name.indexOf('/', at + 1)) {
      const folder = name.slice(0, at);
      const before = spelled.get(fold(folder));
      if (before !== undefined && before !== folder)
        throw new ArchiveRefused(`two of its folders are called ${JSON.stringify(fold(folder).slice(0, 120))}`);
      spelled.set(fold(folder), folder);
    }
  }
}

/** Where a game's index.html or a story's ink is: at the top, or in the one folder that everything lies in. */
function rootOf(files: readonly yauzl.Entry[]): Pick<Plan, 'holds'> & { root: string } {
  const first = files[0]?.fileName.split('/')[0] ?? '';
  const roots = ['', `${first}/`];
  for (const root of roots) {
    const index = files.find((entry) => entry.fileName === `${root}index.html`);
    if (index === undefined) continue;
    if (root !== '' && files.some((entry) => !entry.fileName.startsWith(root))) break;
    if (index.uncompressedSize > INDEX_MAX_BYTES) throw new ArchiveRefused('its index.html is larger than 5 MB');
    return { root, holds: 'game' };
  }
  for (const root of roots) {
    if (files.some((entry) => isInkIn(entry.fileName, root)) && files.every((entry) => entry.fileName.startsWith(root)))
      return { root, holds: 'story' };
  }
  throw new ArchiveRefused('there is no index.html at its top or in its one folder, nor a story such as en-US.ink');
}

const isInkIn = (name: string, root: string): boolean => name.startsWith(root) && /^[^/]+\.ink$/.test(name.slice(root.length));

/** A story's archive is its languages and nothing else. */
function requireInk(path: string, bytes: number): void {
  const [, language] = /^([^/]+)\.ink$/.exec(path) ?? [];
  if (!LOCALES.some((locale) => locale === language)) {
    throw new ArchiveRefused(
      `a story's archive holds one file per language, such as en-US.ink; ${JSON.stringify(path.slice(0, 120))} is none`,
    );
  }
  if (bytes > INK_MAX_BYTES) throw new ArchiveRefused(`${path} is larger than 4 MB`);
}

async function writeEntry(zip: yauzl.ZipFile, entry: yauzl.Entry, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  let bytes = 0;
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > entry.uncompressedSize ? new ArchiveRefused('a file is larger than the archive says') : null, chunk);
    },
  });
  await pipeline(await zip.openReadStreamPromise(entry), guard, createWriteStream(path, { flags: 'wx', mode: 0o644 }));
  if (bytes !== entry.uncompressedSize) throw new ArchiveRefused('a file is smaller than the archive says');
}
