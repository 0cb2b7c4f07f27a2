import { defineConsumer } from '@meowtale/service-kit';
import { applyDecision } from './service.ts';

/** Handles the wallet's decisions on erasures. */
export const erasureConsumer = defineConsumer({
  name: 'catalog-erasures',
  event: 'wallet.erasure.decided',
  handle: (tx, { payload }) => applyDecision(tx, payload),
});
