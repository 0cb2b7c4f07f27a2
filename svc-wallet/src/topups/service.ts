import { PAYMENT_STATE, PAYMENTS_OPEN_MAX } from '@meowtale/contracts';
import type { VipOrderInput } from '@meowtale/contracts/inputs/wallet/plans';
import type { RechargeInput } from '@meowtale/contracts/inputs/wallet/recharge';
import { PRO_PRICE } from '@meowtale/contracts/plans';
import { clockNow, DomainError, inTransaction, recordEvent, withIdempotency } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../database.ts';
import { followReversal, isNewEvent } from '../disputes/service.ts';
import { topUp } from '../ledger/postings.ts';
import { lockBalances, postTransfers } from '../ledger/service.ts';
import { payWaitingOrders } from '../orders/service.ts';
import { assertMayBuyPlan, bringPlan } from '../plans/service.ts';
import { invalid, priceOf, type TopUpPrice } from './price.ts';
import type { PaymentProvider, ProviderEvent, ProviderPayment } from './provider.ts';

import {
  countOpenPayments,
  decidePayment,
  findPaymentOf,
  insertPayment,
  lockPayment,
  type OpenPayments,
  type PaymentRow,
  savePaymentAddress,
} from './repository.ts';
import { returnPathOf } from './return-path.ts';

/** What the top-ups of one service have to work with. */
export interface TopUps {
  providers: readonly PaymentProvider[];
  /** The site that people come from and go back to. */
  publicOrigin: string;
}

/**
 * Starts a payment for a plan's coins or an exact amount, once per idempotency key. The payment stands in our books before
 * the provider hears of it, and the provider is asked outside the transaction; a repeated call asks again where it didn't answer.
 * Throws `payment/provider` when the provider doesn't answer, `input/invalid` for one that isn't offered, for a key, method or
 * currency that isn't its own, for what `priceOf` refuses, for an address off the site, and for somebody who has too many payments open.
 */
export function startTopUp(db: Db, topUps: TopUps, user: string, input: RechargeInput): Promise<PaymentRow> {
  const bought = { scope: 'recharge', plan_id: input.plan_id ?? null, vip_grade: null, ...priceOf(input) };
  return startPayment(db, topUps, user, input, bought);
}

/**
 * Starts a payment for a plan, likewise. Throws `input/invalid` besides for money that isn't its price, and for somebody who has
 * as much of it before them as anybody may.
 */
export function startPlanPayment(db: Db, topUps: TopUps, user: string, input: VipOrderInput): Promise<PaymentRow> {
  const { grade, currency_id: currency, pay_amount: shown } = input;
  const pay_amount = PRO_PRICE[currency];
  if (shown != null && shown !== pay_amount) throw invalid('pay_amount', 'invalid.pay-amount', { expected: pay_amount });
  const bought = { scope: 'vip-order', plan_id: null, vip_grade: grade, currency, coins: 0, pay_amount };
  return startPayment(db, topUps, user, input, { ...bought, check: (tx, { plans }) => assertMayBuyPlan(tx, user, grade, plans) });
}

type PayingInput = Pick<
  RechargeInput,
  'payment_provider_id' | 'provider_key' | 'method' | 'currency_id' | 'return_url' | 'idempotency_key'
>;

interface Bought extends TopUpPrice {
  /** Of the idempotency key, a person's own. */
  scope: string;
  plan_id: string | null;
  vip_grade: number | null;
  /** Refuses what can't be bought now. */
  check?(tx: Tx, open: OpenPayments): Promise<void>;
}

async function startPayment(
  db: Db,
  { providers, publicOrigin }: TopUps,
  user: string,
  input: PayingInput,
  { scope, check, ...bought }: Bought,
): Promise<PaymentRow> {
  const provider = providers.find(({ id }) => id === input.payment_provider_id);
  if (!provider) throw invalid('payment_provider_id', 'invalid.provider');
  if (input.provider_key && input.provider_key !== provider.key) throw invalid('provider_key', 'invalid.provider');
  if (input.method && input.method !== provider.method) throw invalid('method', 'invalid.method');
  if (!provider.currencies.includes(input.currency_id)) throw invalid('currency_id', 'invalid.currency');
  const returnPath = returnPathOf(input.return_url, publicOrigin);
  const { idempotency_key: key, ...request } = input;
  const { uuid } = await inTransaction(db, (tx) =>
    withIdempotency(tx, { scope: `${scope}:${user}`, key, request }, async () => {
      const open = await countOpenPayments(tx, user);
      if (open.all >= PAYMENTS_OPEN_MAX) throw invalid('payment_provider_id', 'invalid.too-many-payments', { maximum: PAYMENTS_OPEN_MAX });
      await check?.(tx, open);
      const row = {
        uuid: uuidv7(),
        user_uuid: user,
        provider_key: provider.key,
        ...bought,
        return_url: returnPath,
      };
      await insertPayment(tx, row);
      return { uuid: row.uuid };
    }),
  );
  await announceToProvider(db, provider, await paymentOf(db, uuid, user));
  return paymentOf(db, uuid, user);
}

/** A payment as its buyer sees it. */
export function toPayment({ currency, ...payment }: PaymentRow): object {
  return { ...payment, currency_id: currency };
}

async function announceToProvider(db: Db, provider: PaymentProvider, payment: PaymentRow): Promise<void> {
  if (payment.payment_url) return;
  const { ref, url } = await provider.createPayment(db, {
    paymentUuid: payment.uuid,
    coins: payment.coins,
    vipGrade: payment.vip_grade,
    currency: payment.currency,
    payAmount: payment.pay_amount,
    returnPath: payment.return_url,
  });
  await savePaymentAddress(db, payment.uuid, ref, url);
}

async function paymentOf(db: Db, uuid: string, user: string): Promise<PaymentRow> {
  const payment = await findPaymentOf(db, uuid, user);
  if (!payment) throw new DomainError('404');
  return payment;
}

/**
 * A buyer's own payment, or null. One still pending is asked about at the provider, so that polling brings the coins when the
 * webhook is late or lost; a provider that doesn't answer leaves it pending.
 */
export async function pollPayment(db: Db, { providers }: TopUps, user: string, uuid: string): Promise<PaymentRow | null> {
  const payment = await findPaymentOf(db, uuid, user);
  if (payment?.state !== PAYMENT_STATE.pending || !payment.provider_ref) return payment;
  const provider = providers.find(({ key }) => key === payment.provider_key);
  const known = await provider?.fetchPayment(db, payment.provider_ref).catch(() => null);
  if (!provider || !known || known.outcome === 'pending') return payment;
  await learnOutcome(db, provider.key, known);
  return findPaymentOf(db, uuid, user);
}

/** Takes a provider's webhook. Throws `payment/webhook-signature` (400). One that repeats what is known changes nothing. */
export async function receiveWebhook(
  db: Db,
  provider: PaymentProvider,
  webhook: { body: string; signature: string | undefined },
): Promise<void> {
  const known = await provider.verifyWebhook({ ...webhook, now: await clockNow(db) });
  if (!known || known.outcome === 'pending') return;
  await learnOutcome(db, provider.key, known);
}

/** Takes what a provider says of a payment, and serves whoever waited for its coins. Answers whether it was news. */
export async function learnOutcome(db: Db, providerKey: string, known: ProviderPayment | ProviderEvent): Promise<boolean> {
  const isNews = await decideTopUp(db, providerKey, known);
  await serveWhoeverWaits(db, known.paymentUuid);
  return isNews;
}

/** Ends a payment that nobody made; answers whether it was still pending. */
export function abandonPayment(db: Db, { uuid, provider_key }: PaymentRow): Promise<boolean> {
  return inTransaction(db, async (tx) => fail(tx, await lockPayment(tx, uuid, provider_key)));
}

/**
 * Ends a payment as its provider says, in whatever order and however often it is told: whatever tells of money that was paid
 * tops up once, also when a failure was told first; a failure ends only what is pending; a refund or a dispute then takes
 * the top-up back, or gives it back (DESIGN §4). An event whose id was taken before changes nothing. Answers whether anything
 * changed.
 */
function decideTopUp(db: Db, providerKey: string, known: ProviderPayment | ProviderEvent): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, known.paymentUuid, providerKey);
    if (!payment) return false;
    if ('eventId' in known && !(await isNewEvent(tx, providerKey, known.eventId))) return false;
    if (known.outcome === 'failed') return fail(tx, payment);
    const isPaid = payment.state === PAYMENT_STATE.paid;
    if (!isPaid) await bringWhatWasPaid(tx, payment, known);
    const isReversed = ('disputeRef' in known || known.outcome === 'refunded') && (await followReversal(tx, payment, known));
    return !isPaid || isReversed;
  });
}

/** What is pending fails; answers whether it was. */
async function fail(tx: Tx, payment: PaymentRow | null): Promise<boolean> {
  if (payment?.state !== PAYMENT_STATE.pending) return false;
  await decidePayment(tx, payment.uuid, 'failed');
  return true;
}

async function bringWhatWasPaid(tx: Tx, payment: PaymentRow, { currency, payAmount }: ProviderPayment): Promise<void> {
  if (currency !== payment.currency || payAmount !== payment.pay_amount) throw new DomainError('payment/provider');
  const { uuid, user_uuid, vip_grade: grade } = payment;
  if (grade === null) await bringCoins(tx, payment);
  else await bringPlan(tx, { paymentUuid: uuid, userUuid: user_uuid, grade, currency: payment.currency, payAmount });
  await decidePayment(tx, uuid, 'paid');
}

/** What follows from a payment that was made, in its transaction. */
async function bringCoins(tx: Tx, { uuid, user_uuid: buyer, coins, currency, pay_amount: payAmount }: PaymentRow): Promise<void> {
  const balances = await lockBalances(tx, [buyer]);
  const owedCoins = 0 - (balances.get(buyer)?.debt ?? 0);
  await postTransfers(tx, {
    key: `topup:${uuid}`,
    reason: 'topup',
    cause: uuid,
    transfers: topUp({ buyer, coins, currency, payAmount, owedCoins }),
  });
  const payload = { paymentUuid: uuid, userUuid: buyer, coins, currency, payAmount };
  await recordEvent(tx, 'wallet.topup.succeeded', { aggregateId: uuid, payload });
}

/** What was ordered while the coins were missing is paid now. A fault there is no fault of the top-up: it is tried again soon. */
async function serveWhoeverWaits(db: Db, paymentUuid: string): Promise<void> {
  await payWaitingOrders(db, paymentUuid).catch(() => undefined);
}
