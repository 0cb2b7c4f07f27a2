import { cancelOrderInput, payQuoteInput, refundInput, refundRequestInput } from '@meowtale/contracts/inputs/wallet/checkout';
import { libraryInput, salesInput } from '@meowtale/contracts/inputs/wallet/orders';
import { parseInput, type RequestContext, requireRole, requireUser } from '@meowtale/service-kit';
import { z } from 'zod';
import { buyerOf } from '../quotes/buyer.ts';
import type { Quote } from '../quotes/quote.ts';
import { nameOf, workFields } from '../read-models/work-fields.ts';
import { cancelOrder } from './held-orders.ts';
import type { OrderView } from './order-views.ts';
import { payQuote } from './place-orders.ts';
import { refundOrder } from './refund-order.ts';
import { declineRefund, listRefundRequests, type QueuedRequest, REFUND_REQUEST_STATES, requestRefund } from './refund-requests.ts';
import { listLibrary, listSales, type Sales } from './service.ts';

const requestsInput = z.object({
  state: z
    .enum(REFUND_REQUEST_STATES, 'invalid.state')
    .nullish()
    .transform((value) => value ?? 'open'),
  q: z.unknown().optional(),
});

/** Returns the resolvers; `grantSecret` signs the grants of paid orders. */
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
        return listSales(db, seller, parseInput(salesInput, args));
      },
      findRefundRequest: async (_root: unknown, args: unknown, context: RequestContext) => {
        requireRole(context.actor, 'staff');
        const { state: wanted, q } = parseInput(requestsInput, args);
        await context.assertNotRevoked();
        return listRefundRequests(context.db, wanted, q);
      },
    },
    StoreOrder: {
      ...workFields,
      seller_name: ({ seller_id }: OrderView, _args: unknown, context: RequestContext) => nameOf(context, seller_id),
      buyer_name: ({ buyer_id }: OrderView, _args: unknown, context: RequestContext) => nameOf(context, buyer_id),
    },
    SellerOrder: workFields,
    SellerOrderList: { total: (sales: Sales) => sales.total() },
    QueuedRefundRequest: {
      buyer_name: ({ buyer_uuid }: QueuedRequest, _args: unknown, context: RequestContext) => nameOf(context, buyer_uuid),
    },
    Mutation: {
      addCartCheckout: pay('cart'),
      addStoreOrder: pay('store'),
      cancelStoreOrder: async (_root: unknown, args: unknown, context: RequestContext) => {
        const buyer = requireUser(context.actor).uuid;
        const { uuid } = parseInput(cancelOrderInput, args);
        await context.assertNotRevoked();
        return cancelOrder(context.db, uuid, buyer);
      },
      refundStoreOrder: async (_root: unknown, args: unknown, context: RequestContext) => {
        const { uuid: person, roles } = requireUser(context.actor);
        const input = parseInput(refundInput, args);
        await context.assertNotRevoked();
        const user = { uuid: person, isStaff: roles.includes('staff') };
        return refundOrder(context.db, input, { user, requestId: context.requestId });
      },
      askStoreOrderRefund: async (_root: unknown, args: unknown, context: RequestContext) => {
        const buyer = requireUser(context.actor).uuid;
        const input = parseInput(refundRequestInput, args);
        await context.assertNotRevoked();
        return requestRefund(context.db, input, buyer);
      },
      declineStoreOrderRefund: async (_root: unknown, args: unknown, context: RequestContext) => {
        const staff = requireRole(context.actor, 'staff').uuid;
        const input = parseInput(refundRequestInput, args);
        await context.assertNotRevoked();
        return declineRefund(context.db, input, { staff, requestId: context.requestId });
      },
    },
  };
}
