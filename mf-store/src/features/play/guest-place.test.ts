import { beforeEach, expect, test } from '@jest/globals';
import type { PlaySave } from './documents.ts';
import { withGuestPlace } from './guest-place.ts';
import { guestPlace, localSaves } from './local-saves.ts';
import type { SaveResult } from './play-session.ts';

const APP = '0190a5d0-0000-7000-8000-000000000001';
const EARLIER = '2020-11-20T10:00:00.000Z';
const LATER = '2126-11-20T12:00:00.000Z';
const theirs = (updated_at: string): PlaySave => ({ app_uuid: APP, slot: 'auto', revision: 3, data: 'theirs', updated_at });

/** A person's saves with the service, and what was written there. */
function account(current: PlaySave | null, result: SaveResult = { kind: 'saved', revision: (current?.revision ?? 0) + 1 }) {
  const written: [number, string][] = [];
  const saves = withGuestPlace(
    {
      load: async () => current,
      save: async (revision, { data }) => {
        written.push([revision, data]);
        return result;
      },
    },
    guestPlace(APP),
  );
  return { saves, written };
}

beforeEach(async () => {
  localStorage.clear();
  await localSaves(APP).save(0, { data: 'guest', ended: false });
});

test('a guest’s place becomes that of whoever signs in and has none, once', async () => {
  const first = account(null);
  expect(await first.saves.load()).toMatchObject({ revision: 1, data: 'guest' });
  expect(first.written).toEqual([[0, 'guest']]);
  const second = account(null);
  expect(await second.saves.load()).toBeNull();
  expect(second.written).toEqual([]);
});

test('it follows an earlier place, and leaves a later one as it is', async () => {
  const later = account(theirs(LATER));
  expect(await later.saves.load()).toMatchObject({ revision: 3, data: 'theirs' });
  expect(later.written).toEqual([]);
  expect(await localSaves(APP).load()).toBeNull();

  await localSaves(APP).save(0, { data: 'guest again', ended: false });
  const earlier = account(theirs(EARLIER));
  expect(await earlier.saves.load()).toMatchObject({ revision: 4, data: 'guest again' });
  expect(earlier.written).toEqual([[3, 'guest again']]);
});

test('what another browser saved while it was carried over is later', async () => {
  const current = { ...theirs(LATER), revision: 9 };
  expect(await account(theirs(EARLIER), { kind: 'conflict', current }).saves.load()).toEqual(current);
  expect(await localSaves(APP).load()).toBeNull();
});

test('while it can’t be written nothing is opened past it; once it is refused for good the person’s own place is', async () => {
  await expect(account(theirs(EARLIER), { kind: 'failed' }).saves.load()).rejects.toThrow();
  expect(await localSaves(APP).load()).toMatchObject({ data: 'guest' });
  expect(await account(theirs(EARLIER), { kind: 'failed', isFinal: true }).saves.load()).toMatchObject({ data: 'theirs' });
});
