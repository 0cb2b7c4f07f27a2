import { requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import * as wishes from './service.ts';

export const wishlistResolvers = {
  Query: {
    findWishlist: (_root: unknown, args: object, context: CatalogContext) => wishes.findWishes(context, requireUser(context.actor), args),
  },
  Mutation: {
    addWishlist: (_root: unknown, args: object, context: CatalogContext) => wishes.addWish(context, requireUser(context.actor), args),
    setWishlist: (_root: unknown, args: object, context: CatalogContext) => wishes.setWish(context, requireUser(context.actor), args),
    delWishlist: (_root: unknown, args: object, context: CatalogContext) => wishes.delWish(context, requireUser(context.actor), args),
  },
};
