import { requireRole, type UserActor } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { assertStaffNotRevoked } from '../../people/people/policy.ts';
import { requirePromoting } from './policy.ts';
import { findOfficialActivities } from './service.ts';
import * as actions from './staff-commands.ts';

async function requireStaff({ actor, assertNotRevoked }: CatalogContext): Promise<UserActor> {
  const staff = requireRole(actor, 'staff');
  await assertNotRevoked();
  return staff;
}

export const activityResolvers = {
  Query: {
    async findStoreActivityOfficial(_root: unknown, args: object, context: CatalogContext) {
      const actor = requirePromoting(context.actor);
      await assertStaffNotRevoked(context);
      const list = await findOfficialActivities(context.db, actor, args);
      return { list, totalCount: list.length };
    },
  },
  Mutation: {
    addStoreActivityOfficial: async (_root: unknown, args: object, context: CatalogContext) =>
      actions.addOfficialActivity(context.db, await requireStaff(context), args),
    setStoreActivityOfficial: async (_root: unknown, args: object, context: CatalogContext) =>
      actions.setOfficialActivity(context.db, await requireStaff(context), args),
    closeStoreActivityOfficial: async (_root: unknown, args: object, context: CatalogContext) =>
      actions.closeOfficialActivity(context.db, await requireStaff(context), args),
  },
};
