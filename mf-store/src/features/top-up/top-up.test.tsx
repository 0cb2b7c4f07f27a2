import { afterEach, expect, jest, test } from '@jest/globals';
import { RECHARGE_POLL_MS } from '@meowtale/contracts';
import { fakeTimers, mira, passTime, Refusal, type Responses } from '@meowtale/web-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPopup } from '../bill/test-bill.tsx';
import { sayReturned } from './payment-return.ts';

afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const RATE: Record<string, number> = { USD: 100, TWD: 3200, CNY: 720 };
const planOf = (currency: string, coin: number) => ({
  __typename: 'RechargePlan',
  id: `${currency}-${coin}`,
  coin,
  amount: coin,
  pay_amount: Math.ceil((coin * (RATE[currency] ?? 0)) / 100),
  currency_id: currency,
});

type Started = Record<string, unknown>;

/** A wallet that sells coins; `started` records the payments, `state` is the state of the payment. */
function seller(change: Responses = {}) {
  const started: Started[] = [];
  const payment = { state: 0 };
  const responses: Responses = {
    topUpOptions: ({ currency }) => ({
      findRechargePlan: { __typename: 'RechargePlanList', list: [100, 300, 1000].map((coin) => planOf(currency, coin)) },
      findPaymentMethod: [
        {
          __typename: 'PaymentMethod',
          method: 'card',
          provider_key: 'stripe',
          payment_provider_id: 'p-stripe',
          support_currency: 'USD,TWD',
        },
        {
          __typename: 'PaymentMethod',
          method: 'card',
          provider_key: 'sandbox',
          payment_provider_id: 'p-sandbox',
          support_currency: 'USD,TWD,CNY',
        },
        { __typename: 'PaymentMethod', method: 'wallet', provider_key: 'nobody', payment_provider_id: 'p-nobody', support_currency: 'USD' },
      ],
      findPaymentProvider: [
        { __typename: 'PaymentProvider', id: 'p-stripe', provider_key: 'stripe', method: 'card', currencies: ['USD', 'TWD'] },
        { __typename: 'PaymentProvider', id: 'p-sandbox', provider_key: 'sandbox', method: 'card', currencies: ['USD', 'TWD', 'CNY'] },
      ],
    }),
    exactAmount: ({ currency, amount }) => ({
      preRechargeAccount: {
        __typename: 'PreRecharge',
        currency_id: currency,
        list: amount.map((coins: number) => ({
          __typename: 'PreRechargeAmount',
          amount: coins,
          pay_amount: Math.ceil((coins * (RATE[currency] ?? 0)) / 100),
        })),
      },
    }),
    startPayment: (variables) => {
      started.push(variables);
      const uuid = `0198f6d2-0000-7000-8000-00000000000${started.length}`;
      return { rechargeAccount: { __typename: 'Payment', uuid, state: 0, payment_url: `https://pay.example/${started.length}` } };
    },
    debt: () => ({ me: { __typename: 'User', uuid: mira.uuid, wallet: { __typename: 'Wallet', debt: 0 } } }),
    paymentState: ({ uuid }) => ({ findPayment: { __typename: 'Payment', uuid, state: payment.state, coins: 100 } }),
    ...change,
  };
  return { responses, started, payment };
}

const tab = () => {
  const opened = { opener: {}, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return opened;
};

const openTopUp = (
  responses: Responses,
  input: { amountCoins?: number; returnUrl?: string; forOrder?: boolean } = {},
  at = '/store?uid=abc',
) => renderPopup('store.top-up', input, responses, at);
const plan = (coins: string) => screen.findByRole('radio', { name: new RegExp(`^${coins} meow coins`) });
const pay = async () => userEvent.click(await screen.findByRole('button', { name: 'Pay in a new tab' }));

async function inCurrency(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: 'Currency' }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

test('plans are one group of radios, each named by its coins and its money; the first is chosen', async () => {
  const { responses } = seller();
  await openTopUp(responses);
  expect(await plan('100')).toBeChecked();
  const plans = within(screen.getByRole('group', { name: 'Number of coins' })).getAllByRole('radio');
  expect(plans.map((radio) => radio.closest('label')?.textContent)).toEqual([
    '100 meow coins$1.00',
    '300 meow coins$3.00',
    '1,000 meow coins$10.00',
  ]);
  await userEvent.click(await plan('300'));
  expect(await plan('300')).toBeChecked();
  expect(await plan('100')).not.toBeChecked();
});

test('a plan chosen in one currency becomes the plan of as many coins in another, and that one is paid', async () => {
  const { responses, started } = seller();
  tab();
  await openTopUp(responses);
  await userEvent.click(await plan('300'));
  await inCurrency('New Taiwan dollar');
  await screen.findByText('NT$96');
  expect(await plan('300')).toBeChecked();
  await pay();
  await waitFor(() =>
    expect(started).toEqual([expect.objectContaining({ currency: 'TWD', plan: 'TWD-300', amount: null, payAmount: 9600 })]),
  );
  expect(started[0]?.returnUrl).toBe(`/payment-return?to=${encodeURIComponent('/store?uid=abc')}`);
});

test('the payment methods are those accepted in the currency', async () => {
  const { responses, started } = seller();
  tab();
  await openTopUp(responses);
  const methods = () => within(screen.getByRole('radiogroup', { name: 'Pay with' })).getAllByRole('radio');
  await waitFor(() => expect(methods().map((way) => way.closest('label')?.textContent)).toEqual(['Card', 'Sandbox (no real money)']));
  await inCurrency('Chinese yuan');
  await waitFor(() => expect(methods().map((way) => way.closest('label')?.textContent)).toEqual(['Sandbox (no real money)']));
  await pay();
  await waitFor(() =>
    expect(started).toEqual([expect.objectContaining({ provider: 'p-sandbox', providerKey: 'sandbox', method: 'card', currency: 'CNY' })]),
  );
});

test('the exact missing amount is offered first and chosen', async () => {
  const { responses, started } = seller();
  tab();
  await openTopUp(responses, { amountCoins: 123 });
  expect(await plan('123')).toBeChecked();
  expect(screen.getByText('Exact amount needed')).toBeInTheDocument();
  await pay();
  await waitFor(() => expect(started).toEqual([expect.objectContaining({ plan: null, amount: 123 })]));
});

test('a plan that equals the missing amount is not offered a second time', async () => {
  const { responses } = seller();
  await openTopUp(responses, { amountCoins: 300 });
  const plans = within(await screen.findByRole('group', { name: 'Number of coins' }));
  await waitFor(() => expect(plans.getAllByRole('radio')).toHaveLength(3));
  expect(plans.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '300 meow coins$3.00Exact amount needed',
    '100 meow coins$1.00',
    '1,000 meow coins$10.00',
  ]);
});

test('when its price fails to load an error is shown, the plan that covers it is chosen, and it can be retried', async () => {
  let down = true;
  const { responses, started } = seller();
  const exactAmount = (variables: unknown) => {
    if (down) throw new Refusal({ code: 'service/unavailable', status: 503, service: 'wallet' });
    return responses.exactAmount?.(variables);
  };
  tab();
  await openTopUp({ ...responses, exactAmount }, { amountCoins: 123 });
  expect(await screen.findByText(/^Payments are unavailable right now/)).toBeInTheDocument();
  expect(await plan('300')).toBeChecked();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await plan('123')).toBeChecked();
  await pay();
  await waitFor(() => expect(started).toEqual([expect.objectContaining({ plan: null, amount: 123 })]));
});

test('above the limit of one payment the limit is paid, with a notice', async () => {
  const { responses, started } = seller();
  tab();
  await openTopUp(responses, { amountCoins: 1_200_000 });
  expect(await plan('1,000,000')).toBeChecked();
  expect(screen.queryByText('Exact amount needed')).toBeNull();
  const row = screen.getByRole('row', { name: /^Coins needed/ });
  expect(row.querySelector('s')).toHaveTextContent('1,200,000');
  expect(screen.getByRole('alert')).toHaveTextContent('A single payment can add at most 1,000,000 coins.');
  await pay();
  await waitFor(() => expect(started).toEqual([expect.objectContaining({ amount: 1_000_000 })]));
});

test('a blocked tab starts no payment, and shows how to allow it', async () => {
  const { responses, started } = seller();
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { host } = await openTopUp(responses);
  await plan('100');
  await pay();
  expect(host.showError).toHaveBeenCalledWith({ code: 'pay/new-tab-prevent' });
  expect(started).toEqual([]);
});

test('a payment that couldn’t be started closes its tab, and keeps the choice', async () => {
  const { responses } = seller({
    startPayment: () => {
      throw new Refusal({ code: 'payment/provider', status: 502 });
    },
  });
  const opened = tab();
  await openTopUp(responses);
  await userEvent.click(await plan('300'));
  await pay();
  expect(await screen.findByText("The shell's words for payment/provider")).toBeInTheDocument();
  expect(opened.close).toHaveBeenCalled();
  expect(await plan('300')).toBeChecked();
});

/** Opens the popup, starts a payment with a clock that can be moved, and waits for it. */
async function startWithClock(responses: Responses) {
  const opened = tab();
  const view = await openTopUp(responses);
  await plan('100');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay in a new tab' })).toBeEnabled());
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await person.click(screen.getByRole('button', { name: 'Pay in a new tab' }));
  await passTime(0);
  expect(screen.getByText('Waiting for the payment in the other tab…')).toBeInTheDocument();
  return { ...view, opened, person };
}
const button = (name: string) => screen.getByRole('button', { name });

test('after a timeout “try again” polls the same payment, and starts no second one', async () => {
  const { responses, started, payment } = seller();
  const { person, close } = await startWithClock(responses);
  await passTime(61_000);
  expect(screen.getByText(/^No confirmation after a minute/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the payment again' })).toHaveAttribute('href', 'https://pay.example/1');
  await person.click(button('Try again'));
  expect(screen.getByText('Waiting for the payment in the other tab…')).toBeInTheDocument();
  payment.state = 1;
  await passTime(2000);
  expect(screen.getByText('Payment received. The coins are in your balance.')).toBeInTheDocument();
  await person.click(button('Done'));
  expect(close).toHaveBeenCalledWith({ paid: true });
  expect(started).toHaveLength(1);
});

/** Returns from the payment's tab as its provider does when the person leaves: to the page that announces it. */
async function leavePayment(number: number) {
  const returned = jest.fn();
  const stop = sayReturned(`0198f6d2-0000-7000-8000-00000000000${number}`, returned);
  await waitFor(() => expect(returned).toHaveBeenCalled());
  stop();
}
/** Starts a payment of 100 coins in another tab, for which this one waits. */
async function startPaying(responses: Responses): Promise<void> {
  tab();
  await openTopUp(responses);
  await plan('100');
  await pay();
  await screen.findByText(/^Waiting for the payment/);
}

const LEFT = /^You left the payment page without paying\. Nothing has been charged so far\./;

test('a payment whose page was left says so at once, and can be paid again or changed', async () => {
  const { responses, started } = seller();
  await startPaying(responses);
  await leavePayment(1);
  expect(await screen.findByText(LEFT)).toBeInTheDocument();
  expect(screen.queryByText(/^Waiting for the payment/)).toBeNull();
  const again = screen.getByRole('link', { name: 'Pay again' });
  expect(again).toHaveAttribute('href', 'https://pay.example/1');
  again.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(again);
  expect(screen.getByText(/^Waiting for the payment/)).toBeInTheDocument();
  await leavePayment(1);
  await screen.findByText(LEFT);
  await userEvent.click(button('Change amount'));
  expect(await plan('100')).toBeChecked();
  expect(started).toHaveLength(1);
});

test('a payment that was left and is paid after all is shown as paid', async () => {
  const { responses, payment } = seller();
  await startPaying(responses);
  await leavePayment(1);
  await screen.findByText(LEFT);
  payment.state = 1;
  expect(await screen.findByText('Payment received. The coins are in your balance.')).toBeInTheDocument();
  expect(screen.queryByText(LEFT)).toBeNull();
});

test('another payment that was left changes nothing here', async () => {
  const { responses } = seller();
  await startPaying(responses);
  await leavePayment(9);
  expect(screen.getByText(/^Waiting for the payment/)).toBeInTheDocument();
});

test('a payment that was left is still shown as left when the minute is over, and is polled for another', async () => {
  const { responses, payment } = seller();
  await startWithClock(responses);
  await passTime(50_000);
  await leavePayment(1);
  await passTime(30_000);
  expect(screen.getByText(LEFT)).toBeInTheDocument();
  payment.state = 1;
  await passTime(2000);
  expect(screen.getByText('Payment received. The coins are in your balance.')).toBeInTheDocument();
});

test('a person who closes the popup while waiting gets a message when the coins arrive', async () => {
  const { responses, payment } = seller();
  const { host, unmount } = await startWithClock(responses);
  unmount();
  payment.state = 1;
  await passTime(2000);
  expect(host.session.refresh).toHaveBeenCalledTimes(1);
  expect(host.notify).toHaveBeenCalledWith('Payment received. The coins are in your balance.', 'success');
});

test('a top-up for a held order closes once it is paid, without a message about coins', async () => {
  const { responses, payment } = seller();
  const opened = tab();
  const { close, host } = await openTopUp(responses, { amountCoins: 100, forOrder: true });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay in a new tab' })).toBeEnabled());
  payment.state = 1;
  await pay();
  await waitFor(() => expect(close).toHaveBeenCalledWith({ paid: true }));
  expect(opened.location.replace).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Payment received. The coins are in your balance.')).toBeNull();
  expect(host.notify).not.toHaveBeenCalled();
});

test('a person who closes the popup of a top-up for a held order gets a message about their order', async () => {
  const { responses, payment } = seller();
  tab();
  const { host, unmount } = await openTopUp(responses, { amountCoins: 100, forOrder: true });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay in a new tab' })).toBeEnabled());
  await pay();
  await screen.findByText(/Waiting for the payment/);
  unmount();
  payment.state = 1;
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Payment received. Your order is in your library.', 'success'));
});

test('a rejected payment may be started again, as a new one', async () => {
  const { responses, started, payment } = seller();
  const { person } = await startWithClock(responses);
  payment.state = 2;
  await passTime(1000);
  expect(screen.getByText('The payment was declined. Nothing was charged.')).toBeInTheDocument();
  await person.click(button('Try again'));
  payment.state = 0;
  await person.click(button('Pay in a new tab'));
  await passTime(0);
  expect(started).toHaveLength(2);
  expect(started[0]?.key).not.toBe(started[1]?.key);
  cleanup();
});

test('a payment is polled after a reload too, and no second one is started in its place', async () => {
  fakeTimers();
  const { responses, started, payment } = seller();
  tab();
  const before = await openTopUp(responses);
  await pay();
  await screen.findByText(/Waiting for the payment/);
  before.unmount();
  await openTopUp(responses);
  expect(await screen.findByText(/Waiting for the payment/)).toBeInTheDocument();
  payment.state = 1;
  await passTime(RECHARGE_POLL_MS);
  expect(await screen.findByText('Payment received. The coins are in your balance.')).toBeInTheDocument();
  expect(started).toHaveLength(1);
  cleanup();
  await openTopUp(responses);
  expect(await plan('100')).toBeChecked();
});

test('a person with a debt sees before paying what a top-up fills first', async () => {
  const debt = () => ({ me: { __typename: 'User', uuid: mira.uuid, wallet: { __typename: 'Wallet', debt: 1180 } } });
  await openTopUp(seller({ debt }).responses);
  expect(await screen.findByText(/^You owe 1,180\./)).toBeInTheDocument();
});
