import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newKey, type TestWallet, testWallet } from './testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet({ overrides: { revocation: { lookUp: async () => ({ disabled: true, validAfter: 0, isStaff: true }) } } });
});
afterAll(() => wallet?.close());

test.each([
  ['addCartCheckout', `(quote_uuid: "${newKey()}", idempotency_key: "${newKey()}") { wallet { meowcent } }`],
  ['addStoreOrder', `(quote_uuid: "${newKey()}", idempotency_key: "${newKey()}") { wallet { meowcent } }`],
  ['refundStoreOrder', `(uuid: "${newKey()}", idempotency_key: "${newKey()}") { uuid }`],
  ['cancelStoreOrder', `(uuid: "${newKey()}") { uuid }`],
  ['askStoreOrderRefund', `(uuid: "${newKey()}", reason: "It never started", idempotency_key: "${newKey()}") { uuid }`],
  ['rechargeAccount', `(payment_provider_id: "sandbox", currency_id: "USD", amount: 5, idempotency_key: "${newKey()}") { uuid }`],
  ['addVipOrder', `(grade: 1, payment_provider_id: "sandbox", currency_id: "TWD", idempotency_key: "${newKey()}") { uuid }`],
  ['addHostedPage', '(action: "recharge") { url }'],
])('%s is rejected for a person with a revoked sign-in', async (field, call) => {
  const { errors } = await wallet.graphql(`mutation { ${field}${call} }`, {}, await wallet.person());
  expect(errors?.[0]?.extensions.code).toBe('auth/revoked');
});

test.each([
  ['a personal read', '{ findAccountLog { totalCount } }'],
  ['a personal field of a work', `{ _walletStores(uuids: ["${newKey()}"]) { uuid } }`],
  ['a write that moves no coins', 'mutation { emptyCartStore }'],
])('%s is rejected for a user with a revoked sign-in', async (_what, call) => {
  const { errors } = await wallet.graphql(call, {}, await wallet.person());
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'auth/revoked', status: 401 });
});

test.each([
  [
    'declineStoreOrderRefund',
    `mutation { declineStoreOrderRefund(uuid: "${newKey()}", reason: "It was played", idempotency_key: "${newKey()}") { uuid } }`,
  ],
  [
    'grantSilver',
    `mutation { grantSilver(user_uuid: "${newKey()}", silver: 5, reason: "A prize", idempotency_key: "${newKey()}") { uuid } }`,
  ],
  [
    'grantPlan',
    `mutation { grantPlan(user_uuid: "${newKey()}", grade: 2, months: 1, reason: "A contract", idempotency_key: "${newKey()}") { uuid } }`,
  ],
  ['endPlanGrant', `mutation { endPlanGrant(uuid: "${newKey()}", reason: "It ended", idempotency_key: "${newKey()}") { uuid } }`],
  [
    'addPenalty',
    `mutation { addPenalty(user_uuid: "${newKey()}", sold: 499, reason: "Sold elsewhere", idempotency_key: "${newKey()}") { uuid } }`,
  ],
  ['findRefundRequest', '{ findRefundRequest { totalCount } }'],
  ['findPlanGrant', '{ findPlanGrant { totalCount } }'],
  ['findSilverGrant', '{ findSilverGrant { totalCount } }'],
  ['findUnmatchedPayment', '{ findUnmatchedPayment { totalCount } }'],
  [
    'reconcilePayment',
    `mutation { reconcilePayment(payment_uuid: "${newKey()}", decision: "leave", refunded_amount: 0, reason: "x", idempotency_key: "${newKey()}") { state } }`,
  ],
  ['findWalletDeadLetters', '{ findWalletDeadLetters { id } }'],
  ['replayWalletDeadLetter', `mutation { replayWalletDeadLetter(id: "${newKey()}", reason: "x") }`],
])('%s is rejected for staff with a revoked sign-in', async (_field, call) => {
  const { errors } = await wallet.graphql(call, {}, { ...(await wallet.person()), roles: ['user', 'staff'] });
  expect(errors?.[0]?.extensions.code).toBe('auth/revoked');
});
