import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { countBuffersWithHeap } from './buffers-in-heap.ts';

/** From the signal to the forced exit: a second below the limit of TRUST 27, because a busy process exits late. */
const DRAIN_LIMIT_MS = 24_000;

export interface RunEnv {
  HOST: string;
  PORT: number;
  DRAIN_DELAY_MS: number;
}

/** Turns readiness to 503, waits `delayMs` for load balancers to notice, then finishes running requests and closes the port. */
export async function drain(app: FastifyInstance, delayMs: number): Promise<void> {
  app.draining.value = true;
  await wait(delayMs);
  await app.close();
}

/** Listens until SIGTERM or SIGINT, then drains and closes the given pool. Exits 1 when it can't listen. */
export async function runService(app: FastifyInstance, env: RunEnv, db?: Knex): Promise<void> {
  countBuffersWithHeap();
  closeWithGrace({ delay: DRAIN_LIMIT_MS, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ event: 'process.failed', err }, 'stopping because of an error');
    await drain(app, env.DRAIN_DELAY_MS);
    await db?.destroy();
  });
  try {
    await app.listen({ host: env.HOST, port: env.PORT });
  } catch (error) {
    app.log.fatal({ event: 'port.not-opened', err: error }, 'the port could not be opened');
    process.exit(1);
  }
}
