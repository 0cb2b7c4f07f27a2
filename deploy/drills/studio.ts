import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { EMPTY_OUTLINE, newAct, newLine, newParagraph, newSequence } from '@meowtale/story/model';
import type { Buyer } from './buyers.ts';
import { type ServiceClient, serviceClient } from './service-client.ts';
import { openShop, type Shop } from './shop.ts';
import { type Db, PURSE } from './stock.ts';

/** The price of each kind of job; characters cost more than anybody has. */
const PRICES = {
  openai: { acts: 30, characters: 2 * PURSE.coin, translation: 20, consistency: 10 },
  sdwebui: { picture: 15 },
};
/** Jobs that a dead process had claimed are free after fifteen seconds. */
const HELD_SECONDS = 16;
/** The time limit of a job (SPEC §9). */
const DEADLINE_SECONDS = 600;

const ADD = 'mutation ($drama: DramaInput!) { addDrama(drama: $drama) { uuid } }';
const CANCEL = 'mutation ($uuid: ID!) { cancelDramaAi(uuid: $uuid) { state } }';
const generate = (use: string, more = '') =>
  `mutation ($drama: ID!, $key: ID!) { job: addDramaAiGenerate(drama_uuid: $drama, use: ${use}, provider: "openai", async: true,
    idempotency_key: $key${more}) { uuid } }`;

/** The kinds of requests, and their mutations; `texts` belong to no drama. */
const ASKING = {
  acts: generate('acts'),
  characters: generate('characters'),
  translation: generate('translation', ', language: "de-DE"'),
  consistency: generate('consistency'),
  picture: `mutation ($drama: ID!, $key: ID!) { job: addDramaAiImage(drama_uuid: $drama, folder: "bg", keywords: "harbour, night",
    provider: "sdwebui", async: true, idempotency_key: $key) { uuid } }`,
  texts: `mutation ($key: ID!) { job: addAiTranslator(texts: ["Tea?"], from: "en-US", to: "de-DE", provider: "openai", async: true,
    idempotency_key: $key) { uuid } }`,
} as const;

/** A drama with text to check and to translate. */
const PARTS = [
  { ...EMPTY_OUTLINE, acts: [newAct('a', { sequences: [newSequence('s', { paragraphs: ['p'] })] })] },
  newParagraph('p', { lines: [newLine('l', { words: { 'en-US': 'The ferry never lands.' } })], ending: {} }),
];
const DRAMA = { title: 'The Last Ferry Home', parts: PARTS.map((body) => ({ id: body.id, body })) };

/** A shop with priced AI jobs, and a test AI server that can be configured to fail. */
export interface Studio {
  shop: Shop;
  drama: Db;
  client: ServiceClient;
  /** Sets the AI server's next responses, for text and for pictures, in order; later requests succeed. */
  tellWriter(conduct: { text?: readonly string[]; pictures?: readonly string[]; slowMs?: number }): Promise<void>;
  kill(part: string): Promise<void>;
  /** Moves the clock past the deadline of AI jobs. */
  passDeadline(): Promise<void>;
}

export async function openStudio(postgresUrl: string, people: number, patienceMs: number): Promise<Studio> {
  const shop = await openShop({ postgresUrl, buyers: people, prices: [] });
  try {
    const writer = await shop.addProgram('writer', 'svc-drama-ai/src/providers/testing/conformance-main.ts', '/v1/models');
    const env = {
      ...{ AI_OPENAI_BASE_URL: `${writer}/v1`, AI_OPENAI_MODEL: 'conformance-1', AI_SDWEBUI_URL: writer },
      AI_PRICES: JSON.stringify(PRICES),
    };
    const { origin, db } = await shop.addService('drama-ai', 'svc-drama-ai', env);
    const pass = (seconds: number) => db.raw('select clock_move(make_interval(secs => ?))', [seconds]);
    return {
      ...{ shop, drama: db, client: serviceClient(origin, shop.signingSecret, patienceMs) },
      async tellWriter({ text = [], pictures = [], slowMs = 200 }) {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ text, pictures, slowMs });
        const answer = await fetch(`${writer}/conformance`, { method: 'POST', headers, body });
        if (!answer.ok) throw new Error(`the writer answered ${answer.status}`);
      },
      async kill(part) {
        await shop.kill(part);
        if (part === 'drama-ai') await pass(HELD_SECONDS);
      },
      async passDeadline() {
        await pass(DEADLINE_SECONDS);
      },
    };
  } catch (error) {
    await shop.close();
    throw error;
  }
}

/** One person's request. */
export interface Wish {
  what: keyof typeof ASKING;
  /** Whether they cancel it at once. */
  cancelled: boolean;
}

/** Requests a job, of a new drama or of texts, and returns its uuid. Every retry gets the same job. */
export async function wantMade({ client }: Studio, person: Buyer, { what, cancelled }: Wish): Promise<string> {
  const ofDrama = async () => {
    const { addDrama } = await client.ask<{ addDrama: { uuid: string } }>(person, ADD, { drama: DRAMA });
    return { drama: addDrama.uuid };
  };
  const about = what === 'texts' ? {} : await ofDrama();
  const { job } = await client.ask<{ job: { uuid: string } }>(person, ASKING[what], { ...about, key: randomUUID() });
  if (cancelled) await client.ask(person, CANCEL, { uuid: job.uuid });
  return job.uuid.slice('drama:'.length);
}

async function numberOf(db: Db, sql: string): Promise<number> {
  const { rows } = await db.raw<{ rows: { n: number | null }[] }>(sql);
  return Number(rows[0]?.n ?? 0);
}

const UNPUBLISHED = 'select count(*) as n from outbox where published_at is null';

/** Returns how many jobs have ended, in any state. */
export const ended = ({ drama }: Studio) => numberOf(drama, 'select count(*) as n from jobs where state <> 0');

/** Returns the kinds of the jobs that were charged. */
export async function kindsCharged({ shop, drama }: Studio): Promise<string[]> {
  const charged = await shop.db('ai_charges').where({ state: 'charged' }).pluck<string[]>('job_uuid');
  return drama('jobs').whereIn('uuid', charged).distinct('kind').orderBy('kind').pluck('kind');
}

/** Returns whether every job has ended, and the wallet knows its outcome. */
export async function isSettled({ shop, drama }: Studio): Promise<boolean> {
  const waiting = [
    await numberOf(drama, 'select count(*) as n from jobs where state = 0'),
    (await numberOf(drama, UNPUBLISHED)) + (await numberOf(shop.db, UNPUBLISHED)),
    (await numberOf(drama, 'select count(*) as n from ai_charges')) -
      (await numberOf(shop.db, 'select count(*) as n from ai_charges where state is not null and ended is not null')),
  ];
  return waiting.every((count) => count === 0);
}

const ENDS = `select j.uuid, j.user_uuid, c.price, case when j.state = 1 then 'done' when j.state = 3 then 'timed-out'
  when j.fault->>'code' = 'job/cancelled' then 'cancelled' else 'failed' end as ended from ai_charges c join jobs j on j.uuid = c.job_uuid`;
const CHARGES = `select c.job_uuid, c.state, c.price, c.ended,
  (select count(*) from ledger.postings p where p.cause_uuid = c.job_uuid and p.reason = 'ai-charge') as charged,
  (select count(*) from ledger.postings p where p.cause_uuid = c.job_uuid and p.reason = 'ai-refund') as returned
  from ai_charges c`;

interface End {
  uuid: string;
  user_uuid: string;
  price: number;
  ended: string;
}

interface Charge {
  job_uuid: string;
  state: 'charged' | 'refused';
  price: number;
  ended: string;
  charged: number;
  returned: number;
}

/** How many jobs ended in each way: `done`, or the way and whether coins were taken before, as `failed, charged`. */
export type Fates = Record<string, number>;

/**
 * Checks that each finished job is paid once, that any other is unpaid or was paid back once, that balances match, and that the ledger is
 * consistent.
 */
export async function expectEachJobPaidOnce({ shop, drama }: Studio): Promise<Fates> {
  const ends = (await drama.raw<{ rows: End[] }>(ENDS)).rows;
  const charges = new Map((await shop.db.raw<{ rows: Charge[] }>(CHARGES)).rows.map((charge) => [charge.job_uuid, charge]));
  expect(charges.size).toBe(ends.length);
  const fates: Fates = {};
  const left = new Map(shop.buyers.map(({ uuid }) => [uuid, PURSE.coin as number]));
  for (const { uuid, user_uuid: user, price, ended: how } of ends) {
    const { state, ...charge } = charges.get(uuid) as Charge;
    const isPaid = state === 'charged';
    const isDone = how === 'done';
    expect(charge).toEqual({ job_uuid: uuid, price, ended: how, charged: isPaid ? 1 : 0, returned: isPaid && !isDone ? 1 : 0 });
    expect(isDone && !isPaid).toBe(false);
    if (isDone) left.set(user, (left.get(user) ?? 0) - price);
    const fate = isDone ? how : `${how}, ${state}`;
    fates[fate] = (fates[fate] ?? 0) + 1;
  }
  const has = await shop.db<{ owner_uuid: string; kind: string; balance: number }>('ledger.accounts').where({ kind: 'coin' });
  const known = has.filter(({ owner_uuid }) => left.has(owner_uuid)).map(({ owner_uuid, balance }) => [owner_uuid, balance] as const);
  expect(new Map(known.toSorted())).toEqual(new Map([...left].toSorted()));
  for (const db of [shop.db, drama]) expect(await numberOf(db, 'select count(*) as n from dead_letters where replayed_at is null')).toBe(0);
  expect(await shop.checkBooks()).toContain('The books are right.');
  return fates;
}
