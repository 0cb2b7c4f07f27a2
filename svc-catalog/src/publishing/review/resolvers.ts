import { requireRole, requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { assertStaffNotRevoked } from '../../people/people/policy.ts';
import type { SubmitRow } from '../submission/model.ts';
import { findPlace } from './place.ts';
import { findReviewStatuses, isOfOwn, type ReviewStanding } from './review-status.ts';
import { findQueue, reviewSubmit, toItems } from './service.ts';

export const reviewResolvers = {
  Query: {
    async findReviewPlace(_root: unknown, { store_id }: { store_id: string }, context: CatalogContext) {
      await assertStaffNotRevoked(context);
      return findPlace(context.db, requireUser(context.actor), store_id);
    },
    async findReviewQueue(_root: unknown, args: object, { actor, db, works, assertNotRevoked }: CatalogContext) {
      const reader = requireRole(actor, 'staff');
      await assertNotRevoked();
      return findQueue({ db, works, reader }, args);
    },
  },
  Mutation: {
    async reviewStoreSubmit(_root: unknown, args: object, { actor, db, works, requestId, assertNotRevoked }: CatalogContext) {
      const staff = requireRole(actor, 'staff');
      await assertNotRevoked();
      return (await toItems({ db, works, reader: staff }, [await reviewSubmit(db, staff, args, requestId)]))[0];
    },
  },
  StoreSubmit: {
    async review(submit: SubmitRow & { review?: ReviewStanding }, _args: unknown, context: CatalogContext) {
      const { actor, db, works } = context;
      if (actor.kind !== 'user' || !actor.roles.includes('staff')) return null;
      await assertStaffNotRevoked(context);
      return submit.review ?? (await findReviewStatuses(db, works, [submit]))[0];
    },
  },
  ReviewStanding: {
    is_own: ({ store_uuid }: ReviewStanding, _args: unknown, { actor, db }: CatalogContext) => isOfOwn(db, requireUser(actor), store_uuid),
  },
};
