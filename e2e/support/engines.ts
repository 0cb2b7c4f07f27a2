import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { zipFiles } from '../../deploy/seed/zip-folder.ts';
import type { Payload } from './files.ts';

const ENGINES = join(import.meta.dirname, '../engines');
type Files = [name: string, content: string | Buffer][];

const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

/** A WebAssembly module that exports `next`, which adds one to a number. */
const NEXT_WASM = Buffer.from([
  ...HEADER,
  // The type (i32) -> i32, and one function of it.
  ...[0x01, 0x06, 0x01, 0x60, 0x01, 0x7f, 0x01, 0x7f],
  ...[0x03, 0x02, 0x01, 0x00],
  ...[0x07, 0x08, 0x01, 0x04, ...Buffer.from('next'), 0x00, 0x00],
  // local.get 0, i32.const 1, i32.add
  ...[0x0a, 0x09, 0x01, 0x07, 0x00, 0x20, 0x00, 0x41, 0x01, 0x6a, 0x0b],
]);

/** A WebAssembly module that imports shared memory as `env.memory`, and exports `step`, which increments its first word. */
const SHARED_STEP_WASM = Buffer.from([
  ...HEADER,
  // The type () -> i32.
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7f],
  // Shared, of one page at least and at most.
  ...[0x02, 0x10, 0x01, 0x03, ...Buffer.from('env'), 0x06, ...Buffer.from('memory'), 0x02, 0x03, 0x01, 0x01],
  ...[0x03, 0x02, 0x01, 0x00],
  ...[0x07, 0x08, 0x01, 0x04, ...Buffer.from('step'), 0x00, 0x00],
  // i32.const 0, i32.const 1, i32.atomic.rmw.add
  ...[0x0a, 0x0c, 0x01, 0x0a, 0x00, 0x41, 0x00, 0x41, 0x01, 0xfe, 0x1e, 0x02, 0x00, 0x0b],
]);

/** The smallest GIF: one pixel. */
const ICON = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

async function filesOf(engine: string): Promise<Files> {
  const folder = join(ENGINES, engine);
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(paths.map(async (path): Promise<Files[number]> => [path.slice(folder.length + 1), await readFile(path)]));
}

const within = (folder: string, files: Files): Files => files.map(([name, content]) => [`${folder}/${name}`, content]);
const zipped = async (name: string, files: Files): Promise<Payload> => ({
  name,
  mimeType: 'application/zip',
  buffer: await zipFiles(files),
});
const page = async (name: string, path: string): Promise<Payload> => ({
  name,
  mimeType: 'text/html',
  buffer: await readFile(join(ENGINES, path)),
});

/** Returns a Godot export with threads, zipped with its folder like on macOS. */
async function godot(): Promise<Payload> {
  const folder = 'Tidepool (Web)';
  const pack = Buffer.concat([Buffer.from('GDPC'), Buffer.alloc(64)]);
  const files: Files = [
    ...(await filesOf('godot')),
    ['index.wasm', SHARED_STEP_WASM],
    ['index.pck', pack],
    ['index.icon.png', ICON],
    ['.DS_Store', 'Bud1'],
  ];
  return zipped('Tidepool (Web).zip', [...within(folder, files), [`__MACOSX/${folder}/._index.html`, Buffer.alloc(16)]]);
}

/** Returns a Unity export with all compressions of its settings, zipped with Windows' hidden files. */
async function unity(): Promise<Payload> {
  const files = await filesOf('unity');
  const framework = 'Build/tidepool.framework.js';
  const code = files.find(([name]) => name === framework)?.[1] ?? '';
  return zipped('WebGL Build.zip', [
    ...files.filter(([name]) => name !== framework),
    [`${framework}.gz`, gzipSync(code)],
    ['Build/tidepool.wasm.br', brotliCompressSync(NEXT_WASM)],
    ['Build/tidepool.data.unityweb', gzipSync(JSON.stringify({ start: 1, square: 10 }))],
    ['Build/Thumbs.db', Buffer.alloc(32)],
    ['desktop.ini', '[.ShellClassInfo]'],
  ]);
}

/** Returns a Ren'Py export with an archive that is read in ranges, and a page beside the game's folder. */
async function renpy(): Promise<Payload> {
  const script = 'The tide is out.\nA crab looks at you.\nIt waves.\n';
  const game: Files = [
    ['game/gui.rpy', 'init offset = -2\n'.repeat(4000)],
    ['game/script.rpy', script],
  ];
  const files: Files = [...(await filesOf('renpy')), ['renpy.wasm', NEXT_WASM], ['game.zip', await zipFiles(game, false)]];
  return zipped('Tidepool-1.0-web.zip', [...within('Tidepool-1.0-web', files), ['README.html', '<p>Unpack me.</p>']]);
}

/** Small exports in the form of each engine. */
export const engineExports = {
  godot,
  unity,
  renpy,
  twine: () => page('The Well.html', 'twine/story.html'),
  puzzlescript: async () =>
    zipped('tidepool.zip', [
      ['tidepool.html', (await page('', 'puzzlescript/game.html')).buffer],
      ['__MACOSX/._tidepool.html', Buffer.alloc(16)],
    ]),
  bitsy: () => page('Tidepool.HTM', 'bitsy/game.html'),
} satisfies Record<string, () => Promise<Payload>>;
