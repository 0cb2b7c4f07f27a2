import { defineConsumer } from '@meowtale/service-kit';
import { savePrice } from './price-repository.ts';
import { saveAdLink, saveListing, savePerson, savePlayProgress } from './repository.ts';

/**
 * Consumers of the catalogue's state events (DESIGN §3). A consumer that stores more than before gets a new name, so that it gets all
 * states again, which the inbox would otherwise skip.
 */
export const readModelConsumers = [
  defineConsumer({
    name: 'wallet-listings-2',
    event: 'catalog.listing.changed',
    async handle(tx, { payload }) {
      await saveListing(tx, payload);
      await savePrice(tx, payload.storeUuid);
    },
  }),
  defineConsumer({
    name: 'wallet-people-3',
    event: 'catalog.user.changed',
    handle: (tx, { payload }) => savePerson(tx, payload),
  }),
  defineConsumer({
    name: 'wallet-ad-links',
    event: 'catalog.ad-link.changed',
    handle: (tx, { payload }) => saveAdLink(tx, payload),
  }),
  defineConsumer({
    name: 'wallet-play-progress',
    event: 'catalog.play.changed',
    handle: (tx, { payload }) => savePlayProgress(tx, payload),
  }),
];
