import { uuid } from '@meowtale/contracts/inputs/text';
import { parseInput, type RequestContext, requireUser } from '@meowtale/service-kit';
import { z } from 'zod';
import { viewReceipt } from './service.ts';

const receiptInput = z.object({ uuid });

export const receiptResolvers = {
  Query: {
    findReceipt: (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
      const buyer = requireUser(actor).uuid;
      return viewReceipt(db, buyer, parseInput(receiptInput, args).uuid);
    },
  },
};
