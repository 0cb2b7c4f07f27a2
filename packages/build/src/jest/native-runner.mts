import { flushCompileCache, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus, { type RunTestFile } from 'jest-circus/runner';
import { give } from './native-globals.mts';
import { withRestoredEnvironment } from './restored-environment.mts';
import { withTemporaryFolder } from './temporary-folder.mts';

const GLOBALS = new URL('./native-globals.mts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) => (specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context)),
});

/** Built-ins that `expect.any` takes from its own realm, which isn't that of the tests. */
const BUILT_IN: ReadonlySet<unknown> = new Set([Array, BigInt, Boolean, Function, Number, Object, String, Symbol]);
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
let filesRun = 0;

/**
 * Runs a test file with Node's own module loader: modules that an earlier file loaded in the same worker are reused, which saves
 * most of a file's time. Hooks, expectations and reports are Jest's own. Module state outlives a test file, so modules can't be
 * mocked.
 */
const runNatively: RunTestFile = async (globalConfig, config, environment, runtime, path, send) => {
  const { global, moduleMocker: mocker } = environment;
  if (!mocker) throw new Error('the environment has no mocks');
  const setTimeout = (ms: number) => {
    global[TEST_TIMEOUT] = ms;
  };
  const jest = { fn: mocker.fn.bind(mocker), spyOn: mocker.spyOn.bind(mocker), setTimeout };
  runtime.setGlobalsForRuntime = (globals) => {
    const { any } = globals.expect;
    globals.expect.any = (sample: unknown) => any(BUILT_IN.has(sample) ? global[(sample as { name: string }).name] : sample);
    give({ ...globals, jest });
  };
  filesRun += 1;
  runtime.unstable_shouldLoadAsEsm = () => true;
  runtime.unstable_importModule = (file) => import(`${pathToFileURL(file).href}?run=${filesRun}`);
  const runFile = () => circus.default(globalConfig, config, environment, runtime, path, send);
  const result = await withRestoredEnvironment(() => withTemporaryFolder(runFile));
  // Otherwise written at exit, which takes longer than the 500 ms that Jest gives a worker.
  flushCompileCache();
  return result;
};

export default runNatively;
