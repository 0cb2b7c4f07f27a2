import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type Configuration, type RuleSetUseItem } from 'webpack';
import { repositoryRoot } from '../paths.ts';
import { findSdlFiles } from '../schema.ts';
import { type BuildTarget, remoteConfig, scripts } from '../webpack.ts';

/** Builds again when something changes that no script of the slice imports, but its `slice.json` or the checks read. */
class OtherInputsPlugin {
  readonly slice: string;
  constructor(slice: string) {
    this.slice = slice;
  }

  apply(compiler: Compiler): void {
    const name = 'OtherInputsPlugin';
    const inCheckout = (file: string) => path.join(repositoryRoot, file);
    compiler.hooks.afterCompile.tapPromise(name, async (compilation) => {
      const files = [inCheckout(`${this.slice}/slice.config.ts`), ...(await findSdlFiles())];
      const folders = [`${this.slice}/src`, `${this.slice}/locales`, 'packages/contracts/src', 'packages/web-kit/locales'].map(inCheckout);
      compilation.fileDependencies.addAll(files);
      compilation.contextDependencies.addAll(folders);
    });
  }
}

/**
 * Returns the webpack configuration with which a team works on its remote: modules are replaced in the open page where that is possible.
 * Everything else is as in its releases.
 */
export async function developmentConfig(target: BuildTarget): Promise<Configuration> {
  const config = await remoteConfig(target);
  const entry = path.join(repositoryRoot, target.name, 'src/slice.tsx');
  const [own, ...others] = config.module?.rules ?? [];
  if (own !== scripts) throw new Error('the rule of scripts has to come first');
  const use = [scripts.use as RuleSetUseItem, { loader: path.join(import.meta.dirname, 'refresh-loader.ts'), options: { entry } }];
  return {
    ...config,
    // The same names in each build, so that an update finds the chunks of the one before.
    output: { ...config.output, filename: '[name].js', chunkFilename: '[name].js', clean: false },
    module: { rules: [{ ...scripts, use }, ...others] },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      new webpack.HotModuleReplacementPlugin(),
      new OtherInputsPlugin(target.name),
    ],
  };
}
