import { afterEach, describe, expect, test } from '@jest/globals';
import { EVENTS, type EventType } from '@meowtale/contracts/events/index';
import { AI_CHARGE_REFUSED, AI_CHARGED } from '@meowtale/contracts/events/wallet/ai-charge.fixture';
import { DomainError } from '@meowtale/service-kit';
import { type TestService, waitFor } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { chargesOf } from '../generation/charges.ts';
import { testDramaAi } from '../test-service.ts';
import { generationOf } from '../testing/generation.ts';
import { type TinyDrawer, type TinyWriter, tinyDrawer, tinyWriter } from '../testing/tiny-providers.ts';
import { chargeConsumers } from './events.ts';

const PRICE = 30;
const CANCEL = 'mutation ($uuid: ID!) { cancelDramaAi(uuid: $uuid) { uuid } }';
const [followsDecision] = chargeConsumers;
if (!followsDecision) throw new Error('nothing is consumed');

let writer: TinyWriter;
let drawer: TinyDrawer;
let service: TestService;
let mira: ReturnType<typeof generationOf>;

let isSignedOut = false;
const overrides = { revocation: { lookUp: async () => ({ disabled: isSignedOut, validAfter: 0, isStaff: false }) } };

async function start(prices: Parameters<typeof chargesOf>[0] = { tiny: { acts: PRICE, translation: 2, picture: 1 } }): Promise<string> {
  writer = tinyWriter();
  isSignedOut = false;
  drawer = tinyDrawer();
  const providers = { text: [writer], pictures: [drawer] };
  service = await testDramaAi({ providers, charges: chargesOf(prices), overrides });
  mira = generationOf(service);
  return mira.drama();
}
afterEach(() => service.close());

async function eventsOf(type: EventType): Promise<unknown[]> {
  const rows = await service.db('outbox').where({ type }).orderBy('seq');
  return rows.map(({ payload, aggregate_id, is_state }) => ({ ...EVENTS[type].schema.parse(payload), of: aggregate_id, is_state }));
}

const ends = () => eventsOf('drama.generation.finished');
const uuidOf = (job: string) => job.slice('drama:'.length);
const whose = (job: string) => ({ jobUuid: uuidOf(job), userUuid: mira.person.muid });
const endOf = (job: string, state: string) => ({ ...whose(job), state, of: uuidOf(job), is_state: false });

/** What the drama's newest proposal cost. */
async function priceIn(drama: string): Promise<number> {
  const { data } = await mira.ask('query ($drama: ID!) { findDramaProposal(drama_uuid: $drama) { price_coins } }', { drama });
  return data.findDramaProposal[0].price_coins;
}

/** The wallet's event on a job. */
const decide = (job: string, decision: object = AI_CHARGED) =>
  service.deliver(followsDecision, { aggregateId: uuidOf(job), payload: { ...decision, ...whose(job) } });

test('a job with a price is published with it, waits, begins when it is paid, and its end is published', async () => {
  const drama = await start();
  const job = await mira.begin({ drama_uuid: drama, use: 'acts' });
  expect(await eventsOf('drama.generation.requested')).toEqual([
    { ...whose(job), dramaUuid: drama, use: 'acts', priceCoins: PRICE, of: uuidOf(job), is_state: false },
  ]);
  await mira.proposal({ drama_uuid: await mira.drama(), use: 'sequences' });
  expect(await mira.job(job)).toMatchObject({ state: 0 });
  expect(writer.requests.filter(({ kind }) => kind === 'acts')).toEqual([]);
  expect(await decide(job)).toBe('handled');
  expect((await mira.ended(job)).state).toBe(1);
  expect(await priceIn(drama)).toBe(PRICE);
  await decide(job);
  expect(await ends()).toEqual([endOf(job, 'done')]);
});

test('a job for texts without a drama is published without one', async () => {
  await start();
  const add = 'mutation ($texts: [String!]!) { addAiTranslator(texts: $texts, to: "de-DE", async: true) { uuid } }';
  const { data, errors } = await mira.ask(add, { texts: ['Tea?'] });
  expect(errors).toBeUndefined();
  expect(await eventsOf('drama.generation.requested')).toMatchObject([{ dramaUuid: null, use: 'translation', priceCoins: 2 }]);
  await decide(data.addAiTranslator.uuid);
  expect((await mira.ended(data.addAiTranslator.uuid)).state).toBe(1);
});

test('a job that sent no request is done, and its coins are returned', async () => {
  const drama = await start();
  const job = await mira.begin({ drama_uuid: drama, use: 'translation', language: 'de-DE' });
  await decide(job);
  expect((await mira.ended(job)).state).toBe(1);
  expect(writer.requests).toEqual([]);
  expect(await priceIn(drama)).toBe(0);
  expect(await ends()).toEqual([endOf(job, 'failed')]);
});

test.each([
  ['addDramaAiGenerate', 'drama_uuid: $drama, use: acts', 'drama_uuid: $drama, use: acts, prompt: "More fog."'],
  ['addDramaAiImage', 'drama_uuid: $drama, folder: "bg", keywords: "fog"', 'drama_uuid: $drama, folder: "bg", keywords: "rain"'],
  ['addAiTranslator', 'texts: ["Tea?"], to: "de-DE"', 'texts: ["No."], to: "de-DE"'],
])('%s repeated with its key, at once or later, is one job with one charge', async (name, wanted, other) => {
  const drama = await start();
  const idempotency_key = uuidv7();
  const call = (what: string) => `mutation ($drama: ID!, $key: ID) { ${name}(${what}, async: true, idempotency_key: $key) { uuid } }`;
  const send = (what = wanted, key = idempotency_key) => {
    const query = call(what);
    return mira.ask(what.includes('$drama') ? query : query.replace('$drama: ID!, ', ''), {
      ...(what.includes('$drama') && { drama }),
      key,
    });
  };
  const first = await Promise.all(Array.from({ length: 20 }, () => send()));
  const job = first[0]?.data[name].uuid;
  await decide(job);
  await mira.ended(job);
  const all = [...first, await send()];
  expect(new Set(all.map(({ data }) => data[name].uuid))).toEqual(new Set([job]));
  expect((await send(other)).errors?.[0]?.extensions).toMatchObject({ code: 'idempotency/conflict', status: 409 });
  expect(await eventsOf('drama.generation.requested')).toHaveLength(1);
  expect((await send(wanted, uuidv7())).data[name].uuid).not.toBe(job);
});

test('a revoked sign-in starts no job with an old token, with a price or without', async () => {
  const drama = await start();
  isSignedOut = true;
  const calls = [
    'mutation ($drama: ID!) { addDramaAiGenerate(drama_uuid: $drama, use: acts, async: true) { uuid } }',
    'mutation ($drama: ID!) { addDramaAiImage(drama_uuid: $drama, folder: "bg", keywords: "fog", async: true) { uuid } }',
    'mutation { addAiTranslator(texts: ["Tea?"], to: "de-DE", async: true) { uuid } }',
    'mutation ($drama: ID!) { addDramaAiGenerate(drama_uuid: $drama, use: characters, async: true) { uuid } }',
  ];
  for (const call of calls) {
    const { errors } = await mira.ask(call, call.includes('$drama') ? { drama } : {});
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'auth/revoked', status: 401 });
  }
  expect([await eventsOf('drama.generation.requested'), await service.db('jobs')]).toEqual([[], []]);
});

describe('several pictures of one job', () => {
  const DRAW =
    'mutation ($drama: ID!) { addDramaAiImage(drama_uuid: $drama, folder: "bg", keywords: "fog", seed: 1, count: 3, async: true) { uuid } }';
  async function draw(drama: string): Promise<string> {
    const { data } = await mira.ask(DRAW, { drama });
    await decide(data.addDramaAiImage.uuid);
    return data.addDramaAiImage.uuid;
  }

  test('have one charge, which is divided among their proposals', async () => {
    const drama = await start({ tiny: { picture: 2 } });
    const job = await draw(drama);
    expect(await eventsOf('drama.generation.requested')).toMatchObject([{ use: 'picture', priceCoins: 6, of: uuidOf(job) }]);
    expect((await mira.ended(job)).state).toBe(1);
    const { data } = await mira.ask('query ($drama: ID!) { findDramaProposal(drama_uuid: $drama) { price_coins } }', { drama });
    expect(data.findDramaProposal).toEqual([{ price_coins: 2 }, { price_coins: 2 }, { price_coins: 2 }]);
    expect(await ends()).toEqual([endOf(job, 'done')]);
  });

  test('return all of it when one of them can’t be drawn', async () => {
    const drama = await start({ tiny: { picture: 2 } });
    drawer.fails = ({ seed }) => seed === 3;
    const job = await draw(drama);
    expect((await mira.ended(job)).state).toBe(2);
    expect(drawer.requests).toHaveLength(3);
    expect(await ends()).toEqual([endOf(job, 'failed')]);
  });
});

test('a free job is published neither when it begins nor when it ends', async () => {
  const drama = await start({});
  await mira.proposal({ drama_uuid: drama, use: 'acts' });
  expect(await service.db('outbox')).toEqual([]);
});

test("a job that its owner can't pay fails with the missing coins, and the drama is free for another", async () => {
  const drama = await start();
  const job = await mira.begin({ drama_uuid: drama, use: 'acts' });
  await decide(job, AI_CHARGE_REFUSED);
  expect(await mira.job(job)).toMatchObject({ state: 2, error: { code: 'wallet/insufficient', data: { remain: 20, debt: 0 } } });
  expect(await ends()).toEqual([endOf(job, 'failed')]);
  await decide(job);
  expect(await mira.job(job)).toMatchObject({ state: 2 });
  await mira.begin({ drama_uuid: drama, use: 'acts' });
});

test('a job that is cancelled before or after its payment is published as cancelled, and a late payment begins nothing', async () => {
  const drama = await start();
  const early = await mira.begin({ drama_uuid: drama, use: 'acts' });
  await mira.ask(CANCEL, { uuid: early });
  await mira.ask(CANCEL, { uuid: early });
  await decide(early);
  await decide(early, { ...AI_CHARGE_REFUSED, reason: 'ended', missing: null });
  expect(await mira.job(early)).toMatchObject({ state: 2, error: { code: 'job/cancelled' } });
  writer.shut();
  const late = await mira.begin({ drama_uuid: drama, use: 'acts' });
  await decide(late);
  await waitFor(() => writer.requests.length === 1);
  await mira.ask(CANCEL, { uuid: late });
  writer.open();
  expect(await ends()).toEqual([endOf(early, 'cancelled'), endOf(late, 'cancelled')]);
});

test('a job that fails, and one that times out, are published as such', async () => {
  const drama = await start();
  writer.says.acts = () => {
    throw new DomainError('ai/language');
  };
  const job = await mira.begin({ drama_uuid: drama, use: 'acts' });
  await decide(job);
  expect((await mira.ended(job)).state).toBe(2);
  writer.shut();
  const slow = await mira.begin({ drama_uuid: drama, use: 'acts' });
  await decide(slow);
  await waitFor(() => writer.requests.length === 2);
  await service
    .db('jobs')
    .where({ uuid: uuidOf(slow) })
    .update({ held_until: new Date(0), deadline: new Date(0) });
  expect((await mira.ended(slow)).state).toBe(3);
  writer.open();
  expect(await ends()).toEqual([endOf(job, 'failed'), endOf(slow, 'timed-out')]);
});

test("an end that is rolled back isn't published", async () => {
  const drama = await start();
  const job = await mira.begin({ drama_uuid: drama, use: 'acts' });
  const end = service.db.transaction(async (tx) => {
    await tx('jobs')
      .where({ uuid: uuidOf(job) })
      .update({ state: 2 });
    throw new Error('cut off');
  });
  await expect(end).rejects.toThrow('cut off');
  expect(await ends()).toEqual([]);
});
