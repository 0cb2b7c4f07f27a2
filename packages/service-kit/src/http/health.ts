import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const CHECK_TIMEOUT_MS = 2000;

declare module 'fastify' {
  interface FastifyInstance {
    /** True once the process was asked to stop: readiness returns 503 from then on. */
    draining: { value: boolean };
  }
}

export interface HealthOptions {
  /** What requests need, by name; a check throws when it doesn't work. */
  checks: Record<string, () => Promise<unknown>>;
  /** Facts that are reported without affecting readiness: their absence delays effects, but fails no request. */
  notes?: () => Record<string, unknown>;
}

async function holds(check: () => Promise<unknown>): Promise<boolean> {
  const late = wait(CHECK_TIMEOUT_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('late')));
  return Promise.race([check(), late]).then(
    () => true,
    () => false,
  );
}

/** Registers `/health/live` (the process runs) and `/health/ready` (it accepts requests; 503 while draining). */
export function registerHealth(app: FastifyInstance, { checks, notes }: HealthOptions): void {
  app.decorate('draining', { value: false });
  app.get('/health/live', async () => ({ live: true }));
  app.get('/health/ready', async (_request, reply) => {
    const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await holds(check)] as const));
    const ready = !app.draining.value && results.every(([, ok]) => ok);
    return reply.code(ready ? 200 : 503).send({ ready, draining: app.draining.value, ...Object.fromEntries(results), ...notes?.() });
  });
}
