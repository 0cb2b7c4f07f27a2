import type { CatalogContext } from '../../context.ts';
import { assertStaffNotRevoked } from '../../people/people/policy.ts';
import { findAuthorization, findPreviewed } from './service.ts';

export const accessResolvers = {
  Query: {
    async getStoreAuthorizedAndFindStoreUrl(_root: unknown, args: object, context: CatalogContext) {
      await assertStaffNotRevoked(context);
      return findAuthorization(context, args);
    },
    async findStorePreview(_root: unknown, args: object, context: CatalogContext) {
      await assertStaffNotRevoked(context);
      return findPreviewed(context, args);
    },
  },
};
