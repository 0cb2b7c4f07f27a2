import { BroadcastChannel } from 'node:worker_threads';

/**
 * Creates the BroadcastChannel of one test file: Node's, which reaches the whole process. Channels don't keep the process alive, and
 * `closeAll` closes those that a page left open, because they would act as another tab in the next file.
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
