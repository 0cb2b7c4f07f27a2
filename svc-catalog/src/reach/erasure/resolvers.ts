import { requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { addErasure, cancelErasure, findErasure } from './service.ts';

export const erasureResolvers = {
  Query: {
    findErasure: (_root: unknown, _args: object, { actor, db }: CatalogContext) => findErasure(db, requireUser(actor).uuid),
  },
  Mutation: {
    async addErasure(_root: unknown, args: object, { actor, db, requestId, assertNotRevoked }: CatalogContext) {
      const user = requireUser(actor);
      await assertNotRevoked();
      return addErasure(db, user, args, requestId);
    },
    async cancelErasure(_root: unknown, _args: object, { actor, db, assertNotRevoked }: CatalogContext) {
      const user = requireUser(actor);
      await assertNotRevoked();
      return cancelErasure(db, user);
    },
  },
};
