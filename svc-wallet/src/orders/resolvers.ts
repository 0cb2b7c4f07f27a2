import { ORDER_STATE } from '@meowtale/contracts';
import { uuid } from '@meowtale/contracts/inputs/text';
import { cancelOrderInput, payQuoteInput, refundInput, refundRequestInput } from '@meowtale/contracts/inputs/wallet/checkout';
import { parseInput, type RequestContext, requireRole, requireUser } from '@meowtale/service-kit';
import { z } from 'zod';
import { buyerOf } from '../quotes/buyer.ts';
import type { Quote } from '../quotes/quote.ts';
import { cancelOrder } from './held-orders.ts';
import { payQuote } from './place-orders.ts';
import { refundOrder } from './refund-order.ts';
import { askForRefund, declineRefund, listRefundRequests, REFUND_REQUEST_STATES } from './refund-requests.ts';
import { listLibrary, listSales } from './service.ts';

const state = z.int().min(ORDER_STATE.ordered, 'invalid.state').max(ORDER_STATE.refunded, 'invalid.state');
const libraryInput = z.object({
  state: state.nullish().transform((value) => value ?? ORDER_STATE.paid),
  states: z.array(state).min(1, 'invalid.empty').max(Object.keys(ORDER_STATE).length, 'invalid.too-many').nullish(),
  store_id: uuid.nullish(),
  q: z.unknown().optional(),
});
const salesInput = z.object({
  store_id: uuid.nullish(),
  state: state.nullish(),
  settled: z.literal([0, 1], 'invalid.state').nullish(),
  q: z.unknown().optional(),
});

const requestsInput = z.object({
  state: z
    .enum(REFUND_REQUEST_STATES, 'invalid.state')
    .nullish()
    .transform((value) => value ?? 'open'),
  q: z.unknown().optional(),
});

/** `grantSecret` signs the grants that paying answers. */
export function orderResolvers(grantSecret: string): object {
  const pay = (source: Quote['source']) => async (_root: unknown, args: unknown, context: RequestContext) => {
    const buyer = buyerOf(context);
    const input = parseInput(payQuoteInput, args);
    await context.assertNotRevoked();
    return payQuote(context.db, input, { buyer, source, grantSecret, requestId: context.requestId });
  };
  return {
    Query: {
      findStoreOrder: (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
        const buyer = requireUser(actor).uuid;
        const { store_id = null, state: one, states, q } = parseInput(libraryInput, args);
        return listLibrary(db, buyer, { states: states ?? [one], store_id, q });
      },
      findStoreOrderBySeller: (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
        const seller = requireUser(actor).uuid;
        const { store_id, state: wanted, settled, q } = parseInput(salesInput, args);
        return listSales(db, seller, { store_id: store_id ?? null, state: wanted ?? null, settled: settled ?? null, q });
      },
      findRefundRequest: (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
        requireRole(actor, 'staff');
        const { state: wanted, q } = parseInput(requestsInput, args);
        return listRefundRequests(db, wanted, q);
      },
    },
    Mutation: {
      addCartCheckout: pay('cart'),
      addStoreOrder: pay('store'),
      cancelStoreOrder: (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
        const buyer = requireUser(actor).uuid;
        return cancelOrder(db, parseInput(cancelOrderInput, args).uuid, buyer);
      },
      refundStoreOrder: async (_root: unknown, args: unknown, context: RequestContext) => {
        const { uuid: person, roles } = requireUser(context.actor);
        const input = parseInput(refundInput, args);
        await context.assertNotRevoked();
        const user = { uuid: person, isStaff: roles.includes('staff') };
        return refundOrder(context.db, input, { user, requestId: context.requestId });
      },
      askStoreOrderRefund: (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
        const buyer = requireUser(actor).uuid;
        return askForRefund(db, parseInput(refundRequestInput, args), buyer);
      },
      declineStoreOrderRefund: async (_root: unknown, args: unknown, context: RequestContext) => {
        const staff = requireRole(context.actor, 'staff').uuid;
        const input = parseInput(refundRequestInput, args);
        await context.assertNotRevoked();
        return declineRefund(context.db, input, staff);
      },
    },
  };
}
