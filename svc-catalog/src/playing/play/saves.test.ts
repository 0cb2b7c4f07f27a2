import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addReadyApp, shareApp } from '../../testing/listings.ts';

let catalog: TestCatalog;
let reader: TestPersonWithUuid;
let app: string;

beforeAll(async () => {
  catalog = await testCatalog();
  reader = await catalog.person('reader');
  app = await addReadyApp(catalog, (await catalog.creator('maker')).muid);
  await shareApp(catalog, app);
});
afterAll(() => catalog?.close());

const set = (revision: number, data: string, slot = 'auto', appUuid = app, person = reader) =>
  catalog.graphql(
    'mutation ($app: ID!, $slot: String, $revision: Int!, $data: String!) { setPlaySave(app_uuid: $app, slot: $slot, revision: $revision, data: $data) { revision data } }',
    { app: appUuid, slot, revision, data },
    person,
  );
const find = async (slot = 'auto', person = reader) =>
  (
    await catalog.graphql(
      'query ($app: ID!, $slot: String) { findPlaySave(app_uuid: $app, slot: $slot) { revision data slot } }',
      { app, slot },
      person,
    )
  ).data.findPlaySave;
const rejectionOf = (answer: Awaited<ReturnType<typeof set>>) => answer.errors?.[0]?.extensions;

describe('a save', () => {
  test('counts its revisions, and can’t be read by another person', async () => {
    expect(await find('one')).toBeNull();
    expect((await set(0, '{"a":1}', 'one')).data.setPlaySave).toEqual({ revision: 1, data: '{"a":1}' });
    expect((await set(1, '{"a":2}', 'one')).data.setPlaySave.revision).toBe(2);
    expect(await find('one')).toEqual({ revision: 2, data: '{"a":2}', slot: 'one' });
    const stranger = await catalog.person('stranger');
    expect(await find('one', stranger)).toBeNull();
    expect((await set(0, '1', 'one', app, stranger)).data.setPlaySave.revision).toBe(1);
  });

  test('over an older revision fails with the current save', async () => {
    await set(0, '"first"', 'two');
    await set(1, '"second"', 'two');
    expect(rejectionOf(await set(1, '"late"', 'two'))).toMatchObject({
      code: 'play/save-conflict',
      status: 409,
      data: { revision: 2, data: '"second"', slot: 'two', updated_at: expect.any(String) },
    });
    expect(await find('two')).toMatchObject({ revision: 2, data: '"second"' });
    expect(rejectionOf(await set(7, '"x"', 'never-saved'))).toMatchObject({ code: 'play/save-conflict', data: null });
  });

  test('by fifty browsers at once writes each revision once', async () => {
    for (const revision of [0, 1]) {
      const responses = await Promise.all(Array.from({ length: 50 }, (_, browser) => set(revision, `${browser}`, 'race')));
      const wrote = responses.filter((answer) => !answer.errors);
      expect(wrote.map((answer) => answer.data.setPlaySave.revision)).toEqual([revision + 1]);
      expect(new Set(responses.filter((answer) => answer.errors).map((answer) => rejectionOf(answer)?.code))).toEqual(
        new Set(['play/save-conflict']),
      );
      expect(await find('race')).toMatchObject({ revision: revision + 1, data: wrote[0]?.data.setPlaySave.data });
    }
  });

  test('has at most 256 KB of JSON, counted in bytes', async () => {
    const text = (bytes: number) => JSON.stringify('貓'.repeat((bytes - 2) / 3) + 'x'.repeat((bytes - 2) % 3));
    expect(Buffer.byteLength(text(256 * 1024))).toBe(256 * 1024);
    expect((await set(0, text(256 * 1024), 'large')).data.setPlaySave.revision).toBe(1);
    expect(rejectionOf(await set(1, text(256 * 1024 + 1), 'large'))?.fields).toEqual([{ path: 'data', key: 'play.errors.saveTooLarge' }]);
  });

  test('that isn’t JSON, for an unknown work, or in an invalid slot is rejected', async () => {
    expect(rejectionOf(await set(0, '{', 'bad'))?.fields).toEqual([{ path: 'data', key: 'play.errors.saveNotJson' }]);
    expect(rejectionOf(await set(0, '"a\u0000"', 'bad'))?.fields).toEqual([{ path: 'data', key: 'play.errors.saveNotJson' }]);
    expect(rejectionOf(await set(0, '1', 'auto', uuidv7()))?.code).toBe('404');
    expect(rejectionOf(await set(0, '1', '../x'))?.fields?.[0]?.key).toBe('play.errors.slot');
  });

  test('can be in one of ten slots per work', async () => {
    const hoarder = await catalog.person('hoarder');
    for (let slot = 0; slot < 10; slot++) expect((await set(0, '1', `s${slot}`, app, hoarder)).errors).toBeUndefined();
    expect(rejectionOf(await set(0, '1', 's10', app, hoarder))?.fields?.[0]?.key).toBe('play.errors.tooManySlots');
  });
});
