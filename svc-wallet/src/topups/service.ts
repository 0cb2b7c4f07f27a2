import { PAYMENTS_OPEN_MAX } from '@meowtale/contracts';
import type { VipOrderInput } from '@meowtale/contracts/inputs/wallet/plans';
import type { RechargeInput } from '@meowtale/contracts/inputs/wallet/recharge';
import { PRO_PRICE } from '@meowtale/contracts/plans';
import { DomainError, inTransaction, withIdempotency } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../database.ts';
import { assertMayBuyPlan } from '../plans/service.ts';
import { invalid, priceOf, type TopUpPrice } from './price.ts';
import type { PaymentProvider } from './provider.ts';
import { countOpenPayments, findPaymentOf, insertPayment, type OpenPayments, type PaymentRow, savePaymentAddress } from './repository.ts';
import { givenReturnPath } from './return-path.ts';

/** Dependencies of top-ups. */
export interface TopUps {
  providers: readonly PaymentProvider[];
  /** The site to which buyers return. */
  publicOrigin: string;
}

/**
 * Starts a payment for coins, once per idempotency key. Saves the payment before it calls the provider, which happens outside the
 * transaction; a repeated call tries again when the provider didn't respond.
 * @throws DomainError `payment/provider` when the provider doesn't respond, `payment/amount-refused` for an amount that it doesn't take,
 * `input/invalid` for an unknown provider, for a key, method or currency that it doesn't have, for what `priceOf` rejects, for a return
 * address that isn't on the site, and for too many open payments
 */
export function startTopUp(db: Db, topUps: TopUps, user: string, input: RechargeInput): Promise<PaymentRow> {
  const bought = { scope: 'recharge', plan_id: input.plan_id ?? null, vip_grade: null, ...priceOf(input) };
  return startPayment(db, topUps, user, input, bought);
}

/**
 * Starts a payment for a plan in the same way. Also throws `input/invalid` for money that isn't its price, and what `assertMayBuyPlan`
 * throws.
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
  /** Scope of the idempotency key, besides the person. */
  scope: string;
  plan_id: string | null;
  vip_grade: number | null;
  /** Throws for what can't be bought now. */
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
  const returnPath = givenReturnPath(input.return_url, publicOrigin);
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

/** Returns a payment as its buyer sees it. */
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
