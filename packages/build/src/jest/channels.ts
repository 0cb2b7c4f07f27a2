import { BroadcastChannel } from 'node:worker_threads';

/**
 * The channels of one test file: Node's, which reach everything in the process. They keep no run alive after the last test, and
 * `closeAll` ends those that a page left open, or it would stand as another tab in the file after it.
 */
export function openChannels() {
  const open = new Set<BroadcastChannel>();
  class QuietBroadcastChannel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      this.unref();
      open.add(this);
    }
    override postMessage(message: unknown): void {
      if (open.has(this)) super.postMessage(message);
    }
    override close(): void {
      open.delete(this);
      super.close();
    }
  }
  const closeAll = () => {
    for (const channel of open) channel.close();
  };
  return { BroadcastChannel: QuietBroadcastChannel, closeAll };
}
