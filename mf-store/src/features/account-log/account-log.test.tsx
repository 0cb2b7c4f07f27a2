import { expect, jest, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { LogEntry } from './documents.ts';

const ORDER = '0198f6d2-0000-7000-8000-0000000000e1';
const entry = (change: Partial<LogEntry>): LogEntry & { __typename: string } => ({
  __typename: 'AccountLogEntry',
  uuid: change.reason ?? '',
  reason: 'order',
  account: 'coin',
  amount: -300,
  balance_after: 700,
  cause_uuid: ORDER,
  store_name: null,
  names: [],
  created_at: '2026-11-20T10:00:00.000Z',
  ...change,
});
const onRequest = jest.fn<(variables: object) => void>();
const answering = (list: LogEntry[], totalCount = list.length): Responses => ({
  accountLog: (variables) => {
    onRequest(variables);
    const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 30, pageCount: 1 };
    return { findAccountLog: { __typename: 'AccountLogList', list, totalCount, pageInfo } };
  },
});
const open = (responses: Responses, at = '/account-log') => renderRoute(createSlice, 'account-log', { responses, at });
const row = (name: RegExp) => screen.findByRole('row', { name });

test('each change has its reason, amount, balance and a link to its receipt', async () => {
  await open(
    answering([
      entry({ reason: 'order', store_name: 'Die Fähre', names: [{ language: 'en-US', name: 'The Night Ferry' }] }),
      entry({ reason: 'refund', account: 'silver', amount: 40, balance_after: 40 }),
      entry({ reason: 'share', account: 'earnings_pending', amount: 210, balance_after: 210 }),
      entry({ reason: 'made-up-later', amount: 5, balance_after: 5 }),
      entry({ reason: 'dispute', account: 'debt', amount: -180, balance_after: -180 }),
      entry({ reason: 'topup-refund', amount: -500, balance_after: 0 }),
      entry({ reason: 'topup-refund-part', amount: -200, balance_after: 300 }),
    ]),
  );
  const bought = await row(/Purchase/);
  expect(bought).toHaveTextContent('The Night Ferry · Meow coins');
  expect(bought).toHaveTextContent(/− 300 meow coins700 meow coins/);
  expect(within(bought).getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', `/receipt/${ORDER}`);
  expect(await row(/^Payment disputed/)).toHaveTextContent(/− 180 meow coins− 180 meow coins/);
  expect(await row(/^Top-up refunded(?! in part)/)).toHaveTextContent(/− 500 meow coins/);
  expect(await row(/^Top-up refunded in part/)).toHaveTextContent(/− 200 meow coins/);
  expect(await row(/^Refund/)).toHaveTextContent(/\+ 40 silver40 silver/);
  const sold = await row(/Share of a sale/);
  expect(sold).toHaveTextContent('Income, pending');
  expect(within(sold).queryByRole('link')).toBeNull();
  expect(await row(/Other/)).toBeVisible();
});

test('one balance only, and a later page, are queried by the address', async () => {
  const { person, host } = await open(answering([entry({})], 65), '/account-log?type=silver&page=2');
  await row(/Purchase/);
  expect(onRequest).toHaveBeenLastCalledWith({ type: 1, page: 2 });
  expect(screen.getByRole('link', { name: 'Silver' })).toHaveAttribute('aria-current', 'page');
  await person.click(screen.getByRole('link', { name: /next/i }));
  expect(host.navigation.push).toHaveBeenLastCalledWith('/account-log?type=silver&page=3');
  await person.click(screen.getByRole('link', { name: 'All' }));
  expect(host.navigation.push).toHaveBeenLastCalledWith('/account-log');
});

test('an empty log offers the first top-up, and a failed one shows an error', async () => {
  const { unmount } = await open(answering([]));
  expect(await screen.findByRole('heading', { name: 'No entries yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add credit' })).toBeEnabled();
  unmount();
  await open({
    accountLog: () => {
      throw new Refusal({ code: 'service/unavailable', status: 503 });
    },
  });
  expect(await screen.findByRole('heading', { name: 'The account log couldn’t be loaded' })).toBeVisible();
});
