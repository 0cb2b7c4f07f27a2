import { requireRole, requireUser, requireVerified } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import * as reports from './reports.ts';
import * as comments from './service.ts';

export const commentResolvers = {
  Query: {
    findStoreComment: (_root: unknown, args: { store_id: string }, { db, works }: CatalogContext) => comments.findComments(db, works, args),
    async findStoreCommentReport(_root: unknown, args: object, { actor, db, works, assertNotRevoked }: CatalogContext) {
      requireRole(actor, 'staff');
      await assertNotRevoked();
      return reports.findReported(db, works, args);
    },
  },
  Mutation: {
    addStoreComment: (_root: unknown, args: object, { actor, db, works }: CatalogContext) =>
      comments.addComment(db, works, requireVerified(actor), args),
    setStoreComment: (_root: unknown, args: object, { actor, db, works }: CatalogContext) =>
      comments.setComment(db, works, requireVerified(actor), args),
    delStoreComment: (_root: unknown, args: object, { actor, db }: CatalogContext) => comments.delComment(db, requireUser(actor), args),
    addStoreCommentReport: (_root: unknown, args: object, { actor, db }: CatalogContext) =>
      reports.addReport(db, requireVerified(actor), args),
    async reviewStoreComment(_root: unknown, args: object, { actor, db, assertNotRevoked }: CatalogContext) {
      const staff = requireRole(actor, 'staff');
      await assertNotRevoked();
      return reports.reviewComment(db, staff, args);
    },
  },
};
