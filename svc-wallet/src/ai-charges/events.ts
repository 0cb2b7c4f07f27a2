import { defineConsumer } from '@meowtale/service-kit';
import { decideCharge, endCharge } from './service.ts';

/** AI jobs with a price: paid before they begin, and paid back when they come to nothing. The two may arrive in any order. */
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
