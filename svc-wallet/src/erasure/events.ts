import { defineConsumer } from '@meowtale/service-kit';
import { decideErasure, forgetPerson } from './service.ts';

/** Consumers of account erasure. */
export const erasureConsumers = [
  defineConsumer({
    name: 'wallet-erasures',
    event: 'catalog.erasure.asked',
    handle: (tx, { payload, requestId }) => decideErasure(tx, payload, requestId),
  }),
  defineConsumer({
    name: 'wallet-erased',
    event: 'catalog.user.changed',
    async handle(tx, { payload }) {
      if (payload.erased) await forgetPerson(tx, payload.userUuid);
    },
  }),
];
