import { expect, jest, test } from '@jest/globals';
import { renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { answerReturns, ownAddress, returnAddress } from './payment-return.ts';

const TO = '/my-game?state=abc';
const PAYMENT = '0198f6d2-0000-7000-8000-0000000000f1';
const come = (more = '') =>
  renderRoute(createSlice, 'payment-return', { responses: {}, at: `/payment-return?to=${encodeURIComponent(TO)}${more}`, person: null });

test('a tab without an answer can be closed, or continued in', async () => {
  const close = jest.spyOn(window, 'close').mockImplementation(() => {});
  await come();
  expect(await screen.findByRole('heading', { name: 'You can close this tab' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue here instead' })).toHaveAttribute('href', `${location.origin}${TO}`);
  expect(close).not.toHaveBeenCalled();
});

test('while the tab that began the payment exists, it receives the return and this one closes', async () => {
  const close = jest.spyOn(window, 'close').mockImplementation(() => {});
  const onReturn = jest.fn();
  answerReturns(onReturn);
  await come();
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(onReturn.mock.calls).toEqual([[null]]);
  // A browser that doesn't let it close shows that it can be closed.
  expect(await screen.findByRole('heading', { name: 'You can close this tab' })).toBeVisible();
});

test('a tab that left the payment’s page without paying names the payment', async () => {
  jest.spyOn(window, 'close').mockImplementation(() => {});
  const onReturn = jest.fn();
  answerReturns(onReturn);
  await come(`&left=${PAYMENT}`);
  await waitFor(() => expect(onReturn).toHaveBeenCalledWith(PAYMENT));
});

test.each(['https://evil.example/', '//evil.example/x', '/\\evil.example', 'javascript:alert(1)', null])('%s is not followed', (to) => {
  expect(ownAddress(to)).toBe('/');
});

test('an address that is too long for the wallet is returned to directly', () => {
  const href = (path: string) => `/de-DE${path}`;
  expect(returnAddress({ href }, '/de-DE/cart')).toBe('/de-DE/payment-return?to=%2Fde-DE%2Fcart');
  const long = `/cart?state=${'a'.repeat(2030)}`;
  expect(returnAddress({ href }, long)).toBe(long);
});
