import { randomUUID } from 'node:crypto';
import fastifyRateLimit from '@fastify/rate-limit';
import { releaseVersionSchema, sliceNameSchema } from '@meowtale/contracts/releases';
import { cohortIn, type ReleaseStorage, writeSeen } from '@meowtale/releases';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ShellEnv } from './env.ts';
import { createReleaseCounter } from './release-counter.ts';

const ofRelease = { name: sliceNameSchema, version: releaseVersionSchema };

const reportSchema = z.object({
  slices: z.array(z.object({ ...ofRelease, outcome: z.enum(['loaded', 'failed', 'threw']) })).max(20),
  vitals: z.array(z.object({ ...ofRelease, vital: z.enum(['lcp', 'inp', 'cls']), value: z.number().min(0).max(600_000) })).max(10),
});

/** What one tab reports of the releases that it loaded. */
export type ReleaseReport = z.infer<typeof reportSchema>;
export type SliceReport = ReleaseReport['slices'][number];

const LARGEST_REPORT_BYTES = 4096;
const REPORTS_PER_MINUTE = 60;
const STORE_EVERY_MS = 15_000;

/**
 * Registers the address to which tabs report how releases load and how fast their pages are: counts only, without a person or an address.
 * They are stored every 15 seconds, and end a canary that is over its error budget.
 */
export async function registerReleaseReports(app: FastifyInstance, env: ShellEnv, storage: ReleaseStorage): Promise<void> {
  const { RELEASE_ENVIRONMENT: environment } = env;
  const counter = createReleaseCounter({ storage, environment, log: app.log });
  const process = randomUUID();
  let stored = 0;
  async function store(): Promise<void> {
    const { reports, seen } = counter.counted();
    if (reports === stored) return;
    await writeSeen(storage, environment, process, seen);
    stored = reports;
  }
  const hostnames = new Set([new URL(env.SITE_URL).hostname, ...env.CHINESE_DOMAINS.keys()]);
  const isOurs = (origin = '') => URL.canParse(origin) && hostnames.has(new URL(origin).hostname);
  const fail = (error: unknown) => app.log.warn({ event: 'release-reports.not-stored', err: error }, 'figures of releases were not stored');
  const timer = setInterval(() => void store().catch(fail), STORE_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await store().catch(fail);
    await counter.close();
  });

  await app.register(async (own) => {
    await own.register(fastifyRateLimit, { global: false, max: REPORTS_PER_MINUTE, timeWindow: '1 minute' });
    const countAddress = own.createRateLimit();
    own.post('/release-reports', { bodyLimit: LARGEST_REPORT_BYTES }, async (request, reply) => {
      // A browser sends it from our pages alone; anything else is no report.
      if (!isOurs(request.headers.origin)) return reply.code(403).send();
      const report = reportSchema.safeParse(request.body);
      if (!report.success) return reply.code(400).send();
      const counted = await countAddress(request);
      // What is too much is dropped without a word: a person can't do anything about it.
      if (counted.isAllowed || !counted.isExceeded)
        await counter.take(report.data, { ip: request.ip, cohort: cohortIn(request.headers.cookie) });
      return reply.code(204).send();
    });
  });
}
