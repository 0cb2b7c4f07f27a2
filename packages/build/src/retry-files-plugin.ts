import webpack, { type Chunk, type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** Wraps the loaders of JavaScript (`j`) and styles (`miniCss`), both of which forget a failed file. */
class RefetchLostFiles extends RuntimeModule {
  constructor() {
    super('refetch lost files', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const loaders = RuntimeGlobals.ensureChunkHandlers;
    return Template.asString([
      `for (const kind of ["j", "miniCss"]) {`,
      Template.indent([
        `const load = ${loaders}[kind];`,
        'if (!load) continue;',
        `${loaders}[kind] = (chunkId, promises, ...rest) => {`,
        Template.indent([
          'const loading = [];',
          'load(chunkId, loading, ...rest);',
          'for (const promise of loading) promises.push(promise.catch(async (error) => {',
          Template.indent([
            'if (!error || !error.request || !navigator.onLine) throw error;',
            'try { await (await fetch(error.request, { cache: "reload" })).arrayBuffer(); } catch { throw error; }',
            'const again = [];',
            'load(chunkId, again, ...rest);',
            'await Promise.all(again);',
          ]),
          '}));',
        ]),
        '};',
      ]),
      '}',
    ]);
  }
}

/**
 * Makes a build's loader fetch a failed script or style once more, bypassing caches, before it reports the error: otherwise a cached
 * "not found" would be used as long as it is fresh, even after reloads.
 */
export class RetryFilesPlugin {
  apply(compiler: Compiler): void {
    const name = 'RetryFilesPlugin';
    compiler.hooks.compilation.tap(name, (compilation) => {
      const wrapped = new WeakSet<Chunk>();
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap(name, (chunk) => {
        if (wrapped.has(chunk)) return;
        wrapped.add(chunk);
        compilation.addRuntimeModule(chunk, new RefetchLostFiles());
      });
    });
  }
}
