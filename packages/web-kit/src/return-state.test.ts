import { expect, test } from '@jest/globals';
import { addressWith, type ReturnState, readReturnState, returnStateOf, writeReturnState } from './return-state.ts';

const id = '0190a5d0-0000-7000-8000-000000000001';
const other = '0190a5d0-ffff-7000-8000-0000000000ff';
const read = (state: ReturnState) => readReturnState(`?a=1&state=${writeReturnState(state)}`);

test.each<[ReturnState, string, object]>([
  [{ action: 'open-bill', storeIds: [id] }, 'store.bill', { storeIds: [id] }],
  [{ action: 'open-bill', storeIds: [id, other], cart: true }, 'store.bill', { storeIds: [id, other], cart: true }],
  [{ action: 'open-bill', storeIds: [], cart: true }, 'store.bill', { cart: true }],
  [{ action: 'open-sponsor-bill', storeIds: [id], price: 1200 }, 'store.sponsor-bill', { storeId: id, price: 1200 }],
  [{ action: 'open-top-up', amountCoins: 80 }, 'store.top-up', { amountCoins: 80 }],
  [{ action: 'open-country' }, 'shell.country', {}],
  [{ action: 'open-language' }, 'shell.language', {}],
])('%o is read back from an address', (state, name, input) => {
  expect(read(state)).toMatchObject({ name, input });
});

test.each([
  ['store.bill', {}],
  ['store.bill', { storeIds: [id, other], cart: true }],
  ['store.sponsor-bill', { storeId: id, price: 50 }],
  ['store.top-up', { amountCoins: 80 }],
  ['store.plans', {}],
  ['shell.country', {}],
  ['shell.language', {}],
])('the address of %s with %o opens it again', (name, input) => {
  const state = returnStateOf(name, input);
  expect(state && read(state)).toMatchObject({ name, input });
});

test('a popup that can’t be reopened has no state', () => {
  expect(returnStateOf('shell.message', { text: 'Saved' })).toBeNull();
});

test('the state of a payment page with a full cart fits the return address of a payment', () => {
  const storeIds = Array.from({ length: 50 }, () => crypto.randomUUID());
  const text = writeReturnState({ action: 'open-bill', storeIds, cart: true });
  expect(text).toMatch(/^[\w.-]+$/);
  expect(text.length).toBeLessThan(1500);
  expect(readReturnState(`?state=${text}`)?.input).toEqual({ storeIds, cart: true });
});

const encoded = (value: unknown) => btoa(JSON.stringify(value));
test.each([
  '',
  '?state=',
  '?state=%%%',
  '?state=.',
  '?state=e30',
  `?state=${encoded({ action: 'evil' })}`,
  `?state=${encoded({ action: 'constructor' })}`,
  `?state=${encoded({ action: '__proto__' })}`,
  `?state=${encoded({ action: ['open-bill'] })}`,
  `?state=${encoded(null)}`,
  `?state=${encoded({ action: 'open-bill' })}.AAAA`,
  `?state=${btoa('\xff\xfe')}`,
  `?state=${'A'.repeat(5000)}`,
])('%p contains no state', (search) => {
  expect(readReturnState(search)).toBeNull();
});

test('a state contains only input of its popup', () => {
  const search = `?state=${encoded({ action: 'open-top-up', returnUrl: 'https://evil.example', amountCoins: 5 })}`;
  expect(readReturnState(search)?.input).toEqual({ amountCoins: 5 });
});

test('the other parts of the address stay, with a state and without', () => {
  const at = { pathname: '/store/7', search: '?uid=abc&utm_source=mail', hash: '#comments' };
  const there = addressWith(at, { action: 'open-country' });
  const { pathname, search, hash } = new URL(there, 'http://localhost');
  expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({ uid: 'abc', utm_source: 'mail' });
  expect(readReturnState(search)?.name).toBe('shell.country');
  expect(addressWith({ pathname, search, hash }, null)).toBe('/store/7?uid=abc&utm_source=mail#comments');
});
