import { beforeEach, expect, test } from '@jest/globals';
import type { PlaySave } from './documents.ts';
import { withGuestPlace } from './guest-place.ts';
import { guestPlace, localSaves } from './local-saves.ts';
import type { SaveResult } from './play-session.ts';

const APP = '0190a5d0-0000-7000-8000-000000000001';
const EARLIER = '2020-11-20T10:00:00.000Z';
const LATER = '2126-11-20T12:00:00.000Z';
const theirs = (updated_at: string): PlaySave => ({ app_uuid: APP, slot: 'auto', revision: 3, data: 'theirs', updated_at });

/** A person's saves in the service, and what was written to them. */
function account(current: PlaySave | null, result: SaveResult = { kind: 'saved', revision: (current?.revision ?? 0) + 1 }) {
  const written: [number, string][] = [];
  const endings: boolean[] = [];
  const saves = withGuestPlace(
    {
      load: async () => current,
      save: async (revision, { data, ended }) => {
        written.push([revision, data]);
        endings.push(ended);
        return result;
      },
    },
    guestPlace(APP),
  );
  return { saves, written, endings };
}

beforeEach(async () => {
  localStorage.clear();
  await localSaves(APP).save(0, { data: 'guest', ended: false });
});

test('a guest’s place is moved once to a person who signs in and has none', async () => {
  const first = account(null);
  expect(await first.saves.load()).toMatchObject({ revision: 1, data: 'guest' });
  expect(first.written).toEqual([[0, 'guest']]);
  const second = account(null);
  expect(await second.saves.load()).toBeNull();
  expect(second.written).toEqual([]);
});

test('it replaces an earlier place, and leaves a later one', async () => {
  const later = account(theirs(LATER));
  expect(await later.saves.load()).toMatchObject({ revision: 3, data: 'theirs' });
  expect(later.written).toEqual([]);
  expect(await localSaves(APP).load()).toBeNull();

  await localSaves(APP).save(0, { data: 'guest again', ended: false });
  const earlier = account(theirs(EARLIER));
  expect(await earlier.saves.load()).toMatchObject({ revision: 4, data: 'guest again' });
  expect(earlier.written).toEqual([[3, 'guest again']]);
});

test('a finished run is moved as finished, and a place stored without it as unfinished', async () => {
  await localSaves(APP).save(1, { data: 'the end', ended: true });
  const finished = account(null);
  await finished.saves.load();
  expect([finished.written, finished.endings]).toEqual([[[0, 'the end']], [true]]);

  const before = { app_uuid: APP, slot: 'auto', revision: 1, data: 'guest', updated_at: LATER };
  localStorage.setItem(`meowtale.save.${APP}`, JSON.stringify(before));
  const earlier = account(null);
  await earlier.saves.load();
  expect([earlier.written, earlier.endings]).toEqual([[[0, 'guest']], [false]]);
});

test('a save by another browser during the move is later', async () => {
  const current = { ...theirs(LATER), revision: 9 };
  expect(await account(theirs(EARLIER), { kind: 'conflict', current }).saves.load()).toEqual(current);
  expect(await localSaves(APP).load()).toBeNull();
});

test('while it can’t be written no other place is opened; after a final rejection the person’s own is', async () => {
  await expect(account(theirs(EARLIER), { kind: 'failed' }).saves.load()).rejects.toThrow();
  expect(await localSaves(APP).load()).toMatchObject({ data: 'guest' });
  expect(await account(theirs(EARLIER), { kind: 'failed', isFinal: true }).saves.load()).toMatchObject({ data: 'theirs' });
  expect(await account(theirs(EARLIER), { kind: 'denied' }).saves.load()).toMatchObject({ data: 'theirs' });
  expect(await localSaves(APP).load()).toMatchObject({ data: 'guest' });
});
