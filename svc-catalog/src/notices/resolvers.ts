import { requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../context.ts';
import * as notices from './service.ts';

export const noticeResolvers = {
  Query: {
    findNotification: (_root: unknown, args: object, context: CatalogContext) =>
      notices.findNotices(context, requireUser(context.actor), args),
  },
  Mutation: {
    addNotificationUserLabel: (_root: unknown, args: object, { actor, db }: CatalogContext) =>
      notices.addLabel(db, requireUser(actor), args),
  },
};
