import { requireRole } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { findStores } from '../listings/model.ts';
import type { SubmitRow } from '../submission/model.ts';
import { toSubmitViews } from '../submits/model.ts';
import { overrideStore } from './service.ts';

export const overrideResolvers = {
  Mutation: {
    async overrideStore(_root: unknown, args: { data: object }, context: CatalogContext) {
      const staff = requireRole(context.actor, 'staff');
      await context.assertNotRevoked();
      const submit = await overrideStore(context.db, staff, args, context);
      const owners = new Map((await findStores(context.db, [submit.store_uuid])).map((store) => [store.uuid, store.owner_uuid]));
      return (await toSubmitViews({ ...context, reader: staff }, owners, [submit]))[0];
    },
  },
  StoreSubmit: {
    override: ({ override_reason: reason, overridden_at: at }: SubmitRow) => (reason !== null && at ? { reason, at } : null),
  },
};
