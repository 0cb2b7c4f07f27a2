import { requireUser, requireVerified } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import * as follows from './service.ts';

export const followResolvers = {
  Query: {
    findFollow: (_root: unknown, args: object, { actor, db, works }: CatalogContext) =>
      follows.findFollows(db, works, requireUser(actor), args),
  },
  Mutation: {
    addFollow: (_root: unknown, args: object, { actor, db, works }: CatalogContext) =>
      follows.addFollow(db, works, requireVerified(actor), args),
    delFollow: (_root: unknown, args: object, { actor, db }: CatalogContext) => follows.delFollow(db, requireUser(actor), args),
  },
};
