import { expect, test } from '@jest/globals';
import { type ReturnState, readReturnState, writeReturnState } from './return-state.ts';

const id = '0190a5d0-0000-7000-8000-000000000001';

test('the state of a bill comes back from the address', () => {
  const text = writeReturnState({ action: 'open-bill', storeIds: [id] });
  expect(readReturnState(`?a=1&state=${text}`)).toEqual({ action: 'open-bill', storeIds: [id] });
});

test('so does the state of a reward, with what was to be given', () => {
  const state: ReturnState = { action: 'open-sponsor-bill', storeIds: [id], price: 1200 };
  expect(readReturnState(`?state=${writeReturnState(state)}`)).toEqual(state);
});

test.each(['', '?state=', '?state=%%%', '?state=e30', `?state=${btoa('{"action":"evil","storeIds":[]}')}`])('%p is no state', (search) => {
  expect(readReturnState(search)).toBeNull();
});
