import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { STORE_QUOTE } from '../testing/operations.ts';
import { type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

const PRICE = 'query ($u: ID!) { _walletStores(uuids: [$u]) { current_price { country amount local { currency } } } }';
const prices = [
  { country: 'us', coins: 500 },
  { country: 'jp', coins: 300 },
];

test("a guest pays the price of the network's country, or else the us price", async () => {
  const store = await wallet.listing({ prices });
  const shown = async (country?: string) =>
    (await wallet.graphql(PRICE, { u: store }, undefined, country)).data._walletStores[0].current_price;
  expect(await shown('jp')).toEqual({ country: 'jp', amount: 300, local: { currency: 'USD' } });
  expect(await shown('tw')).toEqual({ country: 'tw', amount: 425, local: { currency: 'TWD' } });
  expect(await shown()).toEqual({ country: 'us', amount: 500, local: { currency: 'USD' } });
});

test('an account’s own country takes precedence over the network’s, also in a quote', async () => {
  const store = await wallet.listing({ prices });
  const person = await wallet.person();
  const total = async () => (await wallet.graphql(STORE_QUOTE, { store }, person, 'jp')).data.findStoreQuote.total;
  expect(await total()).toBe(300);
  const payload = { userUuid: person.muid, revision: 1, nickname: 'Mina', country: 'tw', roles: ['user'] };
  await wallet.tell('catalog.user.changed', person.muid, payload);
  expect(await total()).toBe(425);
});

test('a country that the gateway didn’t sign for this request is rejected', async () => {
  const payload = JSON.stringify({ query: PRICE, variables: { u: await wallet.listing({ prices }) } });
  const ask = (country?: string, headers = {}) =>
    wallet.inject(
      { method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json', ...headers }, payload },
      country ? { country } : {},
    );
  expect((await ask('jp')).statusCode).toBe(200);
  for (const said of ['jp', `jp,${'0'.repeat(64)}`, `JP,${'0'.repeat(64)}`, '']) {
    const answer = await ask(undefined, { 'x-meowtale-country': said });
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([401, 'gateway/signature']);
  }
});
