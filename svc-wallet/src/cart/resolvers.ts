import { addCartStoreInput, delCartStoreInput } from '@meowtale/contracts/inputs/wallet/cart';
import { parseInput, type RequestContext, requireUser } from '@meowtale/service-kit';
import { workFields } from '../read-models/work-fields.ts';
import { addToCart, emptyCart, removeFromCart, viewCart } from './service.ts';

const NOTHING = { list: [], totalCount: 0 };

export const cartResolvers = {
  Query: {
    // All rows have state 0 (SPEC §4), because bought works are removed.
    findCartStore: (_root: unknown, { state }: { state: number | null }, { actor, db }: RequestContext) => {
      const user = requireUser(actor).uuid;
      return (state ?? 0) === 0 ? viewCart(db, user) : NOTHING;
    },
  },
  CartStore: workFields,
  Mutation: {
    addCartStore: (_root: unknown, args: unknown, { actor, db }: RequestContext) =>
      addToCart(db, requireUser(actor).uuid, parseInput(addCartStoreInput, args)),
    delCartStore: (_root: unknown, args: unknown, { actor, db }: RequestContext) =>
      removeFromCart(db, requireUser(actor).uuid, parseInput(delCartStoreInput, args).uuid),
    emptyCartStore: (_root: unknown, _args: unknown, { actor, db }: RequestContext) => emptyCart(db, requireUser(actor).uuid),
  },
};
