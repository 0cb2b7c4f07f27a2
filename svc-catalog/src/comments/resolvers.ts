import { requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../context.ts';
import * as comments from './service.ts';

export const commentResolvers = {
  Query: {
    findStoreComment: (_root: unknown, args: { store_id: string }, { db, works }: CatalogContext) => comments.findComments(db, works, args),
  },
  Mutation: {
    addStoreComment: (_root: unknown, args: object, { actor, db, works }: CatalogContext) =>
      comments.addComment(db, works, requireUser(actor), args),
    setStoreComment: (_root: unknown, args: object, { actor, db, works }: CatalogContext) =>
      comments.setComment(db, works, requireUser(actor), args),
  },
};
