import { defineConsumer } from '@meowtale/service-kit';
import { deleteOwn } from './repository.ts';

/** What svc-drama-ai hears of people: of those who are erased, whose dramas go. Apps that were made of them are the catalogue's. */
export const erasureConsumer = defineConsumer({
  name: 'drama-erased',
  event: 'catalog.user.changed',
  async handle(tx, { payload }) {
    if (payload.erased) await deleteOwn(tx, payload.userUuid);
  },
});
