import { defineConsumer } from '@meowtale/service-kit';
import { deleteWished } from './repository.ts';

/** What one has is no wish any more; a refund doesn't bring it back. */
export const fulfilledWishConsumer = defineConsumer({
  name: 'catalog-fulfilled-wishes',
  event: 'wallet.entitlement.changed',
  async handle(tx, { payload: { active, userUuid, storeUuid } }) {
    if (active) await deleteWished(tx, userUuid, storeUuid);
  },
});
