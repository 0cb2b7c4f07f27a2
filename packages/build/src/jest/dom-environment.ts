import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';
import { openChannels } from './channels.ts';

const nodeGlobals = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'crypto',
] as const;

/** jsdom leaves out what every browser has and Node has too: those come from Node. */
export default class DomEnvironment extends JsdomEnvironment {
  readonly #channels = openChannels();

  override async setup(): Promise<void> {
    await super.setup();
    for (const name of nodeGlobals) {
      // jsdom's own crypto has no `subtle`, so Node's wins there as well.
      if (!(name in this.global) || name === 'crypto') {
        Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
      }
    }
    // MessageChannel stays away: React's scheduler would hold its port open for ever, and has a timer to fall back on.
    Object.defineProperty(this.global, 'BroadcastChannel', { value: this.#channels.BroadcastChannel, configurable: true, writable: true });
  }

  override async teardown(): Promise<void> {
    this.#channels.closeAll();
    await super.teardown();
  }
}
