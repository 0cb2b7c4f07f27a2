import { defineConsumer } from '@meowtale/service-kit';
import { followAnswer } from './service.ts';

/** What the wallet says of those who want their accounts erased. */
export const erasureConsumer = defineConsumer({
  name: 'catalog-erasures',
  event: 'wallet.erasure.decided',
  handle: (tx, { payload }) => followAnswer(tx, payload),
});
