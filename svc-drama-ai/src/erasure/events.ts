import { defineConsumer } from '@meowtale/service-kit';
import { deleteOwn } from './repository.ts';

/** Deletes the dramas of erased people. Apps that were made of them belong to the catalogue. */
export const erasureConsumer = defineConsumer({
  name: 'drama-erased',
  event: 'catalog.user.changed',
  async handle(tx, { payload }) {
    if (payload.erased) await deleteOwn(tx, payload.userUuid);
  },
});
