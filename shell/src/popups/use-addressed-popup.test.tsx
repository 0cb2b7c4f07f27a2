import { expect, jest, test } from '@jest/globals';
import { SHELL_POPUPS } from '@meowtale/contracts/popups/shell';
import { STORE_POPUPS } from '@meowtale/contracts/popups/store';
import { HostProvider, type ReturnState, writeReturnState } from '@meowtale/web-kit';
import { testHost } from '@meowtale/web-kit/testing';
import { render, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { createPopupStore } from './popup-store.ts';
import { useAddressedPopup } from './use-addressed-popup.ts';

const id = '0190a5d0-0000-7000-8000-000000000001';
const planned = Object.entries({ ...SHELL_POPUPS, ...STORE_POPUPS }).map(([name, schema]) => [
  name,
  { slice: 'any', input: z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown> },
]);

function Opener() {
  useAddressedPopup();
  return null;
}

/** Opens an address, and returns what is open then and the current address. */
function arrive(at: string, guest = false) {
  const { host } = testHost({}, at, guest ? null : undefined);
  const popups = createPopupStore(Object.fromEntries(planned));
  host.openPopup = (name, input) => popups.openPopup(name, input) as never;
  render(
    <HostProvider host={host}>
      <Opener />
    </HostProvider>,
  );
  const opened = () => popups.getState().open.map(({ name, input }) => ({ name, input }));
  const address = () => `${host.navigation.get().pathname}${host.navigation.get().search}`;
  return { host, opened, address };
}

const at = (state: ReturnState, more = '') => `/store/7?${more}state=${writeReturnState(state)}`;

test.each<[ReturnState, string, object]>([
  [{ action: 'open-bill', storeIds: [id], cart: true }, 'store.bill', { storeIds: [id], cart: true }],
  [{ action: 'open-bill', storeIds: [] }, 'store.bill', {}],
  [{ action: 'open-sponsor-bill', storeIds: [id], price: 50 }, 'store.sponsor-bill', { storeId: id, price: 50 }],
  [{ action: 'open-top-up' }, 'store.top-up', {}],
  [{ action: 'open-language' }, 'shell.language', {}],
])('%o opens its popup, once, and the rest of the address stays', async (state, name, input) => {
  const { opened, address } = arrive(at(state, 'uid=abc&utm_source=mail&'));
  await waitFor(() => expect(opened()).toEqual([{ name, input }]));
  expect(address()).toBe('/store/7?uid=abc&utm_source=mail');
});

test.each([
  ['an id too few', btoa(JSON.stringify({ action: 'open-sponsor-bill', price: 50 }))],
  ['a price that is none', writeReturnState({ action: 'open-sponsor-bill', storeIds: [id], price: -5 })],
  ['words where a number belongs', btoa(JSON.stringify({ action: 'open-top-up', amountCoins: '9' }))],
])('a state with %s opens nothing', async (_what, state) => {
  const { host, opened, address } = arrive(`/store/7?state=${state}`);
  await waitFor(() => expect(host.report).toHaveBeenCalled());
  expect(opened()).toEqual([]);
  expect(address()).toBe('/store/7');
});

test('another site’s state is left alone', async () => {
  const { opened, address } = arrive('/store/7?state=their-own');
  expect(opened()).toEqual([]);
  expect(address()).toBe('/store/7?state=their-own');
});

test.each([
  [true, 1],
  [false, 0],
])('a guest is asked to sign in first, and %p', async (signsIn, popups) => {
  const { host } = testHost({}, at({ action: 'open-top-up' }), null);
  host.session.signIn = jest.fn(async () => signsIn);
  host.openPopup = jest.fn(async () => undefined);
  render(
    <HostProvider host={host}>
      <Opener />
    </HostProvider>,
  );
  await waitFor(() => expect(host.session.signIn).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(host.openPopup).toHaveBeenCalledTimes(popups));
});
