import { requireRole } from '@meowtale/service-kit';
import type { CatalogContext } from '../context.ts';
import { findQueue, reviewSubmit, toItems } from './service.ts';

export const reviewResolvers = {
  Query: {
    async findReviewQueue(_root: unknown, args: object, { actor, db, works, assertNotRevoked }: CatalogContext) {
      requireRole(actor, 'staff');
      await assertNotRevoked();
      return findQueue(db, works, args);
    },
  },
  Mutation: {
    async reviewStoreSubmit(_root: unknown, args: object, { actor, db, works, requestId, assertNotRevoked }: CatalogContext) {
      const staff = requireRole(actor, 'staff');
      await assertNotRevoked();
      return (await toItems(db, works, [await reviewSubmit(db, staff, args, requestId)]))[0];
    },
  },
};
