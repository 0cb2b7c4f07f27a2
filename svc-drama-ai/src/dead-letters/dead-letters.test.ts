import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import { AI_CHARGED } from '@meowtale/contracts/events/wallet/ai-charge.fixture';
import type { TestService } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { chargesOf } from '../generation/charges.ts';
import { type Cell, cells, fieldsInSdl, testPersons, WHO, type Who } from '../test-cells.ts';
import { testDramaAi } from '../test-service.ts';
import { generationOf } from '../testing/generation.ts';
import { tinyWriter } from '../testing/tiny-providers.ts';

/** The expected cells of listing and replaying dead letters, by hand, also for a job of the `owner`'s. */
const STAFF: Record<Who, Cell> = { ...cells('auth/forbidden'), owner: 'auth/forbidden', staff: 'yes' };
const CALLS: Record<string, string> = {
  'Query.findDramaDeadLetters': 'query { findDramaDeadLetters { id consumer event aggregate_id error deliveries failed_at } }',
  'Mutation.replayDramaDeadLetter': 'mutation ($id: ID!) { replayDramaDeadLetter(id: $id, reason: "It was mended.") }',
};
const REACHED = { DramaDeadLetter: ['id', 'consumer', 'event', 'aggregate_id', 'error', 'deliveries', 'failed_at'] };

let service: TestService;
let job: string;
const owner = { muid: uuidv7() };
const persons = testPersons(owner);

beforeAll(async () => {
  service = await testDramaAi({ providers: { text: [tinyWriter()], pictures: [] }, charges: chargesOf({ tiny: { acts: 30 } }) });
});
afterAll(() => service?.close());

/** A job that waits for its payment, and a dead letter with the wallet's decision on it. */
async function bury(consumer = 'drama-ai-charge'): Promise<string> {
  const mine = generationOf(service, owner);
  job = await mine.begin({ drama_uuid: await mine.drama(), use: 'acts' });
  const jobUuid = job.slice('drama:'.length);
  const about = { id: uuidv7(), type: 'wallet.ai-charge.decided', version: 1, aggregateId: jobUuid, requestId: null };
  const payload = { ...AI_CHARGED, jobUuid, userUuid: owner.muid };
  const envelope = { ...about, occurredAt: '2026-11-20T00:00:00.000Z', payload };
  const id = uuidv7();
  await service.db('dead_letters').insert({ id, consumer, event_id: about.id, envelope, error: 'Error: mended since', deliveries: 8 });
  return id;
}
const call = async (action: string, id: string, who: Who) => {
  const query = CALLS[action] ?? '';
  const { data, errors } = await service.graphql(query, query.includes('$id') ? { id } : {}, persons[who]);
  return { answer: Object.values(data ?? {})[0], code: errors?.[0]?.extensions.code ?? 'yes' };
};
const toldOf = (id: string) => service.db('outbox').where({ type: 'drama.staff.acted', aggregate_id: id });

test('every field of the schema has its cells', () => {
  expect(fieldsInSdl('dead-letters')).toEqual({ actions: Object.keys(CALLS).sort(), types: REACHED });
});

describe.each(Object.keys(CALLS))('%s', (action) => {
  test.each(WHO)('%s', async (who) => {
    const id = await bury();
    const { answer, code } = await call(action, id, who);
    expect(code).toBe(STAFF[who]);
    if (code === 'yes') return expect(answer).toBeTruthy();
    expect(answer ?? null).toBeNull();
    expect(await service.db('dead_letters').where({ id }).first('replayed_at')).toEqual({ replayed_at: null });
    expect(await toldOf(id)).toEqual([]);
  });
});

test('staff list a dead letter and replay it once: the job is done, and the audit log gets the reason', async () => {
  await service.db('dead_letters').update({ replayed_at: new Date() });
  const id = await bury();
  const { answer } = await call('Query.findDramaDeadLetters', id, 'staff');
  const seen = { id, consumer: 'drama-ai-charge', event: 'wallet.ai-charge.decided', aggregate_id: job.slice('drama:'.length) };
  expect(answer).toEqual([{ ...seen, error: 'Error: mended since', deliveries: 8, failed_at: expect.any(String) }]);
  const replay = async () => {
    const { answer, code } = await call('Mutation.replayDramaDeadLetter', id, 'staff');
    return code === 'yes' ? answer : code;
  };
  expect((await Promise.all([replay(), replay()])).sort()).toEqual(['404', 'handled']);
  expect((await generationOf(service, owner).ended(job)).state).toBe(1);
  expect((await toldOf(id)).map(({ payload }) => EVENTS['drama.staff.acted'].schema.parse(payload))).toEqual([
    {
      actorUuid: persons.staff?.muid,
      action: 'letter-replay',
      subject: { type: 'letter', uuid: id, name: 'drama-ai-charge' },
      reason: 'It was mended.',
    },
  ]);
  expect((await call('Query.findDramaDeadLetters', id, 'staff')).answer).toEqual([]);
});

test("a dead letter without a handler stays, and isn't audited", async () => {
  const id = await bury('a-consumer-that-is-gone');
  expect(await call('Mutation.replayDramaDeadLetter', id, 'staff')).toEqual({ answer: undefined, code: '404' });
  expect(await toldOf(id)).toEqual([]);
  expect((await call('Query.findDramaDeadLetters', id, 'staff')).answer).toMatchObject([{ id }]);
});

test('staff with a revoked sign-in list and replay nothing', async () => {
  const revoked = await testDramaAi({
    overrides: { revocation: { lookUp: async () => ({ disabled: true, validAfter: 0, isStaff: true }) } },
  });
  try {
    for (const query of Object.values(CALLS)) {
      const { errors } = await revoked.graphql(query, query.includes('$id') ? { id: uuidv7() } : {}, persons.staff);
      expect(errors?.[0]?.extensions.code).toBe('auth/revoked');
    }
  } finally {
    await revoked.close();
  }
});
