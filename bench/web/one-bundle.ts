import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSlice } from '@meowtale/build/build-slice';
import { writeIntegrity } from '@meowtale/build/integrity';
import { repositoryRoot } from '@meowtale/build/paths';
import { type BuildTarget, cssLoader, media, scripts, shellConfig } from '@meowtale/build/webpack';
import { diskStorage, readPointer } from '@meowtale/releases';
import { promote } from '@meowtale/releases/moves';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';

const STORE = 'mf-store';
const VERSION = 'one-bundle';
const EMPTY = 'nothing.js';

/**
 * Configures the shell and the store as one application: without federation and shared packages, so that webpack leaves out what
 * neither of them uses. What the sources load lazily is also lazy here.
 */
async function oneBundleConfig(target: BuildTarget): Promise<Configuration> {
  const config = await shellConfig(target);
  const css = (of: BuildTarget) => [MiniCssExtractPlugin.loader, cssLoader(of, false)];
  const ofStore = join(repositoryRoot, STORE);
  return {
    ...config,
    plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin'),
    resolve: {
      ...config.resolve,
      alias: { '@module-federation/runtime$': join(import.meta.dirname, 'bundled-store.ts') },
    },
    module: {
      // Each style keeps the class names that the server renders.
      rules: [
        scripts,
        { test: /\.css$/, include: ofStore, use: css({ ...target, name: STORE }) },
        { test: /\.css$/, exclude: ofStore, use: css(target) },
        media(true),
      ],
    },
    cache: false,
  };
}

/** Removes what a browser would load from the store's release; its server file and its routes stay. */
async function withoutScripts(folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'slice.json'), 'utf8')) as object;
  await writeFile(join(folder, EMPTY), '');
  await writeFile(join(folder, 'slice.json'), JSON.stringify({ ...manifest, scripts: [EMPTY], styles: [], preload: [] }));
  await writeIntegrity(folder);
}

/** Copies the live releases of an environment from one folder of releases to another, with the shell and the store as one bundle. */
export async function releaseOneBundle(from: string, to: string, environment: string): Promise<void> {
  const { slices } = await readPointer(diskStorage(from), environment);
  const versions: Record<string, string> = { shell: VERSION };
  for (const [slice, { version }] of Object.entries(slices)) {
    if (slice === 'shell') continue;
    versions[slice] = version;
    const folder = join(to, slice, version);
    await cp(join(from, slice, version), folder, { recursive: true });
    if (slice === STORE) await withoutScripts(folder);
  }
  const target = { name: 'shell', version: VERSION, outputFolder: join(to, 'shell', VERSION), mode: 'production' } as const;
  await buildSlice(target, oneBundleConfig);
  await promote(diskStorage(to), environment, versions, { by: 'bench', reason: 'one bundle' });
}
