import { afterEach, expect, jest, test } from '@jest/globals';
import { fakeTimers, Refusal, type Responses } from '@meowtale/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPopup } from '../bill/test-bill.tsx';

afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const DAY_MS = 86_400_000;
const service = (key: string, value: number | null = 1) => ({
  __typename: 'VipPlanService',
  key,
  value,
  name: `plans.services.${key}`,
  desc: value === null ? `plans.without.${key}` : null,
});
const price = (currency_id: string, pay_amount: number) => ({ __typename: 'VipPlanPrice', currency_id, pay_amount });
const PRO = [service('upload.app.add_size', null), service('share.link.max_age', null), service('release.immediate')];
const plan = (grade: number, services: object[], prices: object[] = []) => ({
  __typename: 'VipPlan',
  grade,
  seconds: grade === 1 ? 2_592_000 : null,
  price: prices,
  services,
});

/** A wallet that sells plans, to a person with PRO for the given number of days. */
function seller({ days, change = {} }: { days?: number; change?: Responses } = {}) {
  const started: Record<string, unknown>[] = [];
  const payment = { state: 0 };
  const ended_at = new Date(Date.now() + (days ?? 0) * DAY_MS).toISOString();
  const vip = { __typename: 'UserVip', state: (days ?? 0) > 0 ? 1 : 0, grade: 1, started_at: '2026-01-01T00:00:00.000Z', ended_at };
  const responses: Responses = {
    planOptions: () => ({
      getConfig2: { __typename: 'Config2', contactEmail: 'team@meowtale.example' },
      findVipPlan: {
        __typename: 'VipPlanList',
        list: [
          plan(0, [service('upload.app.add_size', 5), service('share.link.max_age', 7)]),
          plan(1, PRO, [price('USD', 1563), price('TWD', 50_000), price('CNY', 11_250)]),
          plan(2, PRO),
        ],
      },
      findPaymentMethod: [
        {
          __typename: 'PaymentMethod',
          method: 'card',
          provider_key: 'sandbox',
          payment_provider_id: 'p-1',
          support_currency: 'USD,TWD,CNY',
        },
      ],
      findPaymentProvider: [
        { __typename: 'PaymentProvider', id: 'p-1', provider_key: 'sandbox', method: 'card', currencies: ['USD', 'TWD', 'CNY'] },
      ],
    }),
    myPlans: () => ({ me: { __typename: 'User', uuid: 'u', user_vip: days === undefined ? [] : [vip] } }),
    buyPlan: (variables) => {
      started.push(variables);
      return { addVipOrder: { __typename: 'Payment', uuid: `pay-${started.length}`, state: 0, payment_url: 'https://pay.example/1' } };
    },
    paymentState: ({ uuid }) => ({ findPayment: { __typename: 'Payment', uuid, state: payment.state, coins: 0 } }),
    ...change,
  };
  return { responses, started, payment };
}

const openTab = () => {
  const opened = { opener: {}, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return opened;
};
const cards = async () => within(await screen.findByRole('list', { name: 'Plans' }));
const card = async (name: string) => {
  const heading = (await cards()).getByRole('heading', { name });
  return within(heading.closest('li') as HTMLElement);
};

test('three plans show their services and prices; without a paid one Basic is the person’s', async () => {
  const { responses } = seller();
  await renderPopup('store.plans', {}, responses, '/store');
  expect((await card('Basic')).getByText('Current plan')).toBeVisible();
  expect((await card('Basic')).getByText('5 GB')).toBeVisible();
  expect((await card('Basic')).getByText('7 days')).toBeVisible();
  expect((await card('Basic')).getByText('Web only')).toBeVisible();
  expect((await card('PRO')).getByText('$15.63 for 30 days')).toBeVisible();
  expect((await card('PRO')).getByText('no limit')).toBeVisible();
  expect((await card('Enterprise')).getByText('By agreement with our team')).toBeVisible();
  expect((await card('Enterprise')).getByText('Everything in PRO, and what we agree on with you, for example:')).toBeVisible();
  expect((await card('Enterprise')).getByRole('link', { name: 'Write to team@meowtale.example' })).toHaveAttribute(
    'href',
    'mailto:team@meowtale.example',
  );
  expect((await card('Enterprise')).queryByText('Immediate releases')).toBeNull();
});

test('PRO is paid in a new tab at the shown price, and the outcome is shown', async () => {
  const { responses, started, payment } = seller();
  const tab = openTab();
  await renderPopup('store.plans', {}, responses, '/store?uid=abc');
  await card('PRO');
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.dblClick(screen.getByRole('button', { name: 'Pay for PRO in a new tab' }));
  await act(async () => jest.advanceTimersByTimeAsync(100));
  expect(started).toHaveLength(1);
  expect(started[0]).toMatchObject({ grade: 1, provider: 'p-1', currency: 'USD', payAmount: 1563 });
  expect(new URLSearchParams(String(started[0]?.returnUrl).split('?')[1]).get('to')).toMatch(/^\/store\?uid=abc&state=/);
  expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/1');
  payment.state = 1;
  await act(async () => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Payment received. PRO is active.')).toBeVisible();
});

test('in another currency that currency’s price is shown and paid', async () => {
  const { responses, started } = seller();
  openTab();
  await renderPopup('store.plans', {}, responses, '/store');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Currency' }));
  await userEvent.click(await screen.findByRole('option', { name: 'New Taiwan dollar' }));
  expect(await (await card('PRO')).findByText('NT$500 for 30 days')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pay for PRO in a new tab' }));
  expect(await screen.findByText(/^Waiting for the payment/)).toBeVisible();
  expect(started[0]).toMatchObject({ currency: 'TWD', payAmount: 50_000 });
});

test('an active plan shows its end and is extended from it; an expired one shows that', async () => {
  fakeTimers('2026-11-20T12:00:00.000Z');
  const { responses } = seller({ days: 10 });
  const { unmount } = await renderPopup('store.plans', {}, responses, '/store');
  expect((await card('PRO')).getByText(/^Active until /)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Renew PRO in a new tab' })).toBeEnabled();
  const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(Date.now() + 40 * DAY_MS);
  expect(screen.getByText(`If you pay now, PRO is active until ${until}.`)).toBeVisible();
  unmount();
  await renderPopup('store.plans', {}, seller({ days: -3 }).responses, '/store');
  expect(await screen.findByText(/^Your PRO plan ended on /)).toBeVisible();
  expect((await card('Basic')).getByText('Current plan')).toBeVisible();
});

test('Enterprise shows its end, in words what can be agreed on, and doesn’t offer PRO', async () => {
  const until = new Date(Date.now() + 200 * DAY_MS).toISOString();
  const vip = (grade: number, ended_at: string) => ({
    __typename: 'UserVip',
    state: 1,
    grade,
    started_at: '2026-01-01T00:00:00.000Z',
    ended_at,
  });
  const both = [vip(1, new Date(Date.now() + 220 * DAY_MS).toISOString()), vip(2, until)];
  const myPlans = () => ({ me: { __typename: 'User', uuid: 'u', user_vip: both } });
  await renderPopup('store.plans', {}, seller({ change: { myPlans } }).responses, '/store');
  const enterprise = await card('Enterprise');
  expect(
    await enterprise.findByText(`Active until ${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(Date.parse(until))}`),
  ).toBeVisible();
  expect(enterprise.getByText('Everything in PRO, and what we agree on with you, for example:')).toBeVisible();
  expect(
    enterprise
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .slice(1),
  ).toEqual(['Custom structures', 'Team collaboration', 'Marketing', 'Automation', 'Dedicated server']);
  expect((await card('PRO')).queryByText(/^Active until/)).toBeNull();
  expect(screen.getByText(/^Enterprise includes everything in PRO\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /PRO in a new tab/ })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Currency' })).toBeNull();
});

test('a week before its end a notice is shown', async () => {
  await renderPopup('store.plans', {}, seller({ days: 6 }).responses, '/store');
  expect(await screen.findByText(/^Your PRO plan ends on /)).toBeVisible();
});

test('after paying for a year ahead a person sees when they may pay again', async () => {
  await renderPopup('store.plans', {}, seller({ days: 355 }).responses, '/store');
  expect(await screen.findByText(/^PRO is already active for a year ahead/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Renew PRO in a new tab' })).toBeDisabled();
});

test('a failed query shows an error, and is sent again on retry', async () => {
  let down = true;
  const { responses } = seller();
  const options = responses.planOptions as () => object;
  const planOptions = () => {
    if (down) throw new Refusal({ code: 'service/unavailable', status: 503 });
    return options();
  };
  await renderPopup('store.plans', {}, { ...responses, planOptions }, '/store');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  down = false;
  await userEvent.click(retry);
  expect(await card('PRO')).toBeDefined();
});
