import type { RequestContext } from '@meowtale/service-kit';
import { type AdLinkStub, ownAdLinks } from './service.ts';

export const promotionResolvers = {
  Query: {
    _walletAdLinks: (_root: unknown, { uuids }: { uuids: string[] }, { actor, db }: RequestContext) => ownAdLinks(db, actor, uuids),
  },
  StoreAdLink: {
    order_count: async (link: AdLinkStub) => (await link.brought()).order_count,
    refund_count: async (link: AdLinkStub) => (await link.brought()).refund_count,
    revenue: async (link: AdLinkStub) => (await link.brought()).revenue,
    pending: async (link: AdLinkStub) => (await link.brought()).pending,
    sale_days: (link: AdLinkStub, args: unknown) => link.days(args),
  },
};
