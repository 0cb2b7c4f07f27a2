import { defineConsumer } from '@meowtale/service-kit';
import { keepPrice } from './price-repository.ts';
import { saveAdLink, saveListing, savePerson, savePlayProgress } from './repository.ts';

/**
 * What the wallet learns of the catalogue (DESIGN §3). Each carries the whole state, so the newest is all that counts. A
 * consumer that keeps more than it did gets a new name: the inbox knows what the old one took, so the new one is told it all again.
 */
export const readModelConsumers = [
  defineConsumer({
    name: 'wallet-listings-2',
    event: 'catalog.listing.changed',
    async handle(tx, { payload }) {
      await saveListing(tx, payload);
      await keepPrice(tx, payload.storeUuid);
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
