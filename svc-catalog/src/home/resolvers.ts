import { requireRole } from '@meowtale/service-kit';
import type { CatalogContext } from '../context.ts';
import * as home from './service.ts';

export const homeResolvers = {
  Query: {
    findConfigurationPagesIndex: (_root: unknown, args: object, context: CatalogContext) => home.findHome(context, args),
  },
  Mutation: {
    async setConfigurationPagesIndex(_root: unknown, args: object, context: CatalogContext) {
      const staff = requireRole(context.actor, 'staff');
      await context.assertNotRevoked();
      return home.setHome(context, staff, args);
    },
  },
};
