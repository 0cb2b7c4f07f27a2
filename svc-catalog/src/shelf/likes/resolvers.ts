import { requireUser, requireVerified } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import * as likes from './service.ts';

export const likeResolvers = {
  Query: {
    findStoreLike: (_root: unknown, args: object, { actor, db }: CatalogContext) => likes.findLike(db, requireUser(actor), args),
  },
  Mutation: {
    addStoreLike: (_root: unknown, args: object, { actor, db }: CatalogContext) => likes.addLike(db, requireVerified(actor), args),
    delStoreLike: (_root: unknown, args: object, { actor, db }: CatalogContext) => likes.delLike(db, requireUser(actor), args),
  },
};
