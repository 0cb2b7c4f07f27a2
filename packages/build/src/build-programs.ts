import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, type ExternalItemFunctionData, rspack } from '@rspack/core';
import { repositoryRoot } from './paths.ts';

/** Loaded from where they lie: native code, and tools that build and that hardly any start needs. */
const NATIVE = /^(?:sharp|webpack)$/;
const TOOLS = /^(?:@meowtale\/build\/build-slice|\.\/webpack\.config\.ts)$/;

/** What stays outside a bundle, and how it is then asked for. */
async function external({ context = '', request = '', getResolve }: ExternalItemFunctionData): Promise<string | undefined> {
  if (NATIVE.test(request)) return `commonjs ${request}`;
  if (TOOLS.test(request)) return `import ${request.startsWith('.') ? pathToFileURL(path.join(context, request)) : request}`;
  if (!context.includes('node_modules') || isBuiltin(request)) return undefined;
  // Drivers and accelerators that a package can use and that aren't installed: asked for in vain, as before.
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
      // A worker's file and what is asked for by a computed name are found on disk, as they were.
      parser: { javascript: { url: false, worker: false, requireDynamic: false, requireAsExpression: false, requireResolve: false } },
      rules: [
        { test: /\.(?:tsx?|c?js)$/, enforce: 'pre', loader },
        // What a package offers and a program doesn't use is left out of it.
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
    // Lines of our sources, without their text: they are there.
    plugins: [
      new rspack.SourceMapDevToolPlugin({
        filename: '[file].map',
        columns: false,
        noSources: true,
        moduleFilenameTemplate: '[absolute-resource-path]',
      }),
    ],
    // A package that asks for what only a caller can name is no fault of ours.
    ignoreWarnings: [/Critical dependency/],
    performance: { hints: false },
  };
}

/**
 * Bundles programs into a folder, `<name>.cjs` each with its source map.
 * @param entries each program's name and its first file, relative to the repository.
 * @returns the files of ours that went into them, relative to the repository.
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
