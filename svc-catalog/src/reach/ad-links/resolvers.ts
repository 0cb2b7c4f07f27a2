import { requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { requireCreator } from '../../library/files/policy.ts';
import { recordQuietly } from '../tracking/service.ts';
import * as links from './service.ts';

const isValid = (_root: unknown, args: object, { db }: CatalogContext) => links.isValidAdLink(db, args);

export const adLinkResolvers = {
  StoreAdLink: {
    visit_days: (link: links.StoreAdLink, args: unknown) => link.visitDays(args),
    visit_sources: (link: links.StoreAdLink, args: unknown) => link.visitSources(args),
  },
  Query: {
    findStoreAdLink: (_root: unknown, args: object, context: CatalogContext) =>
      links.findAdLinks(context, requireUser(context.actor), args),
    isValidStoreAdLink: isValid,
  },
  Mutation: {
    isValidStoreAdLink: isValid,
    addStoreAdLink: (_root: unknown, args: object, context: CatalogContext) =>
      links.addAdLink(context, requireCreator(context.actor), args),
    updateStoreAdLink: (_root: unknown, args: object, context: CatalogContext) =>
      links.updateAdLink(context, requireCreator(context.actor), args),
    delStoreAdLink: (_root: unknown, args: object, context: CatalogContext) =>
      links.delAdLink(context, requireCreator(context.actor), args),
    addLogStoreAdLink: (_root: unknown, args: object, { actor, address, clicks, log }: CatalogContext) =>
      recordQuietly('addLogStoreAdLink', log, () => clicks.record({ actor, address }, args)),
  },
};
