import { defineConsumer } from '@meowtale/service-kit';
import { saveEntitlement } from './repository.ts';

/** Saves the entitlements that the wallet publishes; a refund has `active: false`. */
export const entitlementConsumer = defineConsumer({
  name: 'catalog-play-entitlements',
  event: 'wallet.entitlement.changed',
  async handle(tx, { payload }) {
    const { userUuid, storeUuid, revision, active, orderUuid } = payload;
    await saveEntitlement(tx, { user_uuid: userUuid, store_uuid: storeUuid, revision, active, order_uuid: orderUuid });
  },
});
