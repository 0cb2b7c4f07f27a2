import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { prune, type TestService } from '@meowtale/service-kit/testing';
import { EMPTY_SETTING, newCharacter } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import { pruningOf } from '../app.ts';
import { dramasOf, paragraph, partChanges, removed, statementsOf, type TestDrama } from '../dramas/test-drama.ts';
import { QUIET, testDramaAi } from '../test-service.ts';

interface Snapshot {
  uuid: string;
  name: string;
  kind: 'named' | 'automatic';
  revision: number;
  parts: number;
}
interface Shown {
  fields: { title: string };
  parts: { id: string }[];
}

const SNAPSHOT = 'uuid name kind revision parts';
const HOUR = 3600;

let service: TestService;
let mira: { muid: string };
const { add, save, open, copy, ask } = dramasOf(
  () => service,
  () => mira,
);

const list = async (uuid: string) =>
  (await ask<Snapshot[]>(`query ($uuid: ID!) { findDramaSnapshot(drama_uuid: $uuid) { ${SNAPSHOT} } }`, { uuid })).answer;
const keep = (uuid: string, name: string) =>
  ask<Snapshot>(`mutation ($uuid: ID!, $name: String!) { addDramaSnapshot(drama_uuid: $uuid, name: $name) { ${SNAPSHOT} } }`, {
    uuid,
    name,
  });
const rename = (uuid: string, name: string) =>
  ask<Snapshot>(`mutation ($uuid: ID!, $name: String!) { setDramaSnapshot(uuid: $uuid, name: $name) { ${SNAPSHOT} } }`, { uuid, name });
const drop = (uuid: string) => ask<boolean>('mutation ($uuid: ID!) { delDramaSnapshot(uuid: $uuid) }', { uuid });
const show = async (uuid: string) =>
  (await ask<Shown>('query ($uuid: ID!) { findDramaSnapshotData(uuid: $uuid) { fields parts } }', { uuid })).answer;
const restore = (uuid: string) =>
  ask<TestDrama>('mutation ($uuid: ID!) { restoreDramaSnapshot(uuid: $uuid) { uuid title revision paragraphs words languages } }', {
    uuid,
  });
const versions = (uuid: string) => service.db('drama_part_versions').where({ drama_uuid: uuid }).select('id');

beforeAll(async () => {
  service = await testDramaAi();
});
beforeEach(() => {
  mira = { muid: uuidv7() };
});
afterAll(() => service.close());

async function added(): Promise<string> {
  const { answer } = await add({ title: 'Fog', parts: partChanges(paragraph('a', 'One.'), paragraph('b', 'Two.'), EMPTY_SETTING) });
  return answer.uuid;
}

async function addedAndKept(): Promise<{ uuid: string; snapshot: string }> {
  const uuid = await added();
  const { answer } = await keep(uuid, 'First draft');
  return { uuid, snapshot: answer.uuid };
}

describe('a named snapshot', () => {
  test('shows the state of its time, whatever changed later', async () => {
    const { uuid, snapshot } = await addedAndKept();
    await save(uuid, 1, { title: 'Mist', parts: [...partChanges(paragraph('a', 'One!'), paragraph('c', 'Three.')), ...removed('b')] });
    await save(uuid, 2, { parts: partChanges(paragraph('a', 'One?'), paragraph('b', 'Two again.')) });
    const { fields, parts } = await show(snapshot);
    expect(fields).toMatchObject({ title: 'Fog', number_of_roles: 10, meta: {} });
    expect(parts).toEqual([paragraph('a', 'One.'), paragraph('b', 'Two.'), EMPTY_SETTING]);
    expect(await list(uuid)).toEqual([{ uuid: snapshot, name: 'First draft', kind: 'named', revision: 1, parts: 3 }]);
  });

  test('takes the same number of statements and no copy of the story, however large that is', async () => {
    const uuid = await added();
    const few = await statementsOf(service, () => keep(uuid, 'Small'));
    await save(uuid, 1, { parts: partChanges(...Array.from({ length: 300 }, (_, index) => paragraph(`p${index}`, 'Hello.'))) });
    expect(await statementsOf(service, () => keep(uuid, 'Large'))).toBe(few);
    expect(await versions(uuid)).toEqual([]);
  });

  test('stores the versions of parts that it shows, and none in between', async () => {
    const { uuid } = await addedAndKept();
    for (const revision of [1, 2, 3]) await save(uuid, revision, { parts: partChanges(paragraph('a', `Draft ${revision}.`)) });
    expect(await versions(uuid)).toEqual([{ id: 'a' }]);
  });

  test('can be renamed and deleted, and versions that only it had are deleted with it', async () => {
    const { uuid, snapshot } = await addedAndKept();
    const second = (await keep(uuid, 'The same')).answer.uuid;
    await save(uuid, 1, { parts: partChanges(paragraph('a', 'One!')) });
    expect((await rename(snapshot, ' The\nopening ')).answer).toMatchObject({ name: 'The opening', kind: 'named' });
    expect((await drop(snapshot)).answer).toBe(true);
    expect((await show(second)).parts).toHaveLength(3);
    await drop(second);
    expect([await list(uuid), await versions(uuid)]).toEqual([[], []]);
    expect((await drop(snapshot)).refusal).toMatchObject({ code: 'drama/snapshot-not-found', status: 404 });
  });

  test.each(['', '   ', 'x'.repeat(61), '\ud800'])('with invalid name %# is rejected', async (name) => {
    const { uuid, snapshot } = await addedAndKept();
    for (const { refusal } of [await keep(uuid, name), await rename(snapshot, name)])
      expect(refusal).toMatchObject({ code: 'input/invalid', fields: [{ path: 'name' }] });
  });

  test('is one of 50 at most, also when 60 are added at once', async () => {
    const uuid = await added();
    const responses = await Promise.all(Array.from({ length: 60 }, (_, index) => keep(uuid, `Draft ${index}`)));
    const refusals = responses.flatMap(({ refusal }) => (refusal ? [refusal] : []));
    expect(refusals).toHaveLength(10);
    expect(refusals[0]).toMatchObject({ code: 'drama/full', fields: [{ path: 'name', key: 'invalid.too-many', params: { maximum: 50 } }] });
    expect(await list(uuid)).toHaveLength(50);
  });

  test.each(['', 'x', '\u0000', uuidv7(), "' or '1'='1"])("with the uuid %j doesn't exist", async (uuid) => {
    for (const { refusal } of [await drop(uuid), await rename(uuid, 'Mine'), await restore(uuid)])
      expect(refusal?.code).toBe('drama/snapshot-not-found');
    expect((await keep(uuid, 'Mine')).refusal?.code).toBe('drama/not-found');
  });
});

test('after 18 months a drama, its named snapshot and its automatic one are as they were saved', async () => {
  const uuid = await added();
  const { answer: snapshot } = await keep(uuid, 'First draft');
  await service.moveClock(HOUR);
  await save(uuid, 1, { title: 'Mist', parts: partChanges(paragraph('a', 'Two.')) });
  const before = [await open(uuid), await list(uuid), await show(snapshot.uuid)];
  await service.moveClock(548 * 24 * HOUR);
  await prune(service.db, pruningOf(QUIET));
  expect([await open(uuid), await list(uuid), await show(snapshot.uuid)]).toEqual(before);
  expect((await list(uuid)).map(({ kind }) => kind)).toEqual(['automatic', 'named']);
});

describe('an automatic snapshot', () => {
  test('is taken before the first save after an hour, and at most once an hour', async () => {
    const uuid = await added();
    await save(uuid, 1, { parts: partChanges(paragraph('a', 'One!')) });
    expect(await list(uuid)).toEqual([]);
    await service.moveClock(HOUR);
    await save(uuid, 2, { parts: partChanges(paragraph('a', 'One?')) });
    await save(uuid, 3, { title: 'Mist' });
    const [only, ...others] = await list(uuid);
    expect([only, others]).toMatchObject([{ kind: 'automatic', name: '', revision: 2, parts: 3 }, []]);
    expect((await show(only?.uuid ?? '')).parts[0]).toEqual(paragraph('a', 'One!'));
    await service.moveClock(HOUR);
    await save(uuid, 4, { title: 'Haze' });
    expect((await list(uuid)).map(({ revision }) => revision)).toEqual([4, 2]);
  });

  test("isn't taken for a save without a change or with a conflict", async () => {
    const uuid = await added();
    await save(uuid, 1, { title: 'Mist' });
    await service.moveClock(HOUR);
    await save(uuid, 2, { title: 'Mist' });
    await save(uuid, 1, { title: 'Haze' });
    expect(await list(uuid)).toEqual([]);
  });

  test('is one of the newest 50, and versions that only older ones had are deleted', async () => {
    const uuid = await added();
    const { answer: snapshot } = await keep(uuid, 'First draft');
    for (let revision = 1; revision <= 53; revision += 1) {
      await service.moveClock(HOUR);
      await save(uuid, revision, { parts: partChanges(paragraph('a', `Draft ${revision}.`)) }, revision);
    }
    const snapshots = await list(uuid);
    expect(snapshots.map(({ revision }) => revision)).toEqual([...Array.from({ length: 50 }, (_, index) => 53 - index), 1]);
    expect(await versions(uuid)).toHaveLength(51);
    expect((await show(snapshot.uuid)).parts[0]).toEqual(paragraph('a', 'One.'));
    expect((await show(snapshots[49]?.uuid ?? '')).parts[0]).toEqual(paragraph('a', 'Draft 3.'));
  });

  test('stays once it has a name', async () => {
    const uuid = await added();
    await service.moveClock(HOUR);
    await save(uuid, 1, { title: 'Mist' });
    const [snapshot] = await list(uuid);
    expect((await rename(snapshot?.uuid ?? '', 'Before the fog')).answer).toMatchObject({ kind: 'named', name: 'Before the fog' });
  });
});

describe('restoring', () => {
  test('makes the drama what it was as its next revision, and saves the state before', async () => {
    const { uuid, snapshot } = await addedAndKept();
    const change = [
      ...partChanges(paragraph('a', 'One!'), paragraph('c', 'Three words here.'), newCharacter('mei', 'Mei')),
      ...removed('b'),
    ];
    await save(uuid, 1, { title: 'Mist', meta: { zoom: 2 }, parts: change });
    const { answer } = await restore(snapshot);
    expect(answer).toMatchObject({ uuid, title: 'Fog', revision: 3, paragraphs: 2, words: 2, languages: ['en-US'] });
    const news = await open(uuid, 2);
    expect(news.data).toMatchObject({ parts: [paragraph('a', 'One.'), paragraph('b', 'Two.')], whole: false });
    expect(news.data.removed.sort()).toEqual(['c', 'mei']);
    const [before] = await list(uuid);
    expect(before).toMatchObject({ kind: 'automatic', revision: 2, parts: 4 });
    const shown = await show(before?.uuid ?? '');
    expect([shown.fields.title, shown.parts.map(({ id }) => id)]).toEqual(['Mist', ['a', 'c', 'mei', 'setting']]);
    // And back again.
    await restore(before?.uuid ?? '');
    expect((await open(uuid)).data.parts).toEqual(shown.parts);
  });

  test('the current state changes nothing', async () => {
    const { uuid, snapshot } = await addedAndKept();
    expect((await restore(snapshot)).answer.revision).toBe(1);
    expect(await list(uuid)).toHaveLength(1);
  });

  test("conflicts with another tab's change of a part that came back, and not with other changes", async () => {
    const { uuid, snapshot } = await addedAndKept();
    await save(uuid, 1, { parts: partChanges(paragraph('a', 'One!')) });
    await restore(snapshot);
    expect((await save(uuid, 2, { parts: partChanges(paragraph('b', 'Two!')) })).answer.revision).toBe(4);
    expect((await save(uuid, 2, { parts: partChanges(paragraph('a', 'Mine.')) })).refusal?.code).toBe('drama/revision-conflict');
  });

  test('and saving at once leave every snapshot unchanged', async () => {
    const { uuid, snapshot } = await addedAndKept();
    const original = await show(snapshot);
    await save(uuid, 1, { parts: partChanges(paragraph('a', 'One!')) });
    await Promise.all([
      ...Array.from({ length: 5 }, () => restore(snapshot)),
      ...Array.from({ length: 10 }, (_, index) => save(uuid, 2, { parts: partChanges(paragraph(`n${index}`, 'Hello.')) })),
      ...Array.from({ length: 5 }, (_, index) => keep(uuid, `Between ${index}`)),
    ]);
    expect(await show(snapshot)).toEqual(original);
    for (const each of await list(uuid)) expect((await show(each.uuid)).parts).toHaveLength(each.parts);
  });

  test('the oldest of 50 automatic ones restores what it shows', async () => {
    const uuid = await added();
    for (let revision = 1; revision <= 50; revision += 1) {
      await service.moveClock(HOUR);
      await save(uuid, revision, { parts: partChanges(paragraph('a', `Draft ${revision}.`)) }, revision);
    }
    const oldest = (await list(uuid)).at(-1);
    expect(oldest?.revision).toBe(1);
    await restore(oldest?.uuid ?? '');
    expect((await open(uuid)).data.parts[0]).toEqual(paragraph('a', 'One.'));
    expect(await list(uuid)).toHaveLength(50);
  });
});

test('a copy has no snapshots, and a deleted drama leaves none', async () => {
  const { uuid, snapshot } = await addedAndKept();
  await save(uuid, 1, { parts: partChanges(paragraph('a', 'One!')) });
  expect(await list((await copy(uuid)).answer.uuid)).toEqual([]);
  await ask('mutation ($uuid: ID!) { delDrama(uuid: $uuid) }', { uuid });
  expect((await restore(snapshot)).refusal?.code).toBe('drama/snapshot-not-found');
  for (const table of ['drama_parts', 'drama_part_versions', 'drama_snapshots'])
    expect(await service.db(table).where({ drama_uuid: uuid })).toEqual([]);
});
