import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** False where `watch` runs nothing. */
    watches?: boolean;
  }
}

interface Watched {
  everyMs: number;
  work(): Promise<unknown>;
  /** Message that is logged when it fails. */
  fault: string;
}

/** Runs `work` at an interval while the service runs, never twice at once; closing the service waits for a running one. */
export function watch(app: FastifyInstance, { everyMs, work, fault }: Watched): void {
  if (app.watches === false) return;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= work()
      .catch((err: unknown) => app.log.error({ event: 'sweep.failed', err }, fault))
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onReady', async () => {
    timer = setInterval(run, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
