import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';

const folder = import.meta.dirname;
const swc = {
  loader: 'swc-loader',
  options: { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } },
};

/**
 * Builds the player, the games' bridge and guard, and the frame of an exported work: plain files for the content server, without
 * federation.
 */
const config: Configuration = {
  mode: 'production',
  target: ['web', 'es2022'],
  context: folder,
  entry: {
    player: { import: './src/main.tsx', runtime: 'runtime' },
    frame: { import: './frame/main.ts', filename: 'frame.js' },
    bridge: { import: './bridge/main.ts', filename: 'bridge.js' },
    guard: { import: './bridge/guard.ts', filename: 'guard.js' },
  },
  output: {
    path: join(folder, '../dist/player'),
    publicPath: '/__player/',
    filename: '[name].[contenthash:12].js',
    assetModuleFilename: '[name].[contenthash:12][ext]',
    uniqueName: 'meowtale-player',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'], conditionNames: ['browser', 'import', 'module', 'default'] },
  module: {
    // Texts as literals: short ones gain nothing from being parsed, and the minimizer strips their keys' quotes.
    generator: { json: { JSONParse: false } },
    rules: [
      { test: /\.tsx?$/, use: swc },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: '[name].[contenthash:12].css' })],
  performance: { hints: 'error', maxEntrypointSize: 510_000, maxAssetSize: 500_000 },
  devtool: false,
};

export default config;
