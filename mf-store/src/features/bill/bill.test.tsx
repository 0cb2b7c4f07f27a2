import { beforeEach, expect, jest, test } from '@jest/globals';
import { DEBOUNCE_BILL_CONFIRM_MS } from '@meowtale/contracts';
import { readReturnState } from '@meowtale/web-kit';
import { fakeTimers, passTime, Refusal, type Responses } from '@meowtale/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { STORE as FERRY } from '../detail/test-listing.ts';
import { paidFor, type QuotedWork, quoteOf, renderPopup } from './test-bill.tsx';

const TIDE = '0198f6d2-0000-7000-8000-0000000000b1';
const ferry: QuotedWork = { id: FERRY, price: 500 };
const tide: QuotedWork = { id: TIDE, price: 180 };
const works = new Map([ferry, tide].map((work) => [work.id, work]));
const rowOf = (id: string) => `row-of-${id}`;

/** A wallet with a cart that can be filled and quoted; `requests` records them. */
function wallet({ inCart = [] as string[], owned = [] as string[], coins = 1000 } = {}) {
  const cart = [...inCart];
  const requests: [string, unknown][] = [];
  const workOf = (id: string) => works.get(id) as QuotedWork;
  const responses: Responses = {
    cart: () => ({
      findCartStore: {
        __typename: 'CartStoreList',
        totalCount: cart.length,
        list: cart.map((id) => ({
          __typename: 'CartStore',
          uuid: rowOf(id),
          store_id: id,
          store_name: '',
          buyable: true,
          created_at: '',
          store: null,
        })),
      },
    }),
    cartQuote: ({ rows, stores }) => {
      requests.push(stores ? ['quote by name', stores] : ['quote', rows]);
      const wanted: string[] = stores ?? cart.filter((id) => !rows || rows.includes(rowOf(id)));
      const quoted = wanted.filter((id) => !owned.includes(id));
      return { findCartCheckout: quoteOf(quoted.map(workOf), { coins }) };
    },
    storeQuote: ({ storeId }) => {
      requests.push(['quote of one', storeId]);
      return { findStoreQuote: quoteOf([workOf(storeId)], { coins }) };
    },
    payCart: ({ quote, key }) => {
      requests.push(['pay', { quote, key }]);
      return { addCartCheckout: paidFor([ferry]) };
    },
  };
  return { responses, requests };
}

const total = async () => (await screen.findByRole('row', { name: /^Total/ })).textContent;
const confirm = () => screen.findByRole('button', { name: 'Confirm' });
/** Presses Confirm and waits until the press takes effect. */
async function pressConfirm(person: UserEvent): Promise<void> {
  await person.click(await confirm());
  await passTime(DEBOUNCE_BILL_CONFIRM_MS);
}

beforeEach(() => fakeTimers());

test('several works are quoted by id, and nothing is put into the cart', async () => {
  const { responses, requests } = wallet({ inCart: [FERRY] });
  await renderPopup('store.bill', { storeIds: [FERRY, TIDE] }, responses);
  expect(await total()).toBe('Total680 meow coins≈ $6.80');
  expect(requests).toEqual([['quote by name', [FERRY, TIDE]]]);
});

test('works that can’t be bought are left out of several, with a message', async () => {
  const { responses } = wallet({ owned: [TIDE] });
  await renderPopup('store.bill', { storeIds: [FERRY, TIDE] }, responses);
  expect(await total()).toBe('Total500 meow coins≈ $5.00');
  expect(screen.getByText('Items that can’t be bought right now are left out.')).toBeInTheDocument();
});

test('when none of them can be bought an error is shown, without Confirm', async () => {
  const { responses } = wallet({ owned: [FERRY, TIDE] });
  await renderPopup('store.bill', { storeIds: [FERRY, TIDE] }, responses);
  expect(await screen.findByText('None of this can be bought right now.')).toBeInTheDocument();
  expect(await confirm()).toBeDisabled();
});

test('a cart in which nothing can be bought has no Confirm', async () => {
  const { responses } = wallet();
  await renderPopup('store.bill', { cart: true }, responses);
  expect(await screen.findByText('None of this can be bought right now.')).toBeInTheDocument();
  expect(await confirm()).toBeDisabled();
});

test('a work that was removed from the cart isn’t added again by its quote', async () => {
  const { responses, requests } = wallet();
  await renderPopup('store.bill', { storeIds: [FERRY], cart: true }, responses);
  expect(await screen.findByText('None of this can be bought right now.')).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('a cart of one is quoted as the cart before a top-up and after it, and the address keeps the rest of its query', async () => {
  const { responses, requests } = wallet({ inCart: [FERRY], coins: 100 });
  const { person, openPopup } = await renderPopup(
    'store.bill',
    { storeIds: [FERRY], cart: true },
    responses,
    '/cart?uid=abc&utm_source=mail',
  );
  await person.click(await screen.findByRole('button', { name: 'Add credit' }));
  const [, { returnUrl }] = openPopup.mock.calls[0] as [string, { returnUrl: string }];
  const { search } = new URL(returnUrl, 'http://localhost');
  expect(new URLSearchParams(search).get('uid')).toBe('abc');
  expect(new URLSearchParams(search).get('utm_source')).toBe('mail');
  const back = readReturnState(search);
  expect(back).toMatchObject({ name: 'store.bill', input: { storeIds: [FERRY], cart: true } });

  requests.length = 0;
  await renderPopup('store.bill', back?.input, responses);
  await waitFor(() => expect(requests).toEqual([['quote', [rowOf(FERRY)]]]));
});

test('one work from its page is quoted directly', async () => {
  const { responses, requests } = wallet();
  await renderPopup('store.bill', { storeIds: [FERRY] }, responses);
  expect(await total()).toBe('Total500 meow coins≈ $5.00');
  expect(requests).toEqual([['quote of one', FERRY]]);
});

test('pressing Confirm twice pays once, half a second later', async () => {
  const { responses, requests } = wallet({ inCart: [FERRY] });
  const { close } = await renderPopup('store.bill', { cart: true }, responses);
  await total();
  await waitFor(async () => expect(await confirm()).toBeEnabled());
  const button = await confirm();
  const payments = () => requests.filter(([what]) => what === 'pay');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).dblClick(button);
  await passTime(DEBOUNCE_BILL_CONFIRM_MS - 1);
  expect(payments()).toEqual([]);
  await passTime(1);
  expect(payments()).toHaveLength(1);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  await passTime(2 * DEBOUNCE_BILL_CONFIRM_MS);
  expect(payments()).toHaveLength(1);
});

test('closing the popup within that half second pays nothing', async () => {
  const { responses, requests } = wallet({ inCart: [FERRY] });
  const { person, unmount } = await renderPopup('store.bill', { cart: true }, responses);
  await total();
  await person.click(await confirm());
  unmount();
  await passTime(DEBOUNCE_BILL_CONFIRM_MS);
  expect(requests.filter(([what]) => what === 'pay')).toEqual([]);
});

test('coins spent in another tab meanwhile lead to a new quote with what is missing', async () => {
  const { responses } = wallet({ inCart: [FERRY] });
  let coins = 1000;
  const quotes: Responses = {
    ...responses,
    cartQuote: () => ({ findCartCheckout: quoteOf([ferry], { coins, number: coins === 1000 ? 1 : 2 }) }),
    payCart: () => {
      coins = 20;
      throw new Refusal({ code: 'wallet/insufficient', status: 409, data: { remain: 480 } });
    },
  };
  const { person } = await renderPopup('store.bill', { cart: true }, quotes);
  await total();
  await pressConfirm(person);
  expect(await screen.findByText("The shell's words for wallet/insufficient")).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Coins needed/ })).toHaveTextContent('480');
  expect(screen.getByRole('button', { name: 'Add credit' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test.each(['quote/changed', 'quote/expired'] as const)(
  '%s shows an error with a new quote, and the new quote is the one that is paid',
  async (code) => {
    const { responses, requests } = wallet({ inCart: [FERRY] });
    const cheaper = quoteOf([{ ...ferry, price: 400 }], { number: 2 });
    const paidQuotes: string[] = [];
    const payCart = jest.fn(({ quote }: { quote: string }) => {
      paidQuotes.push(quote);
      if (paidQuotes.length === 1) throw new Refusal({ code, status: 409, data: { quote: cheaper } });
      return { addCartCheckout: paidFor([ferry]) };
    });
    const { person } = await renderPopup('store.bill', { cart: true }, { ...responses, payCart });
    await total();
    await pressConfirm(person);
    expect(await screen.findByText(`The shell's words for ${code}`)).toBeInTheDocument();
    expect(await total()).toBe('Total400 meow coins≈ $4.00');
    expect(requests.filter(([what]) => what === 'quote')).toHaveLength(1);
    await pressConfirm(person);
    await waitFor(() => expect(paidQuotes).toEqual([quoteOf([ferry]).uuid, cheaper.uuid]));
  },
);

test('a work that was bought in another tab leaves no Confirm', async () => {
  const { responses } = wallet({ inCart: [FERRY] });
  const payCart = () => {
    throw new Refusal({ code: 'order/already-owned', status: 409 });
  };
  const { close, person } = await renderPopup('store.bill', { cart: true }, { ...responses, payCart });
  await total();
  await pressConfirm(person);
  expect(await screen.findByText("The shell's words for order/already-owned")).toBeInTheDocument();
  expect(await confirm()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/my-game');
  await person.click(screen.getByRole('link', { name: 'Library' }));
  expect(close).toHaveBeenCalled();
});

test('a person who was signed out meanwhile signs in and gets their quote', async () => {
  const { responses } = wallet();
  let signedIn = false;
  const storeQuote: Responses[string] = (variables) => {
    if (!signedIn) throw new Refusal({ code: 'auth/required', status: 401 });
    return responses.storeQuote?.(variables);
  };
  const { host, person } = await renderPopup('store.bill', { storeIds: [FERRY] }, { ...responses, storeQuote });
  jest.mocked(host.session.signIn).mockImplementation(async () => {
    signedIn = true;
    return true;
  });
  await person.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await total()).toContain('500 meow coins');
});

test('a debt is shown, and topped up together with what is missing', async () => {
  const { responses } = wallet();
  const storeQuote = () => ({ findStoreQuote: quoteOf([ferry], { coins: 200, debt: 120 }) });
  const { person, openPopup } = await renderPopup('store.bill', { storeIds: [FERRY] }, { ...responses, storeQuote });
  expect(await screen.findByRole('row', { name: /^Coins needed/ })).toHaveTextContent('300');
  expect(screen.getByRole('row', { name: /^Debt, paid first/ })).toHaveTextContent('120');
  await person.click(screen.getByRole('button', { name: 'Add credit' }));
  expect(openPopup).toHaveBeenCalledWith('store.top-up', expect.objectContaining({ amountCoins: 420 }));
});

test('a debt doesn’t affect a quote that the coins suffice for', async () => {
  const { responses } = wallet();
  const storeQuote = () => ({ findStoreQuote: quoteOf([ferry], { debt: 120 }) });
  await renderPopup('store.bill', { storeIds: [FERRY] }, { ...responses, storeQuote });
  await total();
  expect(screen.queryByRole('row', { name: /^Debt/ })).toBeNull();
});

test('works have the wallet’s names, in the reader’s language where known, without another query', async () => {
  const { responses } = wallet();
  const nameIn = (language: string, name: string) => ({ __typename: 'WorkName', language, name });
  const inTwo = { ...ferry, names: [nameIn('zh-TW', '夜渡'), nameIn('en-GB', 'The Night Ferry')] };
  const quotes: Responses = {
    ...responses,
    cartQuote: () => ({ findCartCheckout: quoteOf([inTwo, tide]) }),
    payCart: () => {
      const instead = quoteOf([{ ...ferry, price: 400 }], { number: 2 });
      // As the service sends it with its error.
      const lines = instead.lines.map(({ names: _, ...line }) => line);
      throw new Refusal({ code: 'quote/changed', status: 409, data: { quote: { ...instead, lines } } });
    },
  };
  const { person } = await renderPopup('store.bill', { storeIds: [FERRY, TIDE] }, quotes);
  expect(await screen.findByText('The Night Ferry')).toHaveAttribute('lang', 'en-GB');
  expect(screen.getByText('Work of 180')).toHaveAttribute('lang', '');
  await pressConfirm(person);
  expect(await screen.findByText("The shell's words for quote/changed")).toBeInTheDocument();
  expect(await total()).toBe('Total400 meow coins≈ $4.00');
  expect(screen.getByText('The Night Ferry')).toBeVisible();
});

test('during a payment the popup can’t be closed, so that its result is shown', async () => {
  const { responses } = wallet({ inCart: [FERRY] });
  const { promise, resolve } = Promise.withResolvers<object>();
  const { person, close } = await renderPopup('store.bill', { cart: true }, { ...responses, payCart: () => promise as never });
  await total();
  expect(screen.getByRole('button', { name: 'Close' })).toBeEnabled();
  await pressConfirm(person);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  await person.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  resolve({ addCartCheckout: paidFor([ferry]) });
  await waitFor(() => expect(close).toHaveBeenCalledWith(expect.objectContaining({ orders: [expect.anything()] })));
});

test('a payment without a response may have gone through: confirming again sends the same key', async () => {
  const { responses, requests } = wallet({ inCart: [FERRY] });
  let isSilent = true;
  const payCart = (variables: object) => {
    const paid = responses.payCart?.(variables);
    if (isSilent) throw new DOMException('The server sent no response', 'OutcomeUnknownError');
    return paid;
  };
  const { person, close } = await renderPopup('store.bill', { cart: true }, { ...responses, payCart });
  await total();
  await pressConfirm(person);
  const message = 'The payment may have gone through. If you confirm again here, you won’t pay twice.';
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  isSilent = false;
  await pressConfirm(person);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  const [first, second] = requests.filter(([what]) => what === 'pay');
  expect(second).toEqual(first);
});
