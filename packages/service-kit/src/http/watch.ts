import type { FastifyInstance } from 'fastify';

interface Watched {
  everyMs: number;
  work(): Promise<unknown>;
  /** What is logged when it fails; it is tried again the next time. */
  fault: string;
}

/** Does some work again and again while the service runs, never twice at once; the service closes when it is done. */
export function watch(app: FastifyInstance, { everyMs, work, fault }: Watched): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  const look = () => {
    running ??= work()
      .catch((err: unknown) => app.log.error({ err }, fault))
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onReady', async () => {
    timer = setInterval(look, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
