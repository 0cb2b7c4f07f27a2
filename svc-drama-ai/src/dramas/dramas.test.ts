import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestService } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { testDramaAi } from '../test-service.ts';

const FIELDS =
  'uuid title label brief prompt default_prompt_prefix default_prompt_suffix number_of_roles number_of_dialogs meta revision created_at updatedAt';
const ADD = `mutation ($drama: DramaInput!) { addDrama(drama: $drama) { ${FIELDS} } }`;
const SET = `mutation ($uuid: ID!, $revision: Int!, $drama: DramaInput!) { setDrama(uuid: $uuid, revision: $revision, drama: $drama) { ${FIELDS} } }`;
const DEL = 'mutation ($uuid: ID!) { delDrama(uuid: $uuid) }';
const LIST = `query ($uuid: ID, $q: ListQuery) { findDrama(uuid: $uuid, q: $q) { list { ${FIELDS} } totalCount pageInfo { page pageSize pageCount hasNextPage endCursor } } }`;

let service: TestService;
let mira: { muid: string };
const stranger = { muid: uuidv7() };

beforeAll(async () => {
  service = await testDramaAi();
});
beforeEach(() => {
  mira = { muid: uuidv7() };
});
afterAll(() => service.close());

async function added(drama: object = { title: 'The Last Ferry Home' }, person = mira) {
  const { data, errors } = await service.graphql(ADD, { drama }, person);
  expect(errors).toBeUndefined();
  return data.addDrama;
}

async function refusalOf(query: string, variables: object, person = mira) {
  const { errors } = await service.graphql(query, { ...variables }, person);
  return errors?.[0]?.extensions;
}

const titles = async (q: object, person = mira): Promise<string[]> =>
  (await service.graphql(LIST, { q }, person)).data.findDrama.list.map((drama: { title: string }) => drama.title);

describe('adding', () => {
  test('needs a title only; 10 roles and 30 dialogs are the defaults', async () => {
    expect(await added()).toMatchObject({ brief: '', prompt: '', number_of_roles: 10, number_of_dialogs: 30, revision: 1 });
  });

  test('saves the given fields, with title and texts trimmed', async () => {
    const drama = { title: ' Fog ', brief: 'A pier.\n', prompt: '霧が深い', number_of_roles: 20, number_of_dialogs: 50 };
    expect(await added(drama)).toMatchObject({ ...drama, title: 'Fog', brief: 'A pier.' });
  });

  test('cleans texts: a line break in a line becomes a space, and invisible characters are removed', async () => {
    const drama = { title: 'two\nlines', prompt: 'nul\u0000 カ\u3099\r\nx\u200b' };
    expect(await added(drama)).toMatchObject({ title: 'two lines', prompt: 'nul ガ\nx' });
  });

  test('treats null as not given', async () => {
    expect(await added({ title: 'Fog', brief: null, number_of_roles: null })).toMatchObject({ brief: '', number_of_roles: 10 });
  });

  test.each([
    [{}, 'title', 'invalid.text'],
    [{ title: '   ' }, 'title', 'invalid.empty'],
    [{ title: 'x'.repeat(121) }, 'title', 'invalid.too-long'],
    [{ title: 'Fog', brief: 'x'.repeat(2001) }, 'brief', 'invalid.too-long'],
    [{ title: 'Fog', prompt: 'x'.repeat(8001) }, 'prompt', 'invalid.too-long'],
    [{ title: 'Fog', number_of_roles: 0 }, 'number_of_roles', 'drama.invalid.roles'],
    [{ title: 'Fog', number_of_roles: 21 }, 'number_of_roles', 'drama.invalid.roles'],
    [{ title: 'Fog', number_of_dialogs: 51 }, 'number_of_dialogs', 'drama.invalid.dialogs'],
  ])('%j is rejected by field and key', async (drama, path, key) => {
    const rejection = await refusalOf(ADD, { drama });
    expect(rejection).toMatchObject({ code: 'input/invalid', status: 400 });
    expect(rejection?.fields).toEqual([expect.objectContaining({ path, key })]);
  });
});

describe('saving', () => {
  test("leaves fields that aren't given as they are, and increases the revision", async () => {
    const { uuid } = await added({ title: 'Fog', brief: 'A pier.' });
    const { data } = await service.graphql(SET, { uuid, revision: 1, drama: { number_of_dialogs: 12 } }, mira);
    expect(data.setDrama).toMatchObject({ title: 'Fog', brief: 'A pier.', number_of_dialogs: 12, revision: 2 });
  });

  test('over an older revision is rejected, with the current state', async () => {
    const { uuid } = await added();
    await service.graphql(SET, { uuid, revision: 1, drama: { title: 'Theirs' } }, mira);
    const rejection = await refusalOf(SET, { uuid, revision: 1, drama: { title: 'Mine' } });
    const { data } = await service.graphql(LIST, { uuid }, mira);
    expect(rejection).toMatchObject({ code: 'drama/revision-conflict', status: 409 });
    expect(rejection?.data).toEqual({ drama: data.findDrama.list[0], parts: [], removed: [], whole: false });
    expect(data.findDrama.list[0]).toMatchObject({ title: 'Theirs', revision: 2 });
  });

  test('repeated because its answer was lost is answered, not rejected', async () => {
    const { uuid } = await added();
    const save = { uuid, revision: 1, drama: { title: 'Fog' } };
    const first = await service.graphql(SET, save, mira);
    const again = await service.graphql(SET, save, mira);
    expect(again).toEqual(first);
  });

  test('20 times at once over one revision writes exactly one', async () => {
    const { uuid } = await added();
    const saves = Array.from({ length: 20 }, (_, index) =>
      service.graphql(SET, { uuid, revision: 1, drama: { title: `Version ${index}` } }, mira),
    );
    const responses = await Promise.all(saves);
    const written = responses.filter(({ errors }) => !errors);
    expect(written).toHaveLength(1);
    expect(responses.filter(({ errors }) => errors?.[0]?.extensions.code === 'drama/revision-conflict')).toHaveLength(19);
    const { data } = await service.graphql(LIST, { uuid }, mira);
    expect(data.findDrama.list[0]).toEqual(written[0]?.data.setDrama);
  });

  test('with an invalid value changes nothing, also with a valid one beside it', async () => {
    const { uuid } = await added();
    const rejection = await refusalOf(SET, { uuid, revision: 1, drama: { title: 'Fog', number_of_roles: 99 } });
    expect(rejection?.fields).toEqual([
      expect.objectContaining({ path: 'number_of_roles', params: expect.objectContaining({ maximum: 20 }) }),
    ]);
    const { data } = await service.graphql(LIST, { uuid }, mira);
    expect(data.findDrama.list[0]).toMatchObject({ title: 'The Last Ferry Home', revision: 1 });
  });
});

describe('another person', () => {
  test("sees, changes and deletes nothing of a drama, and doesn't learn that it exists", async () => {
    const { uuid } = await added();
    const nothing = await refusalOf(LIST, { uuid: uuidv7() }, stranger);
    for (const [query, rest] of [
      [LIST, {}],
      [SET, { revision: 1, drama: { title: 'Mine now' } }],
      [DEL, {}],
    ] as const) {
      expect(await refusalOf(query, { uuid, ...rest }, stranger)).toEqual({ ...nothing, requestId: expect.any(String) });
    }
    expect(nothing).toMatchObject({ code: 'drama/not-found', status: 404 });
    expect(await titles({}, stranger)).toEqual([]);
    expect(await titles({})).toEqual(['The Last Ferry Home']);
  });
});

describe('deleting', () => {
  test('is final, and a second time there is nothing to delete', async () => {
    const { uuid } = await added();
    expect((await service.graphql(DEL, { uuid }, mira)).data.delDrama).toBe(true);
    for (const [query, rest] of [
      [DEL, {}],
      [LIST, {}],
      [SET, { revision: 1, drama: { title: 'Still here' } }],
    ] as const) {
      expect((await refusalOf(query, { uuid, ...rest }))?.code).toBe('drama/not-found');
    }
  });
});

describe('the list', () => {
  beforeEach(async () => {
    const rows = Array.from({ length: 45 }, (_, index) => ({
      uuid: uuidv7(),
      owner_uuid: mira.muid,
      title: `Drama ${String(index).padStart(2, '0')}`,
      brief: index === 7 ? '100% fog_bank' : '',
      prompt: '',
      number_of_roles: 10,
      number_of_dialogs: 30,
      // Three at each moment: the uuid decides between equals.
      updated_at: new Date(Date.UTC(2026, 10, 1, 0, 0, Math.floor(index / 3))),
    }));
    await service.db('dramas').insert(rows);
  });

  test('has 40 per page, last changed first', async () => {
    const { data } = await service.graphql(LIST, {}, mira);
    const { list, totalCount, pageInfo } = data.findDrama;
    expect(list).toHaveLength(40);
    expect(list[0].title).toBe('Drama 44');
    expect(totalCount).toBe(45);
    expect(pageInfo).toMatchObject({ page: 1, pageSize: 40, pageCount: 2, hasNextPage: true });
  });

  test('goes on at page 2 and ends there', async () => {
    const { data } = await service.graphql(LIST, { q: { page: 2, pageSize: 40 } }, mira);
    expect(data.findDrama.list.map(({ title }: { title: string }) => title)).toEqual([
      'Drama 04',
      'Drama 03',
      'Drama 02',
      'Drama 01',
      'Drama 00',
    ]);
    expect(data.findDrama.pageInfo.hasNextPage).toBe(false);
  });

  test.each(['updated_at-desc', 'updated_at-asc', 'title-asc', 'created_at-desc'])(
    'by cursor in %s order has each drama once',
    async (orderField) => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { data }: { data: { findDrama: { list: { uuid: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } } =
          await service.graphql(LIST, { q: { pageSize: 7, orderField, after } }, mira);
        seen.push(...data.findDrama.list.map(({ uuid }) => uuid));
        after = data.findDrama.pageInfo.hasNextPage ? data.findDrama.pageInfo.endCursor : null;
      } while (after);
      expect(new Set(seen).size).toBe(45);
      expect(seen).toHaveLength(45);
    },
  );

  test('with -1 has all', async () => {
    expect(await titles({ pageSize: -1 })).toHaveLength(45);
  });

  test('finds a word in title and brief, and takes its special characters literally', async () => {
    expect(await titles({ keyword: 'drama 1' })).toHaveLength(10);
    expect(await titles({ keyword: '100% FOG_' })).toEqual(['Drama 07']);
    expect(await titles({ keyword: '%' })).toEqual(['Drama 07']);
    expect(await titles({ keyword: '\\' })).toEqual([]);
  });

  test('has a changed drama first, by the database clock', async () => {
    const { data } = await service.graphql(LIST, { q: { keyword: 'Drama 05' } }, mira);
    const { uuid, revision } = data.findDrama.list[0];
    await service.graphql(SET, { uuid, revision, drama: { brief: 'Changed.' } }, mira);
    expect((await titles({ pageSize: 1 }))[0]).toBe('Drama 05');
    await service.moveClock(-86_400);
    const { updatedAt } = await added({ title: 'Yesterday' });
    await service.moveClock(86_400);
    expect((await titles({ pageSize: 1 }))[0]).toBe('Drama 05');
    expect(Date.parse(updatedAt)).toBeLessThan(Date.now() - 86_000_000);
  });
});

describe('an archived drama', () => {
  const ARCHIVE = `mutation ($uuid: ID!, $isArchived: Boolean!) { setDramaArchived(uuid: $uuid, isArchived: $isArchived) { ${FIELDS} archived_at } }`;
  const LISTED = `query ($q: ListQuery, $label: String, $isArchived: Boolean) {
    findDrama(q: $q, label: $label, isArchived: $isArchived) { list { title } totalCount }
    findDramaLabel(isArchived: $isArchived) { label count }
  }`;
  const archive = async (uuid: string, isArchived = true) =>
    (await service.graphql(ARCHIVE, { uuid, isArchived }, mira)).data.setDramaArchived;
  async function listed(variables: object, person = mira) {
    const { data } = await service.graphql(LISTED, { ...variables }, person);
    const { list, totalCount } = data.findDrama;
    expect(totalCount).toBe(list.length);
    const names: string[] = list.map(({ title }: { title: string }) => title);
    return {
      titles: names.sort(),
      labels: data.findDramaLabel.map(({ label, count }: { label: string; count: number }) => [label, count]),
    };
  }

  test('is only in the list of archived ones, with its revision and the time of its last change, and comes back', async () => {
    const fog = await added({ title: 'Fog' });
    await added({ title: 'Rain' });
    const archived = await archive(fog.uuid);
    expect(archived).toEqual({ ...fog, archived_at: expect.any(String) });
    expect((await listed({})).titles).toEqual(['Rain']);
    expect((await listed({ isArchived: true })).titles).toEqual(['Fog']);
    expect((await listed({ isArchived: true, q: { keyword: 'rain' } })).titles).toEqual([]);
    expect(await archive(fog.uuid)).toEqual(archived);
    expect(await archive(fog.uuid, false)).toEqual({ ...fog, archived_at: null });
    expect((await listed({})).titles).toEqual(['Fog', 'Rain']);
  });

  test('can be opened, saved, copied and deleted; its copy isn’t archived', async () => {
    const { uuid } = await added({ title: 'Fog' });
    await archive(uuid);
    const { data } = await service.graphql(SET, { uuid, revision: 1, drama: { title: 'Mist' } }, mira);
    expect(data.setDrama).toMatchObject({ title: 'Mist', revision: 2 });
    expect((await service.graphql(LIST, { uuid }, mira)).data.findDrama.list).toMatchObject([{ title: 'Mist' }]);
    await service.graphql('mutation ($uuid: ID!) { copyDrama(uuid: $uuid, title: "Haze") { uuid } }', { uuid }, mira);
    expect((await listed({})).titles).toEqual(['Haze']);
    expect((await listed({ isArchived: true })).titles).toEqual(['Mist']);
    expect((await service.graphql(DEL, { uuid }, mira)).data.delDrama).toBe(true);
    expect((await refusalOf(ARCHIVE, { uuid, isArchived: false }))?.code).toBe('drama/not-found');
  });

  test('keeps its label among those of archived ones; a label selects exactly its dramas', async () => {
    for (const [title, label] of [
      ['Fog', 'Sea'],
      ['Rain', 'Sea'],
      ['Snow', 'Sea, later'],
      ['Hail', ''],
    ])
      await added({ title, label });
    await archive((await added({ title: 'Wind', label: 'Sea' })).uuid);
    expect((await listed({})).labels).toEqual([
      ['Sea', 2],
      ['Sea, later', 1],
    ]);
    expect(await listed({ label: 'Sea' })).toMatchObject({ titles: ['Fog', 'Rain'] });
    expect(await listed({ label: 'Sea', isArchived: true })).toEqual({ titles: ['Wind'], labels: [['Sea', 1]] });
    expect((await listed({ label: 'Sea', q: { keyword: 'rai' } })).titles).toEqual(['Rain']);
    expect((await listed({ label: '' })).titles).toHaveLength(4);
    expect(await listed({}, stranger)).toEqual({ titles: [], labels: [] });
    const tooLong = await refusalOf(LISTED, { label: 'x'.repeat(61) });
    expect(tooLong?.fields).toEqual([expect.objectContaining({ path: 'label', key: 'invalid.too-long' })]);
  });
});
