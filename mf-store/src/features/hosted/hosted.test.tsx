import { afterEach, expect, jest, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { LoggedPayment } from './documents.ts';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const GRANT = 'g'.repeat(43);
const requests: [string, Record<string, unknown>][] = [];
afterEach(() => void requests.splice(0));
const note =
  (name: string, answer: (variables: Record<string, unknown>) => unknown): Responses[string] =>
  (variables) => {
    requests.push([name, variables]);
    return answer(variables);
  };
const refusing =
  (code: string, status = 409) =>
  () => {
    throw new Refusal({ code: code as 'hosted/credential-used', status });
  };

const access = (payload: object = {}) => ({
  openHostedPage: {
    __typename: 'HostedAccess',
    hosted_grant: GRANT,
    nickname: 'Mira',
    payload: { __typename: 'HostedPayload', amount: null, currency_id: null, return_url: null, ...payload },
    expires_at: '2126-11-20T10:00:00.000Z',
  },
});

const seller: Responses = {
  topUpOptions: ({ currency }) => ({
    findRechargePlan: {
      __typename: 'RechargePlanList',
      list: [100, 300].map((coin) => ({
        __typename: 'RechargePlan',
        id: `${currency}-${coin}`,
        coin,
        amount: coin,
        pay_amount: coin,
        currency_id: currency,
      })),
    },
    findPaymentMethod: [
      {
        __typename: 'PaymentMethod',
        method: 'card',
        provider_key: 'stripe',
        payment_provider_id: 'stripe',
        support_currency: 'USD,TWD,CNY',
      },
    ],
    findPaymentProvider: [
      { __typename: 'PaymentProvider', id: 'stripe', provider_key: 'stripe', method: 'card', currencies: ['USD', 'TWD', 'CNY'] },
    ],
  }),
  exactAmount: ({ currency, amount }) => ({
    preRechargeAccount: {
      __typename: 'PreRecharge',
      currency_id: currency,
      list: amount.map((coins: number) => ({ __typename: 'PreRechargeAmount', amount: coins, pay_amount: coins })),
    },
  }),
};

const open = (id: 'hosted-recharge' | 'hosted-payment-log', responses: Responses, at: string, person: null | undefined = null) =>
  renderRoute(createSlice, id, { responses: { ...seller, ...responses }, at, person });
const recharge = (responses: Responses, at = '/hosted/recharge?data=abc', person: null | undefined = null) =>
  open('hosted-recharge', responses, at, person);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a credential is used once, removed from the address, and identifies the account; no sign-in is needed', async () => {
  const { host } = await recharge({ openHostedPage: note('open', () => access()) });
  expect(await heading('Add credit')).toBeVisible();
  expect(screen.getByText('Account: Mira')).toBeVisible();
  expect(host.navigation.replace).toHaveBeenCalledWith('/hosted/recharge');
  expect(requests).toEqual([['open', { data: 'abc', action: 'recharge' }]]);
});

test('the page begins with the values of its credential, and its calls carry only the grant', async () => {
  const tab = { opener: {}, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { person } = await recharge({
    openHostedPage: () => access({ amount: 123, currency_id: 'CNY', return_url: '/store' }),
    startPayment: note('start', () => ({
      rechargeAccount: { __typename: 'Payment', uuid: 'u1', state: 0, payment_url: 'https://pay.example/1' },
    })),
    paymentState: note('state', () => ({ findPayment: { __typename: 'Payment', uuid: 'u1', state: 1, coins: 123 } })),
  });
  expect(await screen.findByRole('radio', { name: /^123 meow coins/ })).toBeChecked();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay in a new tab' })).toBeEnabled());
  await person.click(screen.getByRole('button', { name: 'Pay in a new tab' }));
  expect(await screen.findByText('Payment received. The coins are in your balance.')).toBeVisible();
  expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/1');
  const [started, state] = requests;
  expect(started?.[1]).toMatchObject({
    grant: GRANT,
    amount: 123,
    currency: 'CNY',
    returnUrl: '/payment-return?to=%2Fstore',
    provider: 'stripe',
  });
  expect(state).toEqual(['state', { uuid: 'u1', grant: GRANT }]);
});

test.each([
  ['hosted/credential-invalid', 400],
  ['hosted/credential-used', 409],
  ['hosted/credential-expired', 410],
  ['hosted/credential-foreign', 403],
])('%s is shown, and the page can be opened again from the person’s own account', async (code, status) => {
  let isRejecting = true;
  const { person, host } = await recharge(
    {
      openHostedPage: note('open', () => (isRejecting ? refusing(code, status)() : access())),
      addHostedPage: note('add', () => ({
        addHostedPage: {
          __typename: 'HostedPage',
          url: 'http://localhost:3000/hosted/recharge?data=anew',
          expires_at: '2126-11-20T10:00:00.000Z',
        },
      })),
    },
    undefined,
    undefined,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(`The shell's words for ${code}`);
  expect(screen.queryByRole('button', { name: 'Pay in a new tab' })).toBeNull();
  isRejecting = false;
  await person.click(screen.getByRole('button', { name: 'Open from my account' }));
  expect(await screen.findByText('Account: Mira')).toBeVisible();
  expect(host.session.signIn).toHaveBeenCalled();
  expect(requests.slice(1)).toEqual([
    ['add', { action: 'recharge' }],
    ['open', { data: 'anew', action: 'recharge' }],
  ]);
});

test('without a credential the page explains how to get one, and sends no query', async () => {
  await recharge({}, '/hosted/recharge');
  expect(await heading('Add credit')).toBeVisible();
  expect(screen.getByText(/^This page needs a one-time link/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('after an outage the same credential is tried again', async () => {
  let down = true;
  const { person } = await recharge({
    openHostedPage: note('open', () => (down ? refusing('service/unavailable', 503)() : access())),
  });
  expect(await heading('The page couldn’t be opened')).toBeVisible();
  down = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Account: Mira')).toBeVisible();
  expect(requests.map(([, { data }]) => data)).toEqual(['abc', 'abc']);
});

test('a page that was open for too long closes', async () => {
  const tab = { opener: {}, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { person } = await recharge({ openHostedPage: () => access(), startPayment: refusing('hosted/page-ended', 410) });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay in a new tab' })).toBeEnabled());
  await person.click(screen.getByRole('button', { name: 'Pay in a new tab' }));
  expect(await screen.findByRole('button', { name: 'Open from my account' })).toBeEnabled();
  expect(screen.getByRole('alert')).toHaveTextContent("The shell's words for hosted/page-ended");
  expect(tab.close).toHaveBeenCalled();
});

const payment = (change: Partial<LoggedPayment>): LoggedPayment & { __typename: string } => ({
  __typename: 'PaymentLogEntry',
  uuid: `${change.state}${change.reversal}${change.vip_grade}`,
  state: 1,
  reversal: null,
  coins: 500,
  vip_grade: null,
  currency_id: 'USD',
  pay_amount: 500,
  provider_key: 'stripe',
  created_at: '2026-11-20T10:00:00.000Z',
  ...change,
});

test('the payment log shows what was paid, for what, how, and the outcome; a later page is queried with the same grant', async () => {
  const list = [
    payment({ state: 0 }),
    payment({ state: 1 }),
    payment({ state: 2 }),
    payment({ reversal: 'refunded' }),
    payment({ reversal: 'disputed' }),
    payment({ reversal: 'lost' }),
    payment({ vip_grade: 1, coins: 0, pay_amount: 50_000, currency_id: 'TWD' }),
  ];
  const { person, host } = await open(
    'hosted-payment-log',
    {
      openHostedPage: () => access(),
      paymentLog: note('log', () => ({ findPaymentLog: { __typename: 'PaymentLogList', list, totalCount: 65 } })),
    },
    '/hosted/payment-log?data=abc',
  );
  expect(await heading('Payment log')).toBeVisible();
  const rows = (await within(await screen.findByRole('table')).findAllByRole('row')).slice(1).map((row) => row.textContent);
  for (const [index, text] of [
    'Pending',
    'Paid',
    'Failed',
    'Refunded',
    'Disputed',
    'Refunded after dispute',
    'PRO planCardPaidNT$500',
  ].entries())
    expect(rows[index]).toContain(text);
  expect(rows[1]).toMatch(/500 meow coinsCardPaid\$5\.00/);
  await person.click(screen.getByRole('link', { name: /next/i }));
  expect(host.navigation.push).toHaveBeenLastCalledWith('/hosted/payment-log?page=2');
  await act(async () => undefined);
  expect(requests.map(([, variables]) => variables)).toEqual([
    { page: 1, grant: GRANT },
    { page: 2, grant: GRANT },
  ]);
});

test('an empty log has an empty state, and a failed one offers a retry', async () => {
  const { unmount } = await open(
    'hosted-payment-log',
    {
      openHostedPage: () => access(),
      paymentLog: () => ({ findPaymentLog: { __typename: 'PaymentLogList', list: [], totalCount: 0 } }),
    },
    '/hosted/payment-log?data=abc',
  );
  expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeVisible();
  unmount();
  await open(
    'hosted-payment-log',
    { openHostedPage: () => access(), paymentLog: refusing('service/unavailable', 503) },
    '/hosted/payment-log?data=abc',
  );
  expect(await screen.findByRole('heading', { name: 'The payment log couldn’t be loaded' })).toBeVisible();
});

test('the account log opens each in a new tab, by its own address; a blocked tab shows a message', async () => {
  const tab = { opener: {}, location: { replace: jest.fn() }, close: jest.fn() };
  const opened = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 30, pageCount: 1 };
  const { person, host } = await renderRoute(createSlice, 'account-log', {
    at: '/account-log?type=silver',
    responses: {
      accountLog: () => ({ findAccountLog: { __typename: 'AccountLogList', list: [], totalCount: 0, pageInfo } }),
      addHostedPage: note('add', ({ action }) => ({
        addHostedPage: {
          __typename: 'HostedPage',
          url: `http://localhost:3000/hosted/${action}?data=abc`,
          expires_at: '2126-11-20T10:00:00.000Z',
        },
      })),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Payment log' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenLastCalledWith('/hosted/payment-log?data=abc'));
  await person.click(screen.getByRole('button', { name: 'Add credit in a new tab' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenLastCalledWith('/hosted/recharge?data=abc'));
  expect(requests.map(([, variables]) => variables)).toEqual([
    { action: 'payment-log' },
    { action: 'recharge', returnUrl: '/account-log?type=silver' },
  ]);
  opened.mockReturnValue(null);
  await person.click(screen.getByRole('button', { name: 'Payment log' }));
  expect(host.showError).toHaveBeenCalledWith({ code: 'pay/new-tab-prevent' });
});
