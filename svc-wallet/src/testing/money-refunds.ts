import { applyReport } from '../topups/outcomes.ts';
import { reconcilePayment } from '../unmatched/service.ts';
import type { Life } from './money-life.ts';
import { newKey } from './wallet.ts';

/**
 * Refunds a part of an undisputed payment at its provider, and books it as staff. If a part is booked already, that refund fails instead,
 * and staff reverse it. Does nothing for a payment that is taken back.
 */
export async function refundInPart({ wallet, model, payments }: Life, pick: number, percent: number): Promise<void> {
  const at = pick % payments.length;
  const [payment, paid] = [model.payments[at], payments[at]];
  if (!payment || !paid || payment.status !== 'standing') return;
  const { uuid: paymentUuid, ref, currency, payAmount } = paid;
  const fails = payment.part.money > 0;
  const amount = fails ? payment.part.money : Math.floor((payAmount * percent) / 100);
  if (amount === 0) return;
  // The same ref when the refund fails, or the next part would be another refund.
  const name = { payment_uuid: paymentUuid, failed: false };
  const made = await wallet.db('payment_refunds').where(name).first('refund_ref');
  const refunds = [{ refundRef: made?.refund_ref ?? newKey(), amount, failed: fails }];
  await applyReport(wallet.db, 'sandbox', { paymentUuid, ref, currency, payAmount, outcome: 'paid', refunds }, wallet.app.log);
  const refunded = fails ? 0 : amount;
  const decision = {
    payment_uuid: paymentUuid,
    decision: 'book',
    refunded_amount: refunded,
    reason: 'Agreed',
    idempotency_key: newKey(),
  } as const;
  await reconcilePayment(wallet.db, decision, { staff: newKey(), requestId: newKey() });
  model.refundPart(payment, refunded);
  model.serve(payment.person);
}
