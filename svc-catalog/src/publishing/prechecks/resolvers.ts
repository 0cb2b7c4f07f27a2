import { requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { assertStaffNotRevoked } from '../../people/people/policy.ts';
import { checkSubmit } from './service.ts';

export const precheckResolvers = {
  Query: {
    async checkStoreSubmit(_root: unknown, { uuid }: { uuid: string }, context: CatalogContext) {
      const { actor, db, works, linkChecker } = context;
      await assertStaffNotRevoked(context);
      return checkSubmit({ db, storage: works.storage, linkChecker }, requireUser(actor), uuid);
    },
  },
};
