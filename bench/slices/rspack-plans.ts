import { join } from 'node:path';
import { configOf } from '@meowtale/build/build-slice';
import { type BuildTarget, cssLoader, scripts } from '@meowtale/build/webpack';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration, SwcLoaderOptions } from '@rspack/core';

/** What Rspack needs to build a slice's browser files; it can be written as JSON. */
export interface RspackPlan {
  config: Pick<Configuration, 'name' | 'context' | 'mode' | 'target' | 'devtool' | 'entry' | 'output' | 'resolve'>;
  federation: ConstructorParameters<typeof ModuleFederationPlugin>[0];
  /** Options of the loader of scripts. */
  swc: SwcLoaderOptions;
  css: { loader: string; options: Record<string, unknown> };
}

/**
 * Returns what a slice's own build is configured with, for Rspack: sources, entries, federation, compiler's options, names of files. It
 * is read here so that the peer's process loads nothing of webpack.
 */
export async function rspackPlan(name: string, folder: string): Promise<RspackPlan> {
  const target: BuildTarget = { name, version: 'rspack', outputFolder: join(folder, name), mode: 'production' };
  const { context, mode, target: browsers, devtool, entry, output, resolve, plugins = [] } = await configOf(target);
  const plugin = plugins.find((one) => one?.constructor.name === 'ModuleFederationPlugin');
  if (!plugin) throw new Error(`the build of ${name} has no federation`);
  const { options } = scripts.use as { options: SwcLoaderOptions };
  return {
    config: { name, context, mode, target: browsers, devtool, entry, output, resolve } as unknown as RspackPlan['config'],
    federation: (plugin as unknown as { _options: RspackPlan['federation'] })._options,
    swc: { jsc: options.jsc } as SwcLoaderOptions,
    css: cssLoader(target, false),
  };
}
