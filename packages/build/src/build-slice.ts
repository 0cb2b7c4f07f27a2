import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { compressFiles } from './compress.ts';
import { writeIntegrity } from './integrity.ts';
import { type BuiltFiles, readManifest } from './manifest.ts';
import { extractOperations, readSources } from './operations.ts';
import { readSchema } from './schema.ts';
import { readSliceConfig } from './slice.ts';
import { type BuildTarget, globalName, remoteConfig, shellConfig } from './webpack.ts';
import { isServerRendered, SERVER_FILE, serverConfig } from './webpack-server.ts';

/** Returns the webpack configuration of a slice. */
export function configOf(target: BuildTarget): Promise<Configuration> {
  return target.name === 'shell' ? shellConfig(target) : remoteConfig(target);
}

function run(config: Configuration): Promise<Stats> {
  const { promise, resolve, reject } = Promise.withResolvers<Stats>();
  const compiler = webpack(config);
  compiler.run((error, stats) => {
    compiler.close((closing) => {
      const failed = error ?? closing;
      if (failed || !stats) reject(failed);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      else resolve(stats);
    });
  });
  return promise;
}

/** The federation plugin's name of the chunks behind `./slice`. */
const EXPOSED = '__federation_expose_slice';

/** Prefix of the chunk of a server-rendered page whose code is loaded when the page is opened. */
const DRAWN = 'drawn-';

/** Returns the files that start the slice: the shell's entry with its initial chunks, or a remote's `remoteEntry.js`. */
export function filesOf(target: BuildTarget, stats: Stats): BuiltFiles {
  const { entrypoints, namedChunkGroups, assets = [] } = stats.toJson({ all: false, entrypoints: true, chunkGroups: true, assets: true });
  const sizeBytes = assets.reduce((sum, asset) => sum + asset.size, 0);
  if (target.name !== 'shell') {
    const filesIn = (name: string) => (namedChunkGroups?.[name]?.assets ?? []).map((asset) => asset.name);
    const exposed = filesIn(EXPOSED);
    const serverRendered = Object.keys(namedChunkGroups ?? {}).filter((name) => name.startsWith(DRAWN));
    return {
      scripts: ['remoteEntry.js'],
      styles: [...new Set([...exposed, ...serverRendered.flatMap(filesIn)])].filter((file) => file.endsWith('.css')),
      preload: exposed.filter((file) => file.endsWith('.js')),
      sizeBytes,
    };
  }
  const initial = (entrypoints?.main?.assets ?? []).map((asset) => asset.name);
  const bootstrap = (namedChunkGroups?.bootstrap?.assets ?? []).map((asset) => asset.name);
  const files = [...new Set([...initial, ...bootstrap])];
  return {
    scripts: initial.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    preload: bootstrap.filter((file) => file.endsWith('.js')),
    sizeBytes,
  };
}

/** Writes `slice.json` and `operations.json` beside the built files, and `server.js` for a server-rendered slice. */
async function describe(target: BuildTarget, files: BuiltFiles): Promise<void> {
  const { routes } = await readSliceConfig(target.name);
  const server = isServerRendered(target, routes) ? SERVER_FILE : null;
  if (server) await run(await serverConfig(target));
  const manifest = await readManifest({ ...target, globalName: globalName(target), server }, files);
  const operations = extractOperations(await readSchema(), await readSources(target.name));
  await writeFile(path.join(target.outputFolder, 'slice.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  await writeFile(path.join(target.outputFolder, 'operations.json'), `${JSON.stringify(operations, null, 1)}\n`);
}

/**
 * Builds a release of a slice into a folder: its files, also compressed, `slice.json`, `operations.json` and, last, `integrity.json`.
 * @throws with every wrong operation, missing label or compile error; the folder then holds no `integrity.json`.
 */
export async function buildSlice(target: BuildTarget, makeConfig = configOf): Promise<void> {
  await rm(target.outputFolder, { recursive: true, force: true });
  await mkdir(target.outputFolder, { recursive: true });
  const stats = await run(await makeConfig(target));
  await describe(target, filesOf(target, stats));
  await compressFiles(target.outputFolder, SERVER_FILE);
  await writeIntegrity(target.outputFolder);
}
