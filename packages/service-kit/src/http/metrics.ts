import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { collectDefaultMetrics, Histogram, type Metric, Registry } from 'prom-client';
import { createGauge } from './counters.ts';

/**
 * Registers `/metrics` in Prometheus' text format: the process, request durations, `own`, and, with a database, outbox and dead letters.
 */
export function registerMetrics(app: FastifyInstance, service: string, db?: Knex, own: readonly Metric[] = []): void {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  for (const metric of own) registry.registerMetric(metric);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    durations.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  if (db) registerEventGauges(registry, db);
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}

function registerEventGauges(registry: Registry, db: Knex): void {
  const gauges = {
    outbox_waiting: ['Unpublished events', 'select count(*) as value from outbox where published_at is null'],
    outbox_oldest_seconds: [
      'Age of the oldest unpublished event in seconds; 0 when there is none',
      'select coalesce(extract(epoch from clock_now() - min(occurred_at)), 0)::float8 as value from outbox where published_at is null',
    ],
    dead_letters_waiting: ['Dead letters that were not replayed', 'select count(*) as value from dead_letters where replayed_at is null'],
  } as const;
  for (const [name, [help, query]] of Object.entries(gauges)) {
    const read = async () => (await db.raw<{ rows: [{ value: number }] }>(query)).rows[0].value;
    registry.registerMetric(createGauge(name, help, read));
  }
}
