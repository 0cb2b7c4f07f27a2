import { defineConsumer } from '@meowtale/service-kit';
import { tellPerson } from '../notices/tell.ts';
import { noteDeed } from './note.ts';

/** What staff did in the wallet stands in the same log; whom they charged a penalty is told of it. */
export const staffDeedConsumer = defineConsumer({
  name: 'catalog-audit-wallet',
  event: 'wallet.staff.acted',
  async handle(tx, { payload: { penalty, ...deed } }) {
    await noteDeed(tx, { ...deed, ...(penalty && { details: penalty }) });
    if (penalty)
      await tellPerson(tx, { key: 'account-penalty', to: deed.subject.uuid, details: { coins: penalty.coins, text: deed.reason } });
  },
});
