import { cartCheckoutInput, storeQuoteInput } from '@meowtale/contracts/inputs/wallet/checkout';
import { parseInput, type RequestContext } from '@meowtale/service-kit';
import { workFields } from '../read-models/work-fields.ts';
import { buyerOf } from './buyer.ts';
import { localMoney } from './pricing.ts';
import { quoteCart, quoteStore } from './service.ts';
import { lowestPrices, priceStores, type ShownPrice, type StoreStub } from './store-prices.ts';

export const quoteResolvers = {
  Query: {
    findStoreQuote: (_root: unknown, args: unknown, context: RequestContext) =>
      quoteStore(context.db, buyerOf(context), parseInput(storeQuoteInput, args)),
    findCartCheckout: (_root: unknown, args: unknown, context: RequestContext) =>
      quoteCart(context.db, buyerOf(context), parseInput(cartCheckoutInput, args)),
    _walletStores: (_root: unknown, { uuids }: { uuids: string[] }) => uuids.map((uuid) => ({ uuid })),
  },
  QuoteLine: workFields,
  Store: {
    current_price: async ({ uuid }: StoreStub, _args: unknown, context: RequestContext) =>
      (await priceStores(context, uuid))?.price ?? null,
    owned: async ({ uuid }: StoreStub, _args: unknown, context: RequestContext) => (await priceStores(context, uuid))?.owned ?? null,
  },
  CurrentPrice: {
    lowest_30_days: async ({ storeUuid }: ShownPrice, _args: unknown, context: RequestContext) =>
      (await lowestPrices(context, storeUuid)) ?? null,
    async lowest_30_days_local({ storeUuid, country }: ShownPrice, _args: unknown, context: RequestContext) {
      const lowest = (await lowestPrices(context, storeUuid)) ?? null;
      return lowest === null ? null : localMoney(lowest, country);
    },
  },
};
