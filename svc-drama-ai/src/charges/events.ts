import { defineConsumer } from '@meowtale/service-kit';
import { followDecision } from './service.ts';

/** Consumers of the wallet's decisions on charges. */
export const chargeConsumers = [
  defineConsumer({
    name: 'drama-ai-charge',
    event: 'wallet.ai-charge.decided',
    handle: (tx, { payload }) => followDecision(tx, payload),
  }),
];
