import { beforeEach, expect, jest, test } from '@jest/globals';
import { localSaves } from './local-saves.ts';

const APP = '0190a5d0-0000-7000-8000-000000000001';

beforeEach(() => localStorage.clear());

test('a guest’s place is restored, in this browser', async () => {
  await expect(localSaves(APP).save(0, { data: 'one', ended: false })).resolves.toEqual({ kind: 'saved', revision: 1 });
  await expect(localSaves(APP).load()).resolves.toMatchObject({ revision: 1, data: 'one' });
});

test('two tabs don’t overwrite each other', async () => {
  await localSaves(APP).save(0, { data: 'one', ended: false });
  const conflict = { kind: 'conflict', current: { revision: 1, data: 'one' } };
  await expect(localSaves(APP).save(0, { data: 'other', ended: false })).resolves.toMatchObject(conflict);
});

test.each(['{', '{"revision":"1"}', '[]'])('a foreign value in storage, %s, is no save', async (text) => {
  localStorage.setItem(`meowtale.save.${APP}`, text);
  await expect(localSaves(APP).load()).resolves.toBeNull();
});

test('a browser without space doesn’t crash', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(localSaves(APP).save(0, { data: 'one', ended: false })).resolves.toEqual({ kind: 'failed' });
});
