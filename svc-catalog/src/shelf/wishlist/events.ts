import { defineConsumer } from '@meowtale/service-kit';
import { deleteWished } from './repository.ts';

/** Removes a bought work from the wishlist; a refund doesn't add it again. */
export const fulfilledWishConsumer = defineConsumer({
  name: 'catalog-fulfilled-wishes',
  event: 'wallet.entitlement.changed',
  async handle(tx, { payload: { active, userUuid, storeUuid } }) {
    if (active) await deleteWished(tx, userUuid, storeUuid);
  },
});
