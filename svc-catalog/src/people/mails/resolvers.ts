import { requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import * as mails from './service.ts';

export const mailResolvers = {
  Query: {
    findNotificationPreference: (_root: unknown, _args: object, { actor, db, mail }: CatalogContext) =>
      mails.findPreferences(db, mail !== null, requireUser(actor)),
  },
  Mutation: {
    setNotificationPreference: (_root: unknown, args: object, { actor, db, mail }: CatalogContext) =>
      mails.setPreferences(db, mail !== null, requireUser(actor), args),
  },
};
