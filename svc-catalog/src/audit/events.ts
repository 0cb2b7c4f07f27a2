import { defineConsumer } from '@meowtale/service-kit';
import { noteDeed } from './note.ts';

/** What staff did in the wallet stands in the same log. */
export const staffDeedConsumer = defineConsumer({
  name: 'catalog-audit-wallet',
  event: 'wallet.staff.acted',
  handle: (tx, { payload }) => noteDeed(tx, payload),
});
