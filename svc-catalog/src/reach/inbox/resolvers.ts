import { requireRole, requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { addOfficialNotice } from './official.ts';
import * as notices from './service.ts';

export const noticeResolvers = {
  Query: {
    findNotification: (_root: unknown, args: object, context: CatalogContext) =>
      notices.findNotices(context, requireUser(context.actor), args),
  },
  Mutation: {
    async addNotification(_root: unknown, args: object, { actor, db, assertNotRevoked }: CatalogContext) {
      const staff = requireRole(actor, 'staff');
      await assertNotRevoked();
      return addOfficialNotice(db, staff, args);
    },
    addNotificationUserLabel: (_root: unknown, args: object, { actor, db }: CatalogContext) =>
      notices.addLabel(db, requireUser(actor), args),
    addNotificationUserLabels: (_root: unknown, args: object, { actor, db }: CatalogContext) =>
      notices.addLabels(db, requireUser(actor), args),
  },
};
