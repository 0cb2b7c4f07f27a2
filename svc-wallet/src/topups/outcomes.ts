import { PAYMENT_STATE } from '@meowtale/contracts';
import { clockNow, inTransaction, recordEvent } from '@meowtale/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '../database.ts';
import { followReversal, isNewEvent, noteAfterPaying, paymentStatusOf } from '../disputes/service.ts';
import { topUp } from '../ledger/postings.ts';
import { lockBalances, postTransfers } from '../ledger/service.ts';
import { payHeldOrders } from '../orders/service.ts';
import { activatePlan } from '../plans/service.ts';
import { followMatch, type Unmatched } from '../unmatched/service.ts';
import type { PaymentProvider, ProviderEvent, ProviderPayment } from './provider.ts';
import { decidePayment, findPaymentOf, lockPayment, type PaymentRow } from './repository.ts';
import type { TopUps } from './service.ts';

/** The log of a request or a sweep. */
export type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/**
 * Returns a buyer's own payment, or null. A pending one is fetched from its provider first, so that polling credits the coins when
 * the webhook is late or lost; it stays pending when the provider doesn't respond.
 */
export async function pollPayment(db: Db, { providers }: TopUps, user: string, uuid: string, log: Log): Promise<PaymentRow | null> {
  const payment = await findPaymentOf(db, uuid, user);
  if (payment?.state !== PAYMENT_STATE.pending || !payment.provider_ref) return payment;
  const provider = providers.find(({ key }) => key === payment.provider_key);
  const known = await provider?.fetchPayment(db, payment.provider_ref).catch((error: unknown) => {
    log.warn({ event: 'payment.not-polled', err: error, paymentUuid: uuid }, 'a payment could not be fetched from its provider');
    return null;
  });
  if (!provider || !known || known.outcome === 'pending') return payment;
  await applyReport(db, provider.key, known, log);
  return findPaymentOf(db, uuid, user);
}

/** Handles a provider's webhook; a repeated one changes nothing. Throws `payment/webhook-signature` (400). */
export async function receiveWebhook(
  db: Db,
  provider: PaymentProvider,
  webhook: { body: string; signature: string | undefined },
  log: Log,
): Promise<void> {
  const known = await provider.verifyWebhook({ ...webhook, now: await clockNow(db) });
  if (!known || known.outcome === 'pending') return;
  await applyReport(db, provider.key, known, log);
}

/**
 * Applies what a provider reports of a payment, then pays held orders of its buyer. Logs an alarm when its books and ours differ
 * (`payment.unmatched`). Returns whether anything changed.
 */
export async function applyReport(db: Db, providerKey: string, known: ProviderPayment | ProviderEvent, log: Log): Promise<boolean> {
  const { isNews, unmatched } = await decideTopUp(db, providerKey, known);
  if (unmatched) log.error({ event: 'payment.unmatched', providerKey, ...unmatched }, 'a payment differs from its provider’s books');
  await payOrdersAfterTopUp(db, known.paymentUuid, log);
  return isNews;
}

/** Fails a payment that wasn't made in time; returns whether it was still pending. */
export function abandonPayment(db: Db, { uuid, provider_key }: PaymentRow): Promise<boolean> {
  return inTransaction(db, async (tx) => fail(tx, await lockPayment(tx, uuid, provider_key)));
}

interface Decision {
  isNews: boolean;
  /** A new difference from the provider's books. */
  unmatched: Unmatched | null;
}

const NOTHING_NEW: Decision = { isNews: false, unmatched: null };

/**
 * Applies a provider's report, with the same result in any order and number of reports: any report of paid money credits the top-up
 * or the plan once, also after a failure; a failure ends only a pending payment; refunds and disputes reverse it or restore it (DESIGN
 * §4). A payment of another amount or currency credits nothing, and an event id that was handled before changes nothing.
 */
function decideTopUp(db: Db, providerKey: string, known: ProviderPayment | ProviderEvent): Promise<Decision> {
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, known.paymentUuid, providerKey);
    if (!payment) return NOTHING_NEW;
    if ('eventId' in known && !(await isNewEvent(tx, providerKey, known.eventId))) return NOTHING_NEW;
    if (known.outcome === 'failed') return { isNews: await fail(tx, payment), unmatched: null };
    await noteAfterPaying(tx, payment, known);
    const isAsAsked = known.currency === payment.currency && known.payAmount === payment.pay_amount;
    const isBrought = payment.state !== PAYMENT_STATE.paid && isAsAsked;
    if (isBrought) await creditPayment(tx, payment);
    const isBooked = isBrought || payment.state === PAYMENT_STATE.paid;
    const status = isBooked ? await followReversal(tx, payment) : await paymentStatusOf(tx, payment.uuid, known.payAmount);
    const unmatched = await followMatch(tx, known, status, isAsAsked);
    return { isNews: isBrought || unmatched !== null || status.changed, unmatched };
  });
}

/** Fails a pending payment; returns whether it was pending. */
async function fail(tx: Tx, payment: PaymentRow | null): Promise<boolean> {
  if (payment?.state !== PAYMENT_STATE.pending) return false;
  await decidePayment(tx, payment.uuid, 'failed');
  return true;
}

async function creditPayment(tx: Tx, payment: PaymentRow): Promise<void> {
  const { uuid, user_uuid, vip_grade: grade, currency, pay_amount: payAmount } = payment;
  if (grade === null) await creditCoins(tx, payment);
  else await activatePlan(tx, { paymentUuid: uuid, userUuid: user_uuid, grade, currency, payAmount });
  await decidePayment(tx, uuid, 'paid');
}

/** Credits the coins of a paid payment, of which a debt takes its part first, and records the event. */
async function creditCoins(tx: Tx, { uuid, user_uuid: buyer, coins, currency, pay_amount: payAmount }: PaymentRow): Promise<void> {
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

/** Pays held orders of the payment's buyer. An error is logged and doesn't fail the top-up; a sweep tries again soon. */
async function payOrdersAfterTopUp(db: Db, paymentUuid: string, log: Log): Promise<void> {
  await payHeldOrders(db, paymentUuid).catch((error: unknown) => {
    log.error({ event: 'topup.orders-unpaid', err: error, paymentUuid }, 'held orders could not be paid after a top-up');
  });
}
