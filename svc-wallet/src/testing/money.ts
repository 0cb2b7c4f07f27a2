import type { Currency } from '@meowtale/contracts';
import { sandboxSecret } from '../topups/sandbox/provider.ts';
import { SANDBOX_SIGNATURE_HEADER, signWebhook } from '../topups/sandbox/signature.ts';
import { PAY_STORE, REFUND, STORE_QUOTE } from './operations.ts';
import { newKey, type TestWallet } from './wallet.ts';

export type Person = Awaited<ReturnType<TestWallet['person']>>;

/** A payment that was begun at the sandbox. */
export interface Recharged {
  uuid: string;
  ref: string;
  payAmount: number;
  currency: Currency;
  /** The dispute's ref unless another is given. */
  disputeRef: string;
}

export type Outcome = 'paid' | 'failed' | 'refunded' | 'disputed' | 'dispute-won' | 'dispute-lost';

const RECHARGE = `mutation Recharge($amount: Coins!, $currency: String!, $key: ID!) {
  rechargeAccount(payment_provider_id: "sandbox", currency_id: $currency, amount: $amount, idempotency_key: $key) { uuid pay_amount }
}`;
const PLAN = `mutation Plan($currency: String!, $key: ID!) {
  addVipOrder(grade: 1, payment_provider_id: "sandbox", currency_id: $currency, idempotency_key: $key) { uuid pay_amount }
}`;

/** Begins a payment for coins, in US$ by default. */
export async function recharged(wallet: TestWallet, person: Person, amount: number, currency: Currency = 'USD'): Promise<Recharged> {
  const { data } = await wallet.graphql(RECHARGE, { amount, currency, key: newKey() }, person);
  return begun(wallet, data.rechargeAccount, currency);
}

/** Begins a payment for the plan PRO. */
export async function planBegun(wallet: TestWallet, person: Person, currency: Currency): Promise<Recharged> {
  const { data } = await wallet.graphql(PLAN, { currency, key: newKey() }, person);
  return begun(wallet, data.addVipOrder, currency);
}

async function begun(wallet: TestWallet, payment: { uuid: string; pay_amount: number }, currency: Currency): Promise<Recharged> {
  const { uuid, pay_amount: payAmount } = payment;
  const { provider_ref: ref } = await wallet.db('payments').where({ uuid }).first('provider_ref');
  return { uuid, ref, payAmount, currency, disputeRef: newKey() };
}

/** Sends the sandbox's signed webhook, as through the gateway. */
export async function reportPayment(
  wallet: TestWallet,
  payment: Recharged,
  outcome: Outcome,
  more: { eventId?: string; disputeRef?: string } = {},
) {
  const { uuid: payment_uuid, ref, payAmount: pay_amount, currency } = payment;
  const dispute = outcome.startsWith('dispute') && { dispute_ref: more.disputeRef ?? payment.disputeRef };
  const body = JSON.stringify({ event_id: more.eventId ?? newKey(), ref, payment_uuid, outcome, currency, pay_amount, ...dispute });
  const { rows } = await wallet.db.raw<{ rows: { now: Date }[] }>('select clock_now() as now');
  const signature = signWebhook(sandboxSecret(wallet.env.GRANT_SIGNING_SECRET), body, rows[0]?.now ?? new Date());
  const headers = { 'content-type': 'application/json', [SANDBOX_SIGNATURE_HEADER]: signature };
  return wallet.inject({ method: 'POST', url: '/webhooks/sandbox/events', headers, payload: body }, { stream: true });
}

/** Buys a work, for 499 coins by default; returns the order. */
export async function buyFor(
  wallet: TestWallet,
  buyer: Person,
  owner: Person,
  price = 499,
  agent: { userUuid: string; rateBp: number } | null = null,
): Promise<string> {
  const store = await wallet.listing({ ownerUuid: owner.muid, agent, prices: [{ country: 'us', coins: price }] });
  const { data } = await wallet.graphql(STORE_QUOTE, { store }, buyer);
  const paid = await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey() }, buyer);
  return paid.data.addStoreOrder.orders[0].uuid;
}

/** Refunds an order as its buyer; returns the error code, if any. */
export async function refundOf(wallet: TestWallet, buyer: Person, order: string): Promise<string | undefined> {
  return (await wallet.graphql(REFUND, { order, key: newKey() }, buyer)).errors?.[0]?.extensions.code;
}

/** Returns all permutations. */
export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

/** Refunds an order as a new staff member; returns the error code, if any. */
export async function staffRefund(wallet: TestWallet, order: string): Promise<string | undefined> {
  const staff = { ...(await wallet.person()), roles: ['user' as const, 'staff' as const] };
  const query = 'mutation ($o: ID!, $k: ID!) { refundStoreOrder(uuid: $o, reason: "A fault of ours", idempotency_key: $k) { state } }';
  return (await wallet.graphql(query, { o: order, k: newKey() }, staff)).errors?.[0]?.extensions.code;
}
