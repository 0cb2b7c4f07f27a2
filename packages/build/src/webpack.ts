import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type NormalModule, type RuleSetRule } from 'webpack';
import { HeldFilesPlugin } from './held-files.ts';
import { LostFilesPlugin } from './lost-files.ts';
import { repositoryRoot } from './paths.ts';

const require = createRequire(import.meta.url);

export interface BuildTarget {
  /** The slice's folder name, e.g. `mf-store`. */
  name: string;
  /** The release's version: part of every global the build makes, so that two releases can share a page. */
  version: string;
  outputFolder: string;
  mode: 'production' | 'development';
}

/**
 * What there must be one of in a page. The shell brings them all; remotes never carry a copy of their own, so a remote's
 * build is small and quick, and a second React can't happen.
 */
export const SHARED_AT_START = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'urql',
  '@urql/core',
  'zustand',
  'i18next',
  'react-i18next',
  '@meowtale/ui',
  '@meowtale/web-kit',
];
/** Shared too, but fetched when first asked for. */
export const SHARED_LATER = ['zod'];
/** Of these the shell brings a part, in which what no page uses is left out. */
const SHARED_IN_PART: Readonly<Record<string, string>> = {
  'react-i18next': path.join(import.meta.dirname, 'shared', 'react-i18next.js'),
};

/** The package that a bare import belongs to, and its installed version. */
function sharedVersion(request: string): string {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  const folder = name.startsWith('@meowtale/')
    ? path.join(repositoryRoot, 'packages', name.slice('@meowtale/'.length))
    : path.join(repositoryRoot, 'node_modules', name);
  return (require(path.join(folder, 'package.json')) as { version: string }).version;
}

function shared(provide: boolean) {
  return Object.fromEntries(
    [...SHARED_AT_START, ...SHARED_LATER].map((request) => {
      const version = sharedVersion(request);
      const common = { singleton: true, strictVersion: false, requiredVersion: `^${version}` };
      if (!provide) return [request, { ...common, import: false as const }];
      return [request, { ...common, version, eager: SHARED_AT_START.includes(request), import: SHARED_IN_PART[request] ?? request }];
    }),
  );
}

/** The name of the global in which a release's container appears. */
export function globalName(target: Pick<BuildTarget, 'name' | 'version'>): string {
  return `${target.name}_${target.version}`.replaceAll(/[^A-Za-z0-9_]/g, '_');
}

/** The name a remote's container has for the federation runtime; the same in every release. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}

export const scripts: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false } },
      },
    },
  },
};

/** Class names come out the same for the browser's files and the server's, or what the server drew would have no look. */
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
    // Asked for by import and by require; without this a page would carry them twice.
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: onceOnly('@module-federation/runtime-core', '@module-federation/sdk') },
    module: { rules: rules(target) },
    plugins: [
      new HeldFilesPlugin(),
      new LostFilesPlugin(),
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
    // Kept on disk it would cost more to write and read than a whole build.
    cache: target.mode === 'development' ? { type: 'memory' } : false,
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** The federation runtime without what it needs on a server, and without its debugging snapshots. */
const BROWSER_ONLY = { target: 'web', disableSnapshot: true } as const;

/**
 * The webpack configuration of a remote: it exposes `./slice` alone, brings no copy of what the shell shares, and finds its
 * own files wherever its release is served from. The folder in which a release lies carries its version, so the entry's
 * name stays `remoteEntry.js`.
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
      // The shell brings the federation runtime for all: 18 KB less in each remote.
      experiments: { externalRuntime: true, optimization: BROWSER_ONLY },
    }),
  );
  return config;
}

/** The federation runtime asks the browser's storage whether it shall log. A page would wait for the disk before anything of it runs. */
function storageFor({ context }: NormalModule): string {
  return /[\\/]@module-federation[\\/]/.test(String(context)) ? 'undefined' : 'window.localStorage';
}

/** The webpack configuration of the shell: it provides what is shared, and learns its remotes from the page's plan at run time. */
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
