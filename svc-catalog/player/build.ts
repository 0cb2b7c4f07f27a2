import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stats } from 'webpack';

const folder = import.meta.dirname;
const repository = join(folder, '../..');
const output = join(folder, '../dist/player');
const hashFile = join(output, 'built-from.txt');
const sources = [
  folder,
  join(repository, 'packages/story/src'),
  join(repository, 'packages/faces/src'),
  join(repository, 'packages/contracts/src'),
  join(repository, 'package-lock.json'),
];

/** Returns a hash of all sources of the player: unchanged ones are not built again. */
function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files = existsSync(path) && path.endsWith('.json') ? [''] : readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) {
      if (file !== '' && !/\.(tsx?|css|html|json)$/.test(file)) continue;
      hash.update(file).update(readFileSync(join(path, file)));
    }
  }
  return hash.digest('hex');
}

/** Returns the player's page with its hashed files, preloading the two fonts that every page uses. */
function pageFor(stats: Stats): string {
  const { entrypoints, assets, publicPath } = stats.toJson({
    all: false,
    entrypoints: true,
    assets: true,
    cachedAssets: true,
    publicPath: true,
  });
  const names = entrypoints?.player?.assets?.map((asset) => asset.name) ?? [];
  const fonts =
    assets?.map((asset) => asset.name).filter((name) => /^(figtree-latin-wght-normal|fraunces-latin-opsz-normal)/.test(name)) ?? [];
  const tags = [
    ...fonts.map((name) => `<link rel="preload" href="${publicPath}${name}" as="font" type="font/woff2" crossorigin />`),
    ...names.filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="${publicPath}${name}" />`),
    ...names.filter((name) => name.endsWith('.js')).map((name) => `<script defer src="${publicPath}${name}"></script>`),
  ];
  return readFileSync(join(folder, 'index.html'), 'utf8').replace('</head>', () => `${tags.join('')}</head>`);
}

const hash = hashOf(sources);
if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) {
  process.stdout.write('player: unchanged\n');
} else {
  const [{ default: webpack }, { default: config }] = await Promise.all([import('webpack'), import('./webpack.config.ts')]);
  const { promise, resolve, reject } = Promise.withResolvers<Stats>();
  webpack(config, (error, stats) => (error || !stats ? reject(error) : resolve(stats)));
  const stats = await promise;
  process.stdout.write(`${stats.toString({ preset: 'errors-warnings', assets: true, colors: false })}\n`);
  if (stats.hasErrors()) process.exit(1);
  writeFileSync(join(output, 'index.html'), pageFor(stats));
  writeFileSync(hashFile, hash);
}
