import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DomainError, inTransaction, releaseJob } from '@meowtale/service-kit';
import { type TestService, waitFor } from '@meowtale/service-kit/testing';
import { EMPTY_OUTLINE, EMPTY_SETTING, newAct, newCharacter, newLine, newParagraph, newSequence } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import { ContentFiltered } from '../providers/content-filter.ts';
import { testDramaAi } from '../test-service.ts';
import { generationOf } from '../testing/generation.ts';
import { type TinyWriter, tinyDrawer, tinyWriter } from '../testing/tiny-providers.ts';
import { type ChargedJob, chargesOf } from './charges.ts';

const CANCEL = 'mutation ($uuid: ID!) { cancelDramaAi(uuid: $uuid) { uuid state error } }';
const NEWEST = 'query ($uuid: ID!) { findDrama(uuid: $uuid) { list { drama_ai_generate { uuid state } } } }';
const story = [
  { ...EMPTY_OUTLINE, acts: [newAct('a', { sequences: [newSequence('s', { paragraphs: ['p'] })] })] },
  EMPTY_SETTING,
  newCharacter('mei', 'Mei'),
  newParagraph('p', { title: 'P', lines: [newLine('l', { words: { 'en-US': 'Tea?' } })] }),
];

let writer: TinyWriter;
let service: TestService;
let mira: ReturnType<typeof generationOf>;

async function start(more: Parameters<typeof testDramaAi>[0] = {}) {
  writer = tinyWriter();
  service = await testDramaAi({ providers: { text: [writer], pictures: [tinyDrawer()] }, ...more });
  mira = generationOf(service);
}
afterEach(() => service.close());

describe('a job', () => {
  beforeEach(() => start());

  test('is answered at once with async, and else at its end', async () => {
    const uuid = await mira.drama(story);
    writer.shut();
    const quick = (await mira.generate({ drama_uuid: uuid, use: 'line', source: ['l'], async: true })).data.addDramaAiGenerate;
    expect(quick).toMatchObject({ uuid: expect.stringMatching(/^drama:/), state: 0, result: null });
    writer.open();
    await mira.ended(quick.uuid);
    const { data } = await mira.generate({ drama_uuid: uuid, use: 'line', source: ['l'], async: false });
    expect(data.addDramaAiGenerate).toMatchObject({ state: 1, progress: 100, result: { proposal: expect.any(String) }, error: null });
  });

  test("is the only one of its drama, of whichever kind; another drama is free, and the same one after the job's end", async () => {
    const [uuid, other] = [await mira.drama(story), await mira.drama(story)];
    writer.shut();
    const first = await mira.begin({ drama_uuid: uuid, use: 'dialogues', source: ['p'] });
    const uses = [{ use: 'all' }, { use: 'consistency' }, { use: 'translation', language: 'de-DE' }];
    for (const input of uses) {
      expect(await mira.refusal({ drama_uuid: uuid, ...input })).toMatchObject({ code: 'job/running', status: 409, data: { uuid: first } });
    }
    const draw = 'mutation ($uuid: ID!) { addDramaAiImage(drama_uuid: $uuid, folder: "bg", keywords: "fog") { uuid } }';
    expect((await mira.ask(draw, { uuid })).errors?.[0]?.extensions.code).toBe('job/running');
    const second = await mira.begin({ drama_uuid: other, use: 'acts' });
    writer.open();
    expect([(await mira.ended(first)).state, (await mira.ended(second)).state]).toEqual([1, 1]);
    await mira.proposal({ drama_uuid: uuid, use: 'acts' });
  });

  test('is added exactly once by twenty calls at the same time', async () => {
    const uuid = await mira.drama(story);
    writer.shut();
    const inputOf = (index: number) => (index % 2 === 0 ? { use: 'acts' } : { use: 'consistency' });
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => mira.generate({ drama_uuid: uuid, ...inputOf(index), async: true })),
    );
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(responses.filter(({ errors }) => errors?.[0]?.extensions.code === 'job/running')).toHaveLength(19);
    writer.open();
  });

  test('that is newest is the drama’s', async () => {
    const uuid = await mira.drama(story);
    const newest = async () => (await mira.ask(NEWEST, { uuid })).data.findDrama.list[0].drama_ai_generate;
    expect(await newest()).toBeNull();
    await mira.proposal({ drama_uuid: uuid, use: 'acts' });
    const job = await mira.begin({ drama_uuid: uuid, use: 'acts' });
    expect((await newest()).uuid).toBe(job);
  });

  test('that a model rejects ends; a retry is another job', async () => {
    const uuid = await mira.drama(story);
    writer.says.acts = () => {
      throw new ContentFiltered({ words: [] });
    };
    const job = await mira.ended(await mira.begin({ drama_uuid: uuid, use: 'acts' }));
    expect(job).toMatchObject({ state: 2, error: { code: 'ai/content-filter', data: { words: [] } } });
    expect(await mira.proposals(uuid)).toEqual([]);
    writer.says = {};
    await mira.proposal({ drama_uuid: uuid, use: 'acts' });
  });

  test("that fails continues where it was: answered steps aren't repeated, and the failed one gets another seed", async () => {
    const uuid = await mira.drama(
      [story[1], story[2]].filter((part) => part !== undefined),
      { number_of_roles: 2 },
    );
    let faults = 0;
    writer.says.dialogues = ({ context }) => {
      if (context.above.at(-1)?.title === 'Paragraph 2' && faults === 0) {
        faults += 1;
        throw new DomainError('ai/failure');
      }
      return { lines: [{ speaker: null, text: 'Rain.', direction: '' }], choices: [] };
    };
    const proposal = await mira.proposal({ drama_uuid: uuid, use: 'all' });
    expect(proposal.provenance).toHaveLength(32);
    expect(writer.requests).toHaveLength(33);
    expect(new Set(writer.requests.map(({ seed }) => seed)).size).toBe(33);
    expect(await service.db('drama_ai_answers')).toEqual([]);
  });

  test('continues with the drama as it was, and names its revision, whatever is edited meanwhile', async () => {
    const uuid = await mira.drama(story);
    writer.shut();
    const job = await mira.begin({ drama_uuid: uuid, use: 'line', source: ['l'] });
    await waitFor(() => writer.requests.length === 1);
    await mira.ask('mutation ($uuid: ID!) { setDrama(uuid: $uuid, revision: 1, drama: { title: "Fog" }) { revision } }', { uuid });
    writer.open();
    await mira.ended(job);
    expect(await mira.proposals(uuid)).toMatchObject([{ revision: 1 }]);
  });

  test('of a deleted drama leaves nothing', async () => {
    const uuid = await mira.drama(story);
    writer.shut();
    const job = await mira.begin({ drama_uuid: uuid, use: 'acts' });
    await waitFor(() => writer.requests.length === 1);
    await mira.ask('mutation ($uuid: ID!) { delDrama(uuid: $uuid) }', { uuid });
    writer.open();
    expect(await mira.ended(job)).toMatchObject({ state: 2, error: { code: 'drama/not-found' } });
    expect(await service.db('drama_proposals')).toEqual([]);
  });

  test("that runs short of time reports what isn't written, and the rest is the proposal", async () => {
    const uuid = await mira.drama(undefined, { number_of_roles: 2 });
    writer.shut();
    const job = await mira.begin({ drama_uuid: uuid, use: 'all' });
    await waitFor(() => writer.requests.length === 1);
    // As if another process had begun it nine minutes ago.
    await service.database.owner.raw(
      `update jobs set deadline = clock_now() + interval '60 seconds', held_until = null, attempts = attempts + 1`,
    );
    writer.open();
    expect((await mira.ended(job)).state).toBe(1);
    const proposal = await mira.found(uuid);
    expect(proposal.notes).toContainEqual({ key: 'time', node: null, params: { count: expect.any(Number) } });
  });
});

describe('cancelling', () => {
  beforeEach(() => start());

  test('ends it as failed, stops the process that works on it, and frees the drama', async () => {
    const uuid = await mira.drama(story);
    writer.shut();
    const job = await mira.begin({ drama_uuid: uuid, use: 'all' });
    await waitFor(() => writer.requests.length === 1);
    const { data } = await mira.ask(CANCEL, { uuid: job });
    expect(data.cancelDramaAi).toEqual({ uuid: job, state: 2, error: { code: 'job/cancelled' } });
    await waitFor(() => writer.requests[0]?.signal.aborted === true);
    writer.open();
    await mira.proposal({ drama_uuid: uuid, use: 'acts' });
    expect(await mira.job(job)).toMatchObject({ state: 2, error: { code: 'job/cancelled' } });
    expect(await mira.proposals(uuid)).toHaveLength(1);
  });

  test("changes no ended job, and nobody cancels another person's", async () => {
    const uuid = await mira.drama(story);
    const done = await mira.begin({ drama_uuid: uuid, use: 'acts' });
    await mira.ended(done);
    expect((await mira.ask(CANCEL, { uuid: done })).data.cancelDramaAi).toMatchObject({ state: 1, error: null });
    writer.shut();
    const job = await mira.begin({ drama_uuid: uuid, use: 'acts' });
    const stranger = generationOf(service);
    for (const id of [job, `drama:${uuidv7()}`, 'drama:x', '', `catalog:${uuidv7()}`]) {
      expect((await stranger.ask(CANCEL, { uuid: id })).errors?.[0]?.extensions).toMatchObject({ code: '404', status: 404 });
    }
    expect((await mira.job(job)).state).toBe(0);
    writer.open();
  });
});

describe('a job with a price', () => {
  test('waits for its payment, and can be cancelled meanwhile', async () => {
    const jobs: ChargedJob[] = [];
    const charges = {
      priceOf: (_provider: string, use: string) => (use === 'acts' ? 5 : 0),
      begin: async (_tx: unknown, job: ChargedJob) => void jobs.push(job),
    };
    await start({ charges });
    const uuid = await mira.drama(story);
    const job = await mira.begin({ drama_uuid: uuid, use: 'acts' });
    const whose = { owner: mira.person.muid, drama: uuid, use: 'acts', priceCoins: 5 };
    expect(jobs).toEqual([{ ...whose, job: job.slice('drama:'.length) }]);
    const other = await mira.drama(story);
    await mira.proposal({ drama_uuid: other, use: 'line', source: ['l'] });
    expect((await mira.job(job)).state).toBe(0);
    await inTransaction(service.db, (tx) => releaseJob(tx, job.slice('drama:'.length)));
    expect((await mira.ended(job)).state).toBe(1);
    const second = await mira.begin({ drama_uuid: uuid, use: 'acts' });
    expect((await mira.ask(CANCEL, { uuid: second })).data.cancelDramaAi).toMatchObject({ state: 2 });
    expect(writer.requests.filter(({ kind }) => kind === 'acts')).toHaveLength(1);
  });

  test('is never one of the draft, whatever is configured', async () => {
    await start();
    expect(chargesOf({ draft: { all: 9 }, tiny: { all: 9 } }).priceOf('draft', 'all')).toBe(0);
    expect(chargesOf({ tiny: { all: 9 } }).priceOf('tiny', 'all')).toBe(9);
  });
});
