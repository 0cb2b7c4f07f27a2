import vm from 'node:vm';

/** What V8 compiled, by file name; `source` is compared, as one name can stand for several sources. */
class CodeCache {
  readonly #kept = new Map<string, { source: string; data: Buffer }>();

  find(name: string, source: string): Buffer | undefined {
    const entry = this.#kept.get(name);
    return entry?.source === source ? entry.data : undefined;
  }

  keep(name: string, source: string, data: Buffer | undefined): void {
    if (data) this.#kept.set(name, { source, data });
  }
}

let isShared = false;

/**
 * Shares compiled code between the test files of a process. Jest loads every module again for each file, and V8 would parse and compile
 * it again: a fifth of a short file's time. Modules are still evaluated anew for each file.
 */
export function shareCompiledCode(): void {
  if (isShared) return;
  isShared = true;
  const { compileFunction, SourceTextModule } = vm;
  const functions = new CodeCache();
  const modules = new CodeCache();
  vm.compileFunction = (source, parameters, options = {}) => {
    const name = options.filename ?? '';
    const cachedData = functions.find(name, source);
    const compiled = compileFunction(source, parameters, cachedData ? { ...options, cachedData } : { ...options, produceCachedData: true });
    if (!cachedData || compiled.cachedDataRejected) functions.keep(name, source, compiled.cachedData);
    return compiled;
  };
  vm.SourceTextModule = class extends SourceTextModule {
    constructor(source: string, options: vm.SourceTextModuleOptions = {}) {
      const name = options.identifier ?? '';
      const cachedData = modules.find(name, source);
      super(source, cachedData ? { ...options, cachedData } : options);
      if (!cachedData) modules.keep(name, source, this.createCachedData());
    }
  };
}
