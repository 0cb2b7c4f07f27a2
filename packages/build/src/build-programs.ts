import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, type ExternalItemFunctionData, rspack } from '@rspack/core';
import { repositoryRoot } from './paths.ts';

/** Not bundled: native code, and build tools that few starts need. */
const NATIVE = /^(?:sharp|webpack)$/;
const TOOLS = /^(?:@meowtale\/build\/(?:build-slice|version)|\.\/webpack\.config\.ts)$/;
/** Not bundled: it imports modules by computed names. */
const COMPUTED = /^libxml2-wasm$/;

/** Returns how a module that isn't bundled is required; undefined for one that is. */
async function external({ context = '', request = '', getResolve }: ExternalItemFunctionData): Promise<string | undefined> {
  if (NATIVE.test(request)) return `commonjs ${request}`;
  if (COMPUTED.test(request)) return `import ${request}`;
  if (TOOLS.test(request)) return `import ${request.startsWith('.') ? pathToFileURL(path.join(context, request)) : request}`;
  if (!context.includes('node_modules') || isBuiltin(request)) return undefined;
  // Optional dependencies that aren't installed fail at run time, as without the bundle.
  const found = await getResolve?.()(context, request).catch(() => null);
  return found === null ? `commonjs ${request}` : undefined;
}

function config(entries: Readonly<Record<string, string>>, folder: string): Configuration {
  const loader = path.join(import.meta.dirname, 'own-place.cjs');
  return {
    context: repositoryRoot,
    mode: 'production',
    target: 'node24',
    devtool: false,
    entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(repositoryRoot, file)])),
    output: { path: folder, filename: '[name].cjs', chunkFilename: 'part-[id].cjs', library: { type: 'commonjs2' } },
    externals: [external],
    resolve: { extensions: ['.ts', '.mjs', '.js', '.cjs', '.json'] },
    module: {
      // Workers and computed imports are loaded from disk.
      parser: { javascript: { url: false, worker: false, requireDynamic: false, requireAsExpression: false, requireResolve: false } },
      rules: [
        { test: /\.(?:tsx?|c?js)$/, enforce: 'pre', loader },
        // Unused exports of our packages are left out.
        { test: /[/\\]packages[/\\].*\.ts$/, exclude: /node_modules/, sideEffects: false },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2024', parser: { syntax: 'typescript' } } },
        },
      ],
    },
    node: { __dirname: false, __filename: false, global: false },
    optimization: { minimize: false, splitChunks: false, nodeEnv: false, concatenateModules: false },
    // Without the sources' text, because the sources are present.
    plugins: [
      new rspack.SourceMapDevToolPlugin({
        filename: '[file].map',
        columns: false,
        noSources: true,
        moduleFilenameTemplate: '[absolute-resource-path]',
      }),
    ],
    // Caused by packages with computed imports.
    ignoreWarnings: [/Critical dependency/],
    performance: { hints: false },
  };
}

/**
 * Bundles programs into a folder, `<name>.cjs` each with its source map.
 * @param entries each program's name and its first file, relative to the repository.
 * @returns our source files in the bundles, relative to the repository.
 * @throws with every module that isn't found or can't be read.
 */
export async function buildPrograms(entries: Readonly<Record<string, string>>, folder: string): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  const compiler = rspack(config(entries, folder));
  compiler.run((error, stats) => {
    const used = [...(stats?.compilation.fileDependencies ?? [])].filter((file) => !/[/\\]node_modules[/\\]/.test(file));
    const faults = stats?.hasErrors() ? new Error(stats.toString({ preset: 'errors-only', colors: false })) : null;
    compiler.close((closing) => {
      const failed = error ?? faults ?? closing;
      if (failed) reject(failed);
      else resolve(used.map((file) => path.relative(repositoryRoot, file).replaceAll(path.sep, '/')));
    });
  });
  return promise;
}
