import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GAME_FOLDER, MANIFEST_FILE, PICTURES_FOLDER, type WorkManifest, withoutBridge } from '../apps/model.ts';
import { framePage } from './frame-page.ts';
import { escapeHtml } from './model.ts';

/** A file of a build: its path in it, and its content or where that is read from. */
export type BuildFile = { path: string } & ({ content: Buffer } | { from: string });

export interface BundleOptions {
  /** A copy of the version's folder. */
  work: string;
  appUuid: string;
  playerDir: string;
  /** Address to which the logo and the panel link; null for none. */
  home: string | null;
}

/** Fonts that a story needs only for these languages. */
const LETTERS: readonly [family: string, languages: readonly string[]][] = [
  ['noto-sans-jp', ['ja-JP']],
  ['noto-sans-kr', ['ko-KR']],
  ['noto-sans-sc', ['zh-CN']],
  ['noto-sans-tc', ['zh-TW']],
  ['noto-sans-thai', ['th-TH']],
];
/** Folder of the work in a bundle with a frame page. */
const FRAMED = 'work/';

/**
 * Returns the files of an app's version for use outside Meowtale: a page that runs on any web server, in any folder; stories also run from
 * a disk, where a page can't fetch files (ADR 25).
 */
export async function bundleForWeb(options: BundleOptions): Promise<BuildFile[]> {
  const manifest = JSON.parse(await readFile(join(options.work, MANIFEST_FILE), 'utf8')) as WorkManifest;
  const work = manifest.kind === 'upload' ? await gameFiles(options.work) : await storyFiles(manifest, options);
  if (options.home === null) return work;
  const framed = work.map((file) => ({ ...file, path: FRAMED + file.path }));
  const page = framePage({ name: manifest.name, source: `${FRAMED}index.html`, home: options.home });
  return [{ path: 'index.html', content: Buffer.from(page) }, { path: 'frame.js', from: join(options.playerDir, 'frame.js') }, ...framed];
}

async function gameFiles(work: string): Promise<BuildFile[]> {
  const folder = join(work, GAME_FOLDER);
  const files: BuildFile[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const path = from.slice(folder.length + 1);
    files.push(path === 'index.html' ? { path, content: withoutBridge(await readFile(from)) } : { path, from });
  }
  return files;
}

async function storyFiles(
  { kind, name, languages = [], pictures = {} }: WorkManifest,
  { work, appUuid, playerDir }: BundleOptions,
): Promise<BuildFile[]> {
  const stories: Record<string, unknown> = {};
  for (const file of await readdir(work)) {
    if (/^story(\.[\w-]+)?\.json$/.test(file)) stories[file] = JSON.parse(await readFile(join(work, file), 'utf8'));
  }
  const host = { appUuid, shellOrigin: 'https://meowtale.invalid', kind, name, languages, pictures };
  const carried = `globalThis.__meowtaleWork=${JSON.stringify({ host, stories }).replaceAll('<', '\\u003c')};`;
  const page = (await readFile(join(playerDir, 'index.html'), 'utf8'))
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replaceAll('/__player/', 'player/')
    .replace('<title>Meowtale</title>', () => `<title>${escapeHtml(name)}</title><script src="work.js"></script>`);
  return [
    { path: 'index.html', content: Buffer.from(page) },
    { path: 'work.js', content: Buffer.from(carried) },
    ...(await pictureFiles(work)),
    ...(await playerFiles(playerDir, languages)),
  ];
}

/** Pictures are separate files, as on the platform's server, because a page on a disk can show images. */
async function pictureFiles(work: string): Promise<BuildFile[]> {
  const folder = join(work, PICTURES_FOLDER);
  const names = await readdir(folder).catch(() => []);
  return names.map((name) => ({ path: `${PICTURES_FOLDER}/${name}`, from: join(folder, name) }));
}

async function playerFiles(playerDir: string, languages: readonly string[]): Promise<BuildFile[]> {
  const files: BuildFile[] = [];
  for (const name of await readdir(playerDir)) {
    if (!isCarried(name, languages)) continue;
    const from = join(playerDir, name);
    const path = `player/${name}`;
    // Files at absolute addresses of the platform's server are here next to the page; URLs in CSS are relative to the CSS file.
    if (name.endsWith('.css')) files.push({ path, content: await readdressed(from, '') });
    else if (name.startsWith('runtime.')) files.push({ path, content: await readdressed(from, 'player/') });
    else files.push({ path, from });
  }
  return files;
}

function isCarried(name: string, languages: readonly string[]): boolean {
  if (/^(index\.html|bridge\.js|frame\.js|built-from\.txt)$/.test(name)) return false;
  const fontFamily = LETTERS.find(([family]) => name.startsWith(family));
  return fontFamily === undefined || fontFamily[1].some((language) => languages.includes(language));
}

async function readdressed(from: string, to: string): Promise<Buffer> {
  return Buffer.from((await readFile(from, 'utf8')).replaceAll('/__player/', to));
}
