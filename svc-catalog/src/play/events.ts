import { defineConsumer } from '@meowtale/service-kit';
import { keepEntitlement } from './repository.ts';

/** Keeps what the wallet says about who may play what; a refund arrives here as `active: false`. */
export const entitlementConsumer = defineConsumer({
  name: 'catalog-play-entitlements',
  event: 'wallet.entitlement.changed',
  async handle(tx, { payload }) {
    const { userUuid, storeUuid, revision, active, orderUuid } = payload;
    await keepEntitlement(tx, { user_uuid: userUuid, store_uuid: storeUuid, revision, active, order_uuid: orderUuid });
  },
});
