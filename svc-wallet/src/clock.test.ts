import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PAY_STORE, STORE_QUOTE } from './testing/operations.ts';
import { newKey, type TestWallet, testWallet } from './testing/wallet.ts';
import { sandboxSecret } from './topups/sandbox/provider.ts';
import { SANDBOX_SIGNATURE_HEADER, signWebhook } from './topups/sandbox/signature.ts';

const TEN_MINUTES_MS = 600_000;
const skews = [-TEN_MINUTES_MS, TEN_MINUTES_MS];
let wallets: TestWallet[];

beforeAll(async () => {
  wallets = await Promise.all(skews.map((skew) => testWallet({ overrides: { hostNow: () => Date.now() + skew } })));
});
afterAll(() => Promise.all(wallets.map((wallet) => wallet.close())));

test.each([0, 1])('a host whose clock is ten minutes off (%p) sells, quotes and accepts webhooks like any other', async (index) => {
  const wallet = wallets[index] as TestWallet;
  const buyer = await wallet.person({ coins: 499 });
  const { data } = await wallet.graphql(STORE_QUOTE, { store: await wallet.listing() }, buyer);
  const { rows } = await wallet.db.raw('select expires_at - created_at = make_interval(mins => 10) as ten from quotes');
  expect([data.findStoreQuote.state, rows[0].ten]).toEqual(['open', true]);
  await wallet.moveClock(599);
  expect(
    (await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey() }, buyer)).data.addStoreOrder.wallet.meowcent,
  ).toBe(0);

  const { rows: clock } = await wallet.db.raw('select clock_now() as now');
  const body = JSON.stringify({
    event_id: newKey(),
    ref: newKey(),
    payment_uuid: newKey(),
    outcome: 'paid',
    currency: 'USD',
    pay_amount: 5,
  });
  const send = async (at: Date) => {
    const signature = signWebhook(sandboxSecret(wallet.env.GRANT_SIGNING_SECRET), body, at);
    const headers = { 'content-type': 'application/json', [SANDBOX_SIGNATURE_HEADER]: signature };
    return (await wallet.inject({ method: 'POST', url: '/webhooks/sandbox/events', headers, payload: body }, { stream: true })).statusCode;
  };
  expect(await send(clock[0].now)).toBe(204);
  expect(await send(new Date(clock[0].now.getTime() - 310_000))).toBe(400);
});
