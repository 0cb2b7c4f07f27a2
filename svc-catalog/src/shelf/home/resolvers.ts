import { requireRole, type UserActor } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import * as home from './service.ts';

async function requireStaff(context: CatalogContext): Promise<UserActor> {
  const staff = requireRole(context.actor, 'staff');
  await context.assertNotRevoked();
  return staff;
}

export const homeResolvers = {
  Query: {
    findConfigurationPagesIndex: (_root: unknown, args: object, context: CatalogContext) => home.findHome(context, args),
    async findHomeSetup(_root: unknown, args: object, context: CatalogContext) {
      await requireStaff(context);
      return home.findHomeSetup(context.db, args);
    },
    async findHomePick(_root: unknown, args: object, context: CatalogContext) {
      await requireStaff(context);
      return home.findHomePicks(context, args);
    },
  },
  Mutation: {
    async setConfigurationPagesIndex(_root: unknown, args: object, context: CatalogContext) {
      return home.setHome(context, await requireStaff(context), args);
    },
  },
};
