import { defineConsumer } from '@meowtale/service-kit';
import { savePlans } from './repository.ts';

/** Saves the plans that the wallet publishes for a person. */
export const planConsumer = defineConsumer({
  name: 'catalog-plans',
  event: 'wallet.plan.changed',
  async handle(tx, { payload }) {
    const { userUuid, revision, plans } = payload;
    await savePlans(tx, { user_uuid: userUuid, revision, plans });
  },
});
