/** The pictures that are being uploaded. */
export interface PendingUploads {
  /** Counts an upload until it ends. */
  track<T extends { success: number }>(upload: Promise<T>): Promise<T>;
  /** Resolves when none is running and the editor has their results: to whether all of them since the call succeeded. */
  settled(): Promise<boolean>;
}

export function pendingUploads(): PendingUploads {
  const running = new Set<Promise<unknown>>();
  let failed = 0;
  return {
    async track(upload) {
      running.add(upload);
      try {
        const result = await upload;
        if (!result.success) failed += 1;
        return result;
      } catch (fault) {
        failed += 1;
        throw fault;
      } finally {
        running.delete(upload);
      }
    },
    async settled() {
      const failedBefore = failed;
      await pastesInserted();
      while (running.size > 0) {
        await Promise.allSettled(running);
        // The image tool takes the result in its own continuation.
        await new Promise((resolve) => setTimeout(resolve));
      }
      return failed === failedBefore;
    },
  };
}

/** Resolves after Editor.js handed pasted blocks to their tools, which it does when the browser is idle (with its own polyfill). */
const pastesInserted = (): Promise<void> => new Promise((resolve) => requestIdleCallback(() => resolve()));
