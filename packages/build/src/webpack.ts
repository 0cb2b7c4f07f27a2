import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type NormalModule, type RuleSetRule } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { repositoryRoot } from './paths.ts';
import { RetryFilesPlugin } from './retry-files-plugin.ts';
import { installedVersion, SHARED, SHARED_AT_START, SHARED_IN_PART } from './shared-modules.ts';

const require = createRequire(import.meta.url);

export interface BuildTarget {
  /** The slice's folder name, e.g. `mf-store`. */
  name: string;
  /** The release's version; part of every global of the build, so that two releases can run in one page. */
  version: string;
  outputFolder: string;
  mode: 'production' | 'development';
}

function shared(provide: boolean) {
  return Object.fromEntries(
    SHARED.map((request) => {
      const version = installedVersion(request);
      const common = { singleton: true, strictVersion: false, requiredVersion: `^${version}` };
      if (!provide) return [request, { ...common, import: false as const }];
      return [request, { ...common, version, eager: SHARED_AT_START.includes(request), import: SHARED_IN_PART[request] ?? request }];
    }),
  );
}

/** Returns the name of the global of a release's container. */
export function globalName(target: Pick<BuildTarget, 'name' | 'version'>): string {
  return `${target.name}_${target.version}`.replaceAll(/[^A-Za-z0-9_]/g, '_');
}

/** Returns the name of a remote's container in the federation runtime, the same for every release. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}

export const scripts: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      // Only what is written here: a version doesn't include other settings files.
      swcrc: false,
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false } },
      },
    },
  },
};

/**
 * Returns the CSS loader. Class names must be the same in the browser's and the server's build, or server-rendered pages would have no
 * styles.
 */
export function cssLoader(target: BuildTarget, exportOnlyLocals: boolean) {
  return {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        auto: true,
        namedExport: false,
        exportOnlyLocals,
        exportLocalsConvention: 'as-is',
        localIdentName: '[name]__[local]__[hash:base64:6]',
        localIdentHashSalt: target.name,
        localIdentContext: repositoryRoot,
      },
    },
  };
}

export function media(emit: boolean): RuleSetRule {
  return {
    test: /\.(?:woff2|png|svg|webp|jpg)$/,
    type: 'asset/resource',
    generator: { filename: 'media/[name].[contenthash:10][ext]', emit },
  };
}

function rules(target: BuildTarget): RuleSetRule[] {
  return [scripts, { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(target, false)] }, media(true)];
}

export async function minimizers(target: BuildTarget) {
  if (target.mode === 'development') return [];
  const { default: Minimizer } = await import('minimizer-webpack-plugin');
  return [new Minimizer({ test: /\.js$/, minify: Minimizer.swcMinify, parallel: false, extractComments: false })];
}

function onceOnly(...packages: string[]): Record<string, string> {
  return Object.fromEntries(packages.map((name) => [`${name}$`, path.join(repositoryRoot, 'node_modules', name, 'dist', 'index.js')]));
}

async function common(target: BuildTarget): Promise<Configuration> {
  const context = path.join(repositoryRoot, target.name);
  return {
    name: target.name,
    context,
    mode: target.mode,
    target: ['web', 'es2022'],
    devtool: target.mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
    entry: { main: './src/index.ts' },
    output: {
      path: target.outputFolder,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      uniqueName: globalName(target),
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    // Used by import and by require, so a page would contain them twice.
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: onceOnly('@module-federation/runtime-core', '@module-federation/sdk') },
    module: { rules: rules(target) },
    plugins: [
      new IntegrityPlugin(),
      new RetryFilesPlugin(),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
        ignoreOrder: false,
      }),
    ],
    optimization: {
      minimizer: await minimizers(target),
      runtimeChunk: false,
      chunkIds: target.mode === 'production' ? 'deterministic' : 'named',
    },
    // A cache on disk would take longer to write and read than a whole build.
    cache: target.mode === 'development' ? { type: 'memory' } : false,
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Options of the federation runtime: without server code and debugging snapshots. */
const BROWSER_ONLY = { target: 'web', disableSnapshot: true } as const;

/**
 * Returns the webpack configuration of a remote: it exposes only `./slice`, bundles no shared modules, and finds its files wherever its
 * release is served from. The release's folder contains the version, so the entry is always `remoteEntry.js`.
 */
export async function remoteConfig(target: BuildTarget): Promise<Configuration> {
  const config = await common(target);
  config.plugins?.push(
    new ModuleFederationPlugin({
      name: containerName(target.name),
      filename: 'remoteEntry.js',
      library: { type: 'var', name: globalName(target) },
      exposes: { './slice': './src/slice.tsx' },
      shared: shared(false),
      shareStrategy: 'loaded-first',
      manifest: true,
      dts: false,
      dev: false,
      // The shell provides the federation runtime: 18 KB less in each remote.
      experiments: { externalRuntime: true, optimization: BROWSER_ONLY },
    }),
  );
  return config;
}

/** Removes the federation runtime's read of localStorage for its log level, which would make the page wait for the disk. */
function storageFor({ context }: NormalModule): string {
  return /[\\/]@module-federation[\\/]/.test(String(context)) ? 'undefined' : 'window.localStorage';
}

/**
 * Returns the webpack configuration of the shell: it provides the shared modules, and gets its remotes from the page's plan at run time.
 */
export async function shellConfig(target: BuildTarget): Promise<Configuration> {
  const config = await common(target);
  config.plugins?.push(
    new webpack.DefinePlugin({ 'window.localStorage': webpack.DefinePlugin.runtimeValue(({ module }) => storageFor(module)) }),
    new ModuleFederationPlugin({
      name: 'shell',
      shared: shared(true),
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      dev: false,
      experiments: { provideExternalRuntime: true, optimization: BROWSER_ONLY },
    }),
  );
  return config;
}
