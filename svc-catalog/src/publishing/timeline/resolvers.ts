import { requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { assertStaffNotRevoked } from '../../people/people/policy.ts';
import { findTimeline } from './service.ts';

export const timelineResolvers = {
  Query: {
    async findStoreTimeline(_root: unknown, { store_id }: { store_id: string }, context: CatalogContext) {
      const { actor, db, works } = context;
      await assertStaffNotRevoked(context);
      const list = await findTimeline(db, works, requireUser(actor), store_id);
      return { list, totalCount: list.length };
    },
  },
};
