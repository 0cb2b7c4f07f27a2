import { uuid } from '@meowtale/contracts/inputs/text';
import { parseInput, type RequestContext, requireUser } from '@meowtale/service-kit';
import { z } from 'zod';
import { nameOf, workFields } from '../read-models/work-fields.ts';
import { viewReceipt } from './service.ts';

const receiptInput = z.object({ uuid });

export const receiptResolvers = {
  Query: {
    findReceipt: (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
      const buyer = requireUser(actor).uuid;
      return viewReceipt(db, buyer, parseInput(receiptInput, args).uuid);
    },
  },
  // A receipt is only visible to its buyer, so the caller is the buyer.
  Receipt: {
    buyer_name: (_receipt: unknown, _args: unknown, context: RequestContext) => nameOf(context, requireUser(context.actor).uuid),
  },
  ReceiptLine: {
    ...workFields,
    seller_name: ({ seller_id }: { seller_id: string }, _args: unknown, context: RequestContext) => nameOf(context, seller_id),
  },
};
