import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';
import { openChannels } from './channels.ts';
import { shareCompiledCode } from './compile-cache.ts';

shareCompiledCode();

const nodeGlobals = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'crypto',
] as const;

/** jsdom, with Node's globals for those that browsers have and jsdom lacks. */
export default class DomEnvironment extends JsdomEnvironment {
  readonly #channels = openChannels();

  override async setup(): Promise<void> {
    await super.setup();
    for (const name of nodeGlobals) {
      // jsdom's own crypto lacks `subtle`, so Node's replaces it.
      if (!(name in this.global) || name === 'crypto') {
        Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
      }
    }
    // Without MessageChannel, whose port React's scheduler would never close; it falls back on a timer.
    Object.defineProperty(this.global, 'BroadcastChannel', { value: this.#channels.BroadcastChannel, configurable: true, writable: true });
  }

  override async teardown(): Promise<void> {
    this.#channels.closeAll();
    await super.teardown();
  }
}
