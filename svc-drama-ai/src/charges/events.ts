import { defineConsumer } from '@meowtale/service-kit';
import { followDecision } from './service.ts';

/** What svc-drama-ai consumes: what the wallet decided of its jobs. */
export const chargeConsumers = [
  defineConsumer({
    name: 'drama-ai-charge',
    event: 'wallet.ai-charge.decided',
    handle: (tx, { payload }) => followDecision(tx, payload),
  }),
];
