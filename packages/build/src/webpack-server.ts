import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { repositoryRoot } from './paths.ts';
import { SHARED } from './shared-modules.ts';
import { type BuildTarget, cssLoader, globalName, media, minimizers, scripts } from './webpack.ts';

/** The file with which the server renders a slice's pages. */
export const SERVER_FILE = 'server.js';

/** Returns whether a slice has server-rendered pages. */
export function isServerRendered(target: Pick<BuildTarget, 'name'>, routes: readonly { render?: string }[]): boolean {
  return target.name === 'shell' || routes.some(({ render }) => render === 'server');
}

/**
 * Returns the webpack configuration of a slice's `server.js`: one script for the shell's render worker. The shell's contains the shared
 * modules and passes them to the slices', so that there is only one React on the server too.
 */
export async function serverConfig(target: BuildTarget): Promise<Configuration> {
  const isShell = target.name === 'shell';
  return {
    name: `${target.name}-server`,
    context: path.join(repositoryRoot, target.name),
    mode: target.mode,
    target: 'node24',
    devtool: false,
    entry: { server: isShell ? './src/server.tsx' : './src/slice.tsx' },
    output: {
      path: target.outputFolder,
      filename: SERVER_FILE,
      library: { type: 'commonjs2' },
      uniqueName: globalName(target),
      clean: false,
    },
    externals: isShell
      ? []
      : [({ request }, done) => (request && SHARED.includes(request) ? done(undefined, `commonjs ${request}`) : done())],
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        scripts,
        { test: /\.module\.css$/, use: [cssLoader(target, true)] },
        // Styles have no effect on the server.
        { test: /(?<!\.module)\.css$/, type: 'asset/inline', generator: { dataUrl: () => '' } },
        media(false),
      ],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimizer: await minimizers(target), runtimeChunk: false },
    cache: false,
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
