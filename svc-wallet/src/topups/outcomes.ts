import { PAYMENT_STATE } from '@meowtale/contracts';
import { clockNow, inTransaction, recordEvent } from '@meowtale/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '../database.ts';
import { followReversal, isNewEvent, noteAfterPaying, standingOf } from '../disputes/service.ts';
import { topUp } from '../ledger/postings.ts';
import { lockBalances, postTransfers } from '../ledger/service.ts';
import { payWaitingOrders } from '../orders/service.ts';
import { bringPlan } from '../plans/service.ts';
import { followMatch, type Unmatched } from '../unmatched/service.ts';
import type { PaymentProvider, ProviderEvent, ProviderPayment } from './provider.ts';
import { decidePayment, findPaymentOf, lockPayment, type PaymentRow } from './repository.ts';
import type { TopUps } from './service.ts';

/** Where a request's or a watch's errors are logged. */
export type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/**
 * A buyer's own payment, or null. One still pending is asked about at the provider, so that polling brings the coins when the
 * webhook is late or lost; a provider that doesn't answer leaves it pending.
 */
export async function pollPayment(db: Db, { providers }: TopUps, user: string, uuid: string, log: Log): Promise<PaymentRow | null> {
  const payment = await findPaymentOf(db, uuid, user);
  if (payment?.state !== PAYMENT_STATE.pending || !payment.provider_ref) return payment;
  const provider = providers.find(({ key }) => key === payment.provider_key);
  const known = await provider?.fetchPayment(db, payment.provider_ref).catch((error: unknown) => {
    log.warn({ event: 'payment.poll-failed', err: error, paymentUuid: uuid }, 'a provider could not be asked of a payment');
    return null;
  });
  if (!provider || !known || known.outcome === 'pending') return payment;
  await learnOutcome(db, provider.key, known, log);
  return findPaymentOf(db, uuid, user);
}

/** Takes a provider's webhook. Throws `payment/webhook-signature` (400). One that repeats what is known changes nothing. */
export async function receiveWebhook(
  db: Db,
  provider: PaymentProvider,
  webhook: { body: string; signature: string | undefined },
  log: Log,
): Promise<void> {
  const known = await provider.verifyWebhook({ ...webhook, now: await clockNow(db) });
  if (!known || known.outcome === 'pending') return;
  await learnOutcome(db, provider.key, known, log);
}

/**
 * Takes what a provider says of a payment, and pays the orders that waited for its coins. An alarm is logged where its books and
 * ours differ (`payment.unmatched`). Returns whether anything changed.
 */
export async function learnOutcome(db: Db, providerKey: string, known: ProviderPayment | ProviderEvent, log: Log): Promise<boolean> {
  const { isNews, unmatched } = await decideTopUp(db, providerKey, known);
  if (unmatched) log.error({ event: 'payment.unmatched', providerKey, ...unmatched }, 'a payment differs from its provider’s books');
  await payOrdersThatWait(db, known.paymentUuid, log);
  return isNews;
}

/** Ends a payment that nobody made; answers whether it was still pending. */
export function abandonPayment(db: Db, { uuid, provider_key }: PaymentRow): Promise<boolean> {
  return inTransaction(db, async (tx) => fail(tx, await lockPayment(tx, uuid, provider_key)));
}

interface Decision {
  isNews: boolean;
  /** What differs from the provider's books since now. */
  unmatched: Unmatched | null;
}

const NOTHING_NEW: Decision = { isNews: false, unmatched: null };

/**
 * Ends a payment as its provider says, in whatever order and however often it is told: whatever tells of money that was paid
 * tops up once, also when a failure was told first; a failure ends only what is pending; refunds and disputes then take
 * the top-up back, or give it back (DESIGN §4). Money that isn't what was asked for brings nothing. An event whose id was taken
 * before changes nothing.
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
    if (isBrought) await bringWhatWasPaid(tx, payment);
    const isBooked = isBrought || payment.state === PAYMENT_STATE.paid;
    const standing = isBooked ? await followReversal(tx, payment) : await standingOf(tx, payment.uuid, known.payAmount);
    const unmatched = await followMatch(tx, known, standing, isAsAsked);
    return { isNews: isBrought || unmatched !== null || standing.changed, unmatched };
  });
}

/** What is pending fails; answers whether it was. */
async function fail(tx: Tx, payment: PaymentRow | null): Promise<boolean> {
  if (payment?.state !== PAYMENT_STATE.pending) return false;
  await decidePayment(tx, payment.uuid, 'failed');
  return true;
}

async function bringWhatWasPaid(tx: Tx, payment: PaymentRow): Promise<void> {
  const { uuid, user_uuid, vip_grade: grade, currency, pay_amount: payAmount } = payment;
  if (grade === null) await bringCoins(tx, payment);
  else await bringPlan(tx, { paymentUuid: uuid, userUuid: user_uuid, grade, currency, payAmount });
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

/** Pays the orders that waited for the coins. An error there is none of the top-up: it is logged, and a watch tries again soon. */
async function payOrdersThatWait(db: Db, paymentUuid: string, log: Log): Promise<void> {
  await payWaitingOrders(db, paymentUuid).catch((error: unknown) => {
    log.error({ event: 'topup.orders-unpaid', err: error, paymentUuid }, 'orders that waited for a top-up could not be paid');
  });
}
