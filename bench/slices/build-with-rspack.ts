import { readFileSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import type { RspackPlan } from './rspack-plans.ts';

// Builds the browser files of all slices with Rspack, without a cache, as a process of its own. It neither renders on a server nor
// compresses, checks or describes anything, which our build does.

const CSS_FILE = '[name].[contenthash:10].css';

function configOf({ config, federation, swc, css }: RspackPlan): Configuration {
  return {
    ...config,
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, loader: 'builtin:swc-loader', options: swc },
        { test: /\.css$/, use: [rspack.CssExtractRspackPlugin.loader, css], type: 'javascript/auto' },
        {
          test: /\.(?:woff2|png|svg|webp|jpg)$/,
          type: 'asset/resource',
          generator: { filename: 'media/[name].[contenthash:10][ext]' },
        },
      ],
    },
    plugins: [
      new rspack.CssExtractRspackPlugin({ filename: CSS_FILE, chunkFilename: CSS_FILE, ignoreOrder: false }),
      new ModuleFederationPlugin(federation),
    ],
    optimization: {
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false })],
      runtimeChunk: false,
      chunkIds: 'deterministic',
    },
    cache: false,
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  };
}

const plans = JSON.parse(readFileSync(process.env.RSPACK_PLANS ?? '', 'utf8')) as RspackPlan[];
const compiler = rspack(plans.map(configOf));
compiler.run((error, stats) => {
  const fault = error?.message ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : undefined);
  if (fault) console.error(fault);
  compiler.close(() => process.exit(fault ? 1 : 0));
});
