import { waterfallInput } from '@meowtale/contracts/inputs/wallet/report';
import { parseInput, type RequestContext, requireUser } from '@meowtale/service-kit';
import { showWaterfall } from './service.ts';

export const waterfallResolvers = {
  Query: {
    findSaleWaterfall: (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
      const user = requireUser(actor).uuid;
      return showWaterfall(db, parseInput(waterfallInput, args).order_uuid, user);
    },
  },
};
