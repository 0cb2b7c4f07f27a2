import { expect, test } from '@jest/globals';
import { Refusal, type Responses } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { STORE as FERRY } from '../detail/test-listing.ts';
import { paidFor, type QuotedWork, quoteOf, renderPopup } from './test-bill.tsx';

const UNTIL = '2126-11-20T10:30:00.000Z';
const ferry: QuotedWork = { id: FERRY, price: 500 };
const grants = [{ __typename: 'PlayGrant', store_id: FERRY, grant: 'the right to play' }];
const waitingFor = (bill: string, { price = 500 } = {}) => ({
  __typename: 'StoreOrder',
  uuid: 'an order',
  store_id: FERRY,
  bill_id: bill,
  held_until: UNTIL,
  price,
  silver_used: 0,
});

interface Payment {
  quote: string;
  key: string;
  awaitTopUp: boolean;
}

/** A wallet that lacks 300 of 500 coins; `topUp` adds some, and pays held orders once they suffice. */
function wallet({ before = [] as ReturnType<typeof waitingFor>[], debt = 0 } = {}) {
  let coins = 200;
  let waiting = [...before];
  let paid = false;
  let number = 0;
  const sent: Payment[] = [];
  const responses: Responses = {
    storeQuote: () => {
      if (paid) throw new Refusal({ code: 'order/already-owned', status: 409 });
      number += 1;
      return { findStoreQuote: quoteOf([ferry], { coins, debt, number }) };
    },
    waitingOrders: () => ({ findStoreOrder: { __typename: 'StoreOrderList', list: waiting } }),
    payStore: (payment: Payment) => {
      sent.push(payment);
      if (paid) return { addStoreOrder: { ...paidFor([ferry]), grants } };
      const remain = 500 - coins;
      if (!payment.awaitTopUp) throw new Refusal({ code: 'wallet/insufficient', status: 409, data: { remain, debt } });
      waiting = [waitingFor(payment.quote)];
      const ordered = paidFor([ferry]);
      return { addStoreOrder: { ...ordered, orders: ordered.orders.map((order) => ({ ...order, state: 0, held_until: UNTIL })) } };
    },
  };
  const topUp = (amount: number) => {
    coins += amount;
    if (coins < 500 || waiting.length === 0) return;
    waiting = [];
    paid = true;
  };
  return { responses, sent, topUp };
}

const choice = () => screen.findByRole('checkbox', { name: 'Complete this purchase when I add credit' });
const addCredit = () => screen.findByRole('button', { name: 'Add credit' });
const WAITS = /^Your order waits in your library until Nov 20, 2126/;
const open = (responses: Responses) => renderPopup('store.bill', { storeIds: [FERRY] }, responses);

test('nothing is ordered unless chosen: the top-up leads to a new quote', async () => {
  const { responses, sent, topUp } = wallet();
  const { person, openPopup } = await open(responses);
  expect(await choice()).not.toBeChecked();
  expect(await choice()).toHaveAccessibleDescription('The price is held for 30 minutes. Nothing is charged before you add credit.');
  openPopup.mockImplementation(async () => {
    topUp(300);
    return { paid: true };
  });
  await person.click(await addCredit());
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeEnabled();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(sent).toEqual([]);
});

test('when chosen, it is ordered before the top-up, which pays it; the orders are queried and their grants stored', async () => {
  const { responses, sent, topUp } = wallet({ debt: 120 });
  const { person, openPopup, close, host } = await open(responses);
  await person.click(await choice());
  openPopup.mockImplementation(async () => {
    expect(sent).toHaveLength(1);
    topUp(300);
    return { paid: true };
  });
  await person.click(await addCredit());
  await waitFor(() => expect(close).toHaveBeenCalledWith(expect.objectContaining({ orders: [expect.objectContaining({ state: 1 })] })));
  // The payment's tab returns to the library, not to a quote of works that are owned by then.
  expect(openPopup).toHaveBeenCalledWith('store.top-up', { amountCoins: 420, returnUrl: '/my-game', forOrder: true });
  const bill = quoteOf([ferry]).uuid;
  expect(sent.map(({ quote, awaitTopUp }) => [quote, awaitTopUp])).toEqual([
    [bill, true],
    [bill, false],
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  expect(host.notify).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem(`meowtale.grant.${FERRY}`)).toBe('the right to play');
});

test('a cancelled top-up shows until when the order is held, and adding credit again orders nothing more', async () => {
  const { responses, sent, topUp } = wallet();
  const { person, openPopup, close } = await open(responses);
  await person.click(await choice());
  await person.click(await addCredit());
  const status = await screen.findByText(WAITS);
  expect(status).toHaveTextContent('nothing has been charged so far');
  expect(screen.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/my-game');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(close).not.toHaveBeenCalled();
  openPopup.mockImplementation(async () => {
    topUp(300);
    return { paid: true };
  });
  await waitFor(async () => expect(await addCredit()).toBeEnabled());
  await person.click(await addCredit());
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(sent.filter(({ awaitTopUp }) => awaitTopUp)).toHaveLength(1);
});

test('after a top-up that doesn’t suffice the order is held for the rest', async () => {
  const { responses, topUp } = wallet();
  const { person, openPopup, close } = await open(responses);
  await person.click(await choice());
  openPopup.mockImplementation(async () => {
    topUp(100);
    return { paid: true };
  });
  await person.click(await addCredit());
  await waitFor(() => expect(screen.getByRole('row', { name: /^Coins needed/ })).toHaveTextContent('200'));
  expect(screen.getByRole('row', { name: /^Your coins/ })).toHaveTextContent('300');
  expect(screen.getByText(WAITS)).toBeVisible();
  expect(close).not.toHaveBeenCalled();
});

test('a rejected order shows an error, and starts no top-up', async () => {
  const { responses } = wallet();
  const payStore = () => {
    throw new Refusal({ code: 'order/already-owned', status: 409 });
  };
  const { person, openPopup } = await open({ ...responses, payStore });
  await person.click(await choice());
  await person.click(await addCredit());
  const alert = (await screen.findByText("The shell's words for order/already-owned")).closest<HTMLElement>('.mt-notice');
  expect(within(alert as HTMLElement).getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/my-game');
  expect(openPopup).not.toHaveBeenCalled();
});

test('a held order of the same quote is the one that is topped up for', async () => {
  const { responses, sent, topUp } = wallet({ before: [waitingFor('the bill of before')] });
  const { person, openPopup, close } = await open(responses);
  expect(await screen.findByText(WAITS)).toBeVisible();
  openPopup.mockImplementation(async () => {
    topUp(300);
    return { paid: true };
  });
  await person.click(await addCredit());
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(new Set(sent.map(({ quote, awaitTopUp }) => `${quote} ${awaitTopUp}`))).toEqual(new Set(['the bill of before false']));
});

test('a held order at another price is shown, and never paid in place of the shown quote', async () => {
  const { responses, sent, topUp } = wallet({ before: [waitingFor('the bill of before', { price: 450 })] });
  const { person, openPopup } = await open(responses);
  expect(await screen.findByText(WAITS)).toBeVisible();
  expect(await choice()).not.toBeChecked();
  openPopup.mockImplementation(async () => {
    topUp(300);
    return { paid: true };
  });
  await person.click(await addCredit());
  expect(await screen.findByText("The shell's words for order/already-owned")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Library' })).toBeVisible();
  expect(sent).toEqual([]);
});
