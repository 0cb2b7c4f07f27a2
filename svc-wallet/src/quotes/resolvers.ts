import { cartCheckoutInput, storeQuoteInput } from '@meowtale/contracts/inputs/wallet/checkout';
import { parseInput, type RequestContext, requireUser } from '@meowtale/service-kit';
import { quoteCart, quoteStore } from './service.ts';
import { priceStores, type StoreStub } from './store-prices.ts';

export const quoteResolvers = {
  Query: {
    findStoreQuote: (_root: unknown, args: unknown, { actor, db }: RequestContext) =>
      quoteStore(db, requireUser(actor).uuid, parseInput(storeQuoteInput, args)),
    findCartCheckout: (_root: unknown, args: unknown, { actor, db }: RequestContext) =>
      quoteCart(db, requireUser(actor).uuid, parseInput(cartCheckoutInput, args)),
    _walletStores: (_root: unknown, { uuids }: { uuids: string[] }) => uuids.map((uuid) => ({ uuid })),
  },
  Store: {
    current_price: async ({ uuid }: StoreStub, _args: unknown, context: RequestContext) =>
      (await priceStores(context, uuid))?.price ?? null,
    owned: async ({ uuid }: StoreStub, _args: unknown, context: RequestContext) => (await priceStores(context, uuid))?.owned ?? null,
  },
};
