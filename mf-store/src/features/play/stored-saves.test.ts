import { expect, test } from '@jest/globals';
import { Refusal, type Responses, testHost } from '@meowtale/web-kit/testing';
import { keepGrants } from './grants.ts';
import { storedSaves } from './stored-saves.ts';

const APP = '0190a5d0-0000-7000-8000-000000000001';
const STORE = '0190a5d0-0000-7000-8000-000000000002';
const current = {
  __typename: 'PlaySave',
  app_uuid: APP,
  slot: 'auto',
  revision: 9,
  data: 'theirs',
  updated_at: '2026-11-20T10:00:00.000Z',
};
const savesOf = (responses: Responses, part: 'whole' | 'opening' = 'whole') =>
  storedSaves(testHost(responses, '/store').host.urql, { app: APP, storeId: STORE, part });
const away = () => {
  throw new Refusal({ code: 'service/unavailable', status: 503 });
};
const taken = () => {
  throw new Refusal({ code: 'play/save-conflict', status: 409 });
};

test('an outage differs from a missing save', async () => {
  await expect(savesOf({ playSave: away }).load()).rejects.toThrow();
  expect(await savesOf({ playSave: () => ({ findPlaySave: null }) }).load()).toBeNull();
});

test('a conflict comes with the stored save, and is a failure while that can’t be read', async () => {
  const conflict = savesOf({ setPlaySave: taken, playSave: () => ({ findPlaySave: current }) });
  expect(await conflict.save(4, { data: 'mine', ended: false })).toMatchObject({
    kind: 'conflict',
    current: { revision: 9, data: 'theirs' },
  });
  expect(await savesOf({ setPlaySave: taken, playSave: away }).save(4, { data: 'mine', ended: false })).toEqual({ kind: 'failed' });
});

test('a work that was just paid is saved with the grant of its payment', async () => {
  keepGrants([{ store_id: STORE, grant: 'a-grant' }]);
  const sent: unknown[] = [];
  const saves = savesOf({
    setPlaySave: (variables) => {
      sent.push(variables);
      return { setPlaySave: { __typename: 'PlaySave', app_uuid: APP, slot: 'auto', revision: 1, updated_at: current.updated_at } };
    },
  });
  expect(await saves.save(0, { data: 'mine', ended: true })).toEqual({ kind: 'saved', revision: 1 });
  expect(sent).toEqual([{ app: APP, revision: 0, data: 'mine', ended: true, grant: 'a-grant', whole: true }]);
});

test('an opening is saved by the right to an opening', async () => {
  const sent: { whole: boolean }[] = [];
  const setPlaySave = (variables: { whole: boolean }) => {
    sent.push(variables);
    return away();
  };
  await savesOf({ setPlaySave }, 'opening').save(0, { data: 'mine', ended: false });
  expect(sent).toMatchObject([{ whole: false }]);
});

test.each([
  ['a work that may no longer be played', { code: '404', status: 404 }, { kind: 'denied' }],
  ['a save that is too large', { code: 'input/invalid', status: 400 }, { kind: 'failed', isFinal: true }],
  ['an expired session', { code: 'auth/id-token-expired', status: 401 }, { kind: 'failed', isFinal: false }],
  ['an outdated page', { code: 'gateway/operation-unknown', status: 400 }, { kind: 'failed', isFinal: false }],
  ['an outage', { code: 'service/unavailable', status: 503 }, { kind: 'failed', isFinal: false }],
] as const)('%s gives its own result', async (_what, refusal, result) => {
  const setPlaySave = () => {
    throw new Refusal(refusal);
  };
  expect(await savesOf({ setPlaySave }).save(4, { data: 'mine', ended: false })).toEqual(result);
});
