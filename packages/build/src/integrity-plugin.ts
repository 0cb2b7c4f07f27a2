import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/**
 * Makes a build's loader set `integrity` on each script and style that it fetches, so that an altered one never runs (TRUST 23).
 * A build can't contain the hashes of its own files; the page gets them with its plan from the shell's server:
 * `globalThis.meowtaleIntegrity(url)`, which a page without a plan doesn't have.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const name = 'HeldFilesPlugin';
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    const integrityOf = (url: string) => `(globalThis.meowtaleIntegrity ? globalThis.meowtaleIntegrity(${url}) : "")`;
    compiler.hooks.compilation.tap(name, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\nscript.integrity = ${integrityOf('url')};`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, href }) => `${source}\n${tag}.integrity = ${integrityOf(href)};`,
      );
    });
  }
}
