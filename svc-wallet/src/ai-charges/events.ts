import { defineConsumer } from '@meowtale/service-kit';
import { decideCharge, endCharge } from './service.ts';

/** Charges priced AI jobs before they begin and refunds those that fail. The two events may arrive in any order. */
export const aiChargeConsumers = [
  defineConsumer({
    name: 'wallet-ai-charge',
    event: 'drama.generation.requested',
    handle: (tx, { payload, requestId }) => decideCharge(tx, payload, requestId),
  }),
  defineConsumer({
    name: 'wallet-ai-end',
    event: 'drama.generation.finished',
    handle: (tx, { payload }) => endCharge(tx, payload),
  }),
];
