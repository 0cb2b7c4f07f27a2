import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { repositoryRoot } from './paths.ts';
import { type BuildTarget, cssLoader, globalName, media, minimizers, SHARED_AT_START, SHARED_LATER, scripts } from './webpack.ts';

/** What the server draws a slice's pages with, beside the files a browser loads. */
export const SERVER_FILE = 'server.js';

/** Whether a slice has pages that the server draws too. */
export function isDrawnByServer(target: Pick<BuildTarget, 'name'>, routes: readonly { render: string }[]): boolean {
  return target.name === 'shell' || routes.some(({ render }) => render === 'server');
}

/**
 * The webpack configuration of a slice's `server.js`: one script for the shell's render worker. The shell's carries what is
 * shared and hands it to the slice's, so that there is one React here as well.
 */
export async function serverConfig(target: BuildTarget): Promise<Configuration> {
  const isShell = target.name === 'shell';
  const sharedHere = [...SHARED_AT_START, ...SHARED_LATER];
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
      : [({ request }, done) => (request && sharedHere.includes(request) ? done(undefined, `commonjs ${request}`) : done())],
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        scripts,
        { test: /\.module\.css$/, use: [cssLoader(target, true)] },
        // What a part brings of look is the browser's; here it is nothing.
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
