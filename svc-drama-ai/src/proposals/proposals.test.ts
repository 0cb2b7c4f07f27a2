import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { prune, type TestService } from '@meowtale/service-kit/testing';
import { EMPTY_OUTLINE, EMPTY_SETTING, newAct, newCharacter, newLine, newParagraph, newSequence } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import { testDramaAi } from '../test-service.ts';
import { generationOf } from '../testing/generation.ts';
import { tinyWriter } from '../testing/tiny-providers.ts';
import { EMPTY_PROPOSALS, FORGET_SENT, LARGE_FIELDS } from './repository.ts';
import { listProposals, provenancesOf } from './service.ts';

const SET =
  'mutation ($uuid: ID!, $state: String!, $taken: [ID!]) { setDramaProposal(uuid: $uuid, state: $state, taken: $taken) { uuid state taken decided_at } }';
const DAY_S = 86_400;
const story = [
  { ...EMPTY_OUTLINE, acts: [newAct('a', { title: 'Evening', sequences: [newSequence('s', { paragraphs: ['p'] })] })] },
  EMPTY_SETTING,
  newCharacter('mei', 'Mei'),
  newParagraph('p', { title: 'P', lines: [newLine('l', { words: { 'en-US': 'Tea?' } }), newLine('m', { words: { 'en-US': 'No.' } })] }),
];

let service: TestService;
let mira: ReturnType<typeof generationOf>;
let drama: string;

beforeAll(async () => {
  service = await testDramaAi({ providers: { text: [tinyWriter()], pictures: [] } });
});
beforeEach(async () => {
  mira = generationOf(service);
  drama = await mira.drama(story);
});
afterAll(() => service.close());

const propose = (more: object = { use: 'line', source: ['l'] }) => mira.proposal({ drama_uuid: drama, ...more });
const set = async (variables: object) => (await mira.ask(SET, variables)).data.setDramaProposal;
const rejectionOf = async (variables: object, who = mira) => (await who.ask(SET, variables)).errors?.[0]?.extensions;

describe('a decision on a proposal', () => {
  test('is saved with the taken ids, as often as it is decided, and can be undone', async () => {
    const { uuid } = await propose();
    expect(await set({ uuid, state: 'partly', taken: ['l'] })).toMatchObject({
      state: 'partly',
      taken: ['l'],
      decided_at: expect.any(String),
    });
    expect(await set({ uuid, state: 'partly', taken: ['l'] })).toMatchObject({ state: 'partly' });
    expect(await set({ uuid, state: 'pending' })).toEqual({ uuid, state: 'pending', taken: null, decided_at: null });
    expect(await set({ uuid, state: 'taken' })).toMatchObject({ state: 'taken', taken: null });
    expect(await mira.story(drama)).toHaveLength(story.length);
  });

  test('may name nodes of an outline and their paragraphs’ lines, and nothing that isn’t in the proposal', async () => {
    const acts = await propose({ use: 'acts', source: ['a'] });
    expect(await set({ uuid: acts.uuid, state: 'partly', taken: ['a', 's'] })).toMatchObject({ state: 'partly' });
    const { uuid } = await propose();
    for (const taken of [['x'], ['l', 'mei']]) {
      expect(await rejectionOf({ uuid, state: 'partly', taken })).toMatchObject({
        code: 'input/invalid',
        fields: [{ path: 'taken', key: 'invalid.id' }],
      });
    }
  });

  test.each([[{ state: 'done' }], [{ state: '' }], [{ state: 'taken', taken: ['not an id!'] }]])('%j is rejected', async (more) => {
    const { uuid } = await propose();
    expect(await rejectionOf({ uuid, ...more })).toMatchObject({ code: 'input/invalid', status: 400 });
  });

  test('of ten at once is saved as a whole', async () => {
    const { uuid } = await propose();
    const states = Array.from({ length: 10 }, (_, index) => ({
      uuid,
      state: index % 2 ? 'taken' : 'partly',
      ...(index % 2 === 0 && { taken: ['l'] }),
    }));
    await Promise.all(states.map(set));
    const [{ state, taken }] = await mira.proposals(drama);
    expect([state, taken]).toEqual(state === 'taken' ? ['taken', null] : ['partly', ['l']]);
  });
});

test('provenances are read without the sent prompts', async () => {
  const { uuid, provenance } = await propose();
  const [{ sent, ...last }] = provenance;
  expect(sent).toContain('Tea?');
  expect(await provenancesOf(service.db, String(mira.person.muid), [uuid])).toEqual([{ uuid, last }]);
});

describe('the list', () => {
  test('is newest first, by state or by uuid', async () => {
    const [first, second] = [await propose(), await propose()];
    await set({ uuid: first.uuid, state: 'refused' });
    const uuids = async (more: object) => (await mira.proposals(drama, more)).map(({ uuid }: { uuid: string }) => uuid);
    expect(await uuids({})).toEqual([second.uuid, first.uuid]);
    expect(await uuids({ state: 'pending' })).toEqual([second.uuid]);
    expect(await mira.found(drama, first.uuid)).toEqual({ ...first, state: 'refused', decided_at: expect.any(String) });
    expect(await mira.found(drama, uuidv7())).toBeUndefined();
  });

  test('has no pictures on request, so that they don’t crowd out texts', async () => {
    const text = await propose();
    const row = await service.db('drama_proposals').where({ uuid: text.uuid }).first();
    const json = Object.fromEntries(['targets', ...LARGE_FIELDS].map((field) => [field, JSON.stringify(row[field])]));
    const pictures = Array.from({ length: 50 }, () => ({
      ...{ ...row, ...json, uuid: uuidv7(), use: 'picture' },
      created_at: new Date(+row.created_at + 1),
    }));
    await service.db('drama_proposals').insert(pictures);
    const listed = 'query ($drama: ID!, $alone: Boolean) { findDramaProposal(drama_uuid: $drama, without_pictures: $alone) { uuid use } }';
    const uses = async (alone: boolean) =>
      (await mira.ask(listed, { drama, alone })).data.findDramaProposal.map(({ use }: { use: string }) => use);
    expect(await uses(true)).toEqual(['line']);
    expect(new Set(await uses(false))).toEqual(new Set(['picture']));
  });

  test('has decided proposals, each in full with the texts that it replaced', async () => {
    const { uuid } = await propose();
    await set({ uuid, state: 'refused' });
    const [paragraph] = story.filter(({ id }) => id === 'p');
    expect(await mira.found(drama, uuid)).toMatchObject({
      ...{ state: 'refused', is_emptied: false, before: [{ id: 'p', body: paragraph }] },
      changes: [{ id: 'p', body: { lines: [{ words: { 'en-US': 'Tea? (anew)' } }, {}] } }],
    });
  });

  test.each(LARGE_FIELDS)('has no %s, which only a single proposal has because fifty would be too large', async (field) => {
    const { uuid } = await propose();
    const listed = await mira.ask(`query ($drama: ID!) { findDramaProposal(drama_uuid: $drama) { ${field} } }`, { drama });
    expect(listed.errors?.[0]?.extensions).toMatchObject({
      code: 'input/invalid',
      status: 400,
      fields: [{ path: field, key: 'invalid.too-many' }],
    });
    expect(await mira.found(drama, uuid)).toMatchObject({ [field]: expect.any(Array) });
    const [offered] = await listProposals(service.db, String(mira.person.muid), { drama_uuid: drama });
    expect(offered).not.toHaveProperty(field);
  });

  test("of another person's drama is empty, and nobody else can decide", async () => {
    const { uuid } = await propose();
    const stranger = generationOf(service);
    const { errors } = await stranger.ask('query ($drama: ID!) { findDramaProposal(drama_uuid: $drama) { uuid } }', { drama });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'drama/not-found', status: 404 });
    for (const id of [uuid, uuidv7()])
      expect(await rejectionOf({ uuid: id, state: 'taken' }, stranger)).toMatchObject({ code: 'drama/proposal-not-found', status: 404 });
  });

  test('ends with its drama', async () => {
    await propose();
    await mira.ask('mutation ($drama: ID!) { delDrama(uuid: $drama) }', { drama });
    expect(await service.db('drama_proposals').where({ drama_uuid: drama })).toEqual([]);
  });
});

describe('the versions of a node', () => {
  const VERSIONS = `query ($drama: ID!, $node: ID!) { findDramaProposal(drama_uuid: $drama, node: $node) { uuid use state version } }`;
  const versionsOf = async (node: string, who = mira) => (await who.ask(VERSIONS, { drama, node })).data?.findDramaProposal;

  test('are the texts before and after each proposal that wrote it, in any state', async () => {
    const line = await propose();
    await set({ uuid: line.uuid, state: 'refused' });
    const again = await propose({ use: 'line', source: ['l', 'm'] });
    const [before, after] = [{ 'en-US': 'Tea?' }, { 'en-US': 'Tea? (anew)' }].map((words) => ({ id: 'l', words }));
    const ofLine = [again, line].map(({ uuid }) => ({ uuid, version: { before, after } }));
    expect(await versionsOf('l')).toMatchObject(ofLine);
    expect((await versionsOf('m')).map(({ uuid }: { uuid: string }) => uuid)).toEqual([again.uuid]);
    // A paragraph's versions include its lines'.
    expect(await versionsOf('p')).toMatchObject([
      { uuid: again.uuid, version: { before: { id: 'p', lines: [{ id: 'l' }, { id: 'm' }] }, after: { kind: 'paragraph' } } },
      { uuid: line.uuid },
    ]);
  });

  test('of an act, a sequence and a character are their own texts; a new one had none before', async () => {
    const acts = await propose({ use: 'acts', source: ['a'] });
    const sequences = await propose({ use: 'sequences', source: ['s'] });
    const person = await propose({ use: 'character' });
    expect(await versionsOf('a')).toMatchObject([
      { uuid: acts.uuid, version: { before: { title: 'Evening' }, after: { title: 'Act 1' } } },
    ]);
    expect(await versionsOf('s')).toMatchObject([{ uuid: sequences.uuid, version: { after: { id: 's', title: 'Sequence 1' } } }]);
    expect(await versionsOf(person.changes[0].id)).toMatchObject([{ version: { before: null, after: { kind: 'character' } } }]);
    expect(await versionsOf('mei')).toEqual([]);
  });

  test('are the owner’s only, and an invalid id is rejected', async () => {
    await propose();
    expect(await versionsOf('l', generationOf(service))).toBeUndefined();
    const { errors } = await mira.ask(VERSIONS, { drama, node: 'x" || true' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'input/invalid', fields: [{ path: 'node', key: 'invalid.id' }] });
  });
});

test('a proposal beyond the newest fifty has no changes, so that they don’t fill the disk', async () => {
  const first = await propose();
  const row = await service.db('drama_proposals').where({ uuid: first.uuid }).first();
  const json = Object.fromEntries(['targets', 'before', ...LARGE_FIELDS].map((field) => [field, JSON.stringify(row[field])]));
  const newer = Array.from({ length: 49 }, () => ({ ...row, ...json, uuid: uuidv7(), created_at: new Date(+row.created_at + 1) }));
  await service.db('drama_proposals').insert(newer);
  expect((await mira.found(drama, first.uuid)).changes).toHaveLength(1);
  const last = await propose();
  expect(await mira.found(drama, first.uuid)).toMatchObject({
    ...{ state: 'refused', is_emptied: true, changes: [], before: [], provenance: [expect.any(Object)] },
  });
  expect(await mira.found(drama, newer[0].uuid)).toMatchObject({ state: 'pending', changes: first.changes });
  expect(await mira.found(drama, last.uuid)).toMatchObject({ state: 'pending', changes: [expect.any(Object)] });
});

test('after thirty days a proposal has no changes, and a pending one is rejected; its provenance stays', async () => {
  const [left, taken] = [await propose(), await propose()];
  await set({ uuid: taken.uuid, state: 'taken' });
  await service.moveClock(29 * DAY_S);
  await prune(service.db, [EMPTY_PROPOSALS]);
  expect((await mira.found(drama, left.uuid)).changes).toHaveLength(1);
  await service.moveClock(2 * DAY_S);
  await prune(service.db, [EMPTY_PROPOSALS]);
  const both = [await mira.found(drama, taken.uuid), await mira.found(drama, left.uuid)];
  const states = both.map(({ uuid, state, changes, provenance }: typeof left) => [uuid, state, changes, provenance.length]);
  expect(states).toEqual([
    [taken.uuid, 'taken', [], 1],
    [left.uuid, 'refused', [], 1],
  ]);
  await service.moveClock(-31 * DAY_S);
});

test('after ninety days a proposal has no sent prompt; provider, model and time stay', async () => {
  const { uuid, provenance } = await propose();
  expect(provenance[0].sent).not.toBe('');
  await service.moveClock(89 * DAY_S);
  await prune(service.db, [FORGET_SENT(90)]);
  expect((await mira.found(drama, uuid)).provenance).toEqual(provenance);
  await service.moveClock(2 * DAY_S);
  await prune(service.db, [FORGET_SENT(90)]);
  expect((await mira.found(drama, uuid)).provenance).toEqual(provenance.map((step: object) => ({ ...step, sent: '' })));
  const stored = await service.db('drama_proposals').where({ uuid }).first();
  expect(JSON.stringify(stored)).not.toContain(JSON.stringify(provenance[0].sent));
  await service.moveClock(-91 * DAY_S);
});
