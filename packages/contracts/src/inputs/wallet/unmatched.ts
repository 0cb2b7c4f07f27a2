import { z } from 'zod';
import { staffReason } from '../catalog/override.ts';
import { uuid } from '../text.ts';

export const UNMATCHED_QUEUES = ['open', 'closed'] as const;
export const UNMATCHED_DECISIONS = ['book', 'leave'] as const;

export const unmatchedPaymentsInput = z.object({
  state: z
    .enum(UNMATCHED_QUEUES, 'invalid.state')
    .nullish()
    .transform((value) => value ?? 'open'),
  q: z.unknown().optional(),
});

/** Staff's decision about a payment difference. */
export const reconcilePaymentInput = z.object({
  payment_uuid: uuid,
  decision: z.enum(UNMATCHED_DECISIONS, 'invalid.action'),
  // The refunded amount that staff saw, in hundredths, so that a later change is a conflict.
  refunded_amount: z.int('invalid.whole-number').min(0, 'invalid.too-small'),
  reason: staffReason,
  idempotency_key: uuid,
});
export type ReconcilePaymentInput = z.output<typeof reconcilePaymentInput>;
