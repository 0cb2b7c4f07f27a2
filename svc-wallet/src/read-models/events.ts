import { defineConsumer } from '@meowtale/service-kit';
import { saveListing, savePerson, savePlayProgress } from './repository.ts';

/** What the wallet learns of the catalogue (DESIGN §3). Each carries the whole state, so the newest is all that counts. */
export const readModelConsumers = [
  defineConsumer({
    name: 'wallet-listings',
    event: 'catalog.listing.changed',
    handle: (tx, { payload }) => saveListing(tx, payload),
  }),
  defineConsumer({
    name: 'wallet-people',
    event: 'catalog.user.changed',
    handle: (tx, { payload }) => savePerson(tx, payload),
  }),
  defineConsumer({
    name: 'wallet-play-progress',
    event: 'catalog.play.changed',
    handle: (tx, { payload }) => savePlayProgress(tx, payload),
  }),
];
