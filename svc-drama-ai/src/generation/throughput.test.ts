import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestService, waitFor } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import { createProviders } from '../providers/create-providers.ts';
import { type ConformanceServer, startConformanceServer } from '../providers/testing/conformance-server.ts';
import { textRequest } from '../providers/testing/requests.ts';
import { testDramaAi } from '../test-service.ts';
import { generationOf } from '../testing/generation.ts';

const AT_ONCE = Number(process.env.PROVE_AI_AT_ONCE ?? 6);
/** How long the model takes for each answer. */
const ANSWER_MS = 5000;
const MEMORY_MAX_BYTES = 64 * 1024 ** 2;

let service: TestService;
let conformance: ConformanceServer;
let providers: ReturnType<typeof createProviders>;

beforeAll(async () => {
  conformance = await startConformanceServer();
  providers = createProviders({
    AI_OPENAI_BASE_URL: `${conformance.url}/v1`,
    AI_OPENAI_API_KEY: 'sk-test',
    AI_OPENAI_MODEL: 'conformance-1',
    AI_SDWEBUI_URL: undefined,
  });
  service = await testDramaAi({ providers, jobsAtOnce: AT_ONCE });
});
afterAll(async () => {
  await service.close();
  await conformance.close();
});

const beSlow = (count: number, slowMs = ANSWER_MS) =>
  Object.assign(conformance.conduct, { text: Array.from({ length: count }, () => 'slow' as const), slowMs });

/** Adds a job for each person's drama at the same time, and returns the milliseconds until each has ended. */
async function runJobsOf(people: readonly { mira: ReturnType<typeof generationOf>; drama: string }[]): Promise<number[]> {
  const began = performance.now();
  return Promise.all(
    people.map(async ({ mira, drama }) => {
      await mira.proposal({ drama_uuid: drama, use: 'acts', provider: 'openai' });
      return performance.now() - began;
    }),
  );
}

async function withDramas(count: number) {
  const people = Array.from({ length: count }, () => generationOf(service));
  return Promise.all(people.map(async (mira) => ({ mira, drama: await mira.drama() })));
}

test('jobs of different people wait for their models at the same time', async () => {
  const people = await withDramas(AT_ONCE);
  beSlow(AT_ONCE, 60_000);
  conformance.requests.length = 0;
  const jobs = await Promise.all(
    people.map(async ({ mira, drama }) => ({ mira, uuid: await mira.begin({ drama_uuid: drama, use: 'acts', provider: 'openai' }) })),
  );
  await waitFor(() => conformance.requests.filter(({ path }) => path.endsWith('/chat/completions')).length >= AT_ONCE);
  await Promise.all(jobs.map(({ mira, uuid }) => mira.ask('mutation ($uuid: ID!) { cancelDramaAi(uuid: $uuid) { uuid } }', { uuid })));
  const ended = await Promise.all(jobs.map(({ mira, uuid }) => mira.ended(uuid)));
  expect(ended.map(({ error }) => error.code)).toEqual(jobs.map(() => 'job/cancelled'));
});

proofTest(
  'jobs at once reach 0.9 of the throughput of the same requests made directly; none is starved, and memory stays flat',
  async () => {
    const [openai] = providers.text;
    const people = await withDramas(AT_ONCE);
    beSlow(2 * AT_ONCE);
    await runJobsOf(people);
    const before = process.memoryUsage().heapUsed;
    const began = performance.now();
    await Promise.all(people.map(() => openai?.write(textRequest('acts'))));
    const direct = performance.now() - began;
    beSlow(AT_ONCE);
    const ends = await runJobsOf(people);
    const last = Math.max(...ends);
    expect(direct / last).toBeGreaterThanOrEqual(0.9);
    // A starved job would end only after a second response time.
    expect(last).toBeLessThan(2 * ANSWER_MS);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(MEMORY_MAX_BYTES);
  },
);

proofTest('a whole drama by templates is written within 2 s', async () => {
  const [first] = await withDramas(1);
  if (!first) throw new Error('there is no drama');
  const write = () => first.mira.proposal({ drama_uuid: first.drama, use: 'all', provider: 'draft' });
  await write();
  const began = performance.now();
  await write();
  expect(performance.now() - began).toBeLessThan(2000);
});
