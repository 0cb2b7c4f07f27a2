import { requireUser, requireVerified } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { assertStaffNotRevoked } from '../../people/people/policy.ts';
import * as updates from './service.ts';

export const updateResolvers = {
  Query: {
    findStoreUpdateLogByNoAuth: (_root: unknown, args: { store_id: string }, { db }: CatalogContext) => updates.findPublicUpdates(db, args),
    findStoreUpdateLog: (_root: unknown, args: { store_id: string }, { actor, db }: CatalogContext) =>
      updates.findOwnUpdates(db, requireUser(actor), args),
  },
  Mutation: {
    async addStoreUpdateLog(_root: unknown, args: object, context: CatalogContext) {
      const user = requireVerified(context.actor);
      await assertStaffNotRevoked(context);
      return updates.addUpdate(context.db, user, args);
    },
    async setStoreUpdateLog(_root: unknown, args: object, context: CatalogContext) {
      const user = requireVerified(context.actor);
      await assertStaffNotRevoked(context);
      return updates.setUpdate(context.db, user, args);
    },
  },
};
