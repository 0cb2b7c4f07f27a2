import type { CatalogContext } from '../context.ts';
import { assertStaffStands } from '../people/policy.ts';
import { requirePromoting } from './policy.ts';
import { findOfficialActivities } from './service.ts';

export const activityResolvers = {
  Query: {
    async findStoreActivityOfficial(_root: unknown, args: object, context: CatalogContext) {
      const actor = requirePromoting(context.actor);
      await assertStaffStands(context);
      const list = await findOfficialActivities(context.db, actor, args);
      return { list, totalCount: list.length };
    },
  },
};
