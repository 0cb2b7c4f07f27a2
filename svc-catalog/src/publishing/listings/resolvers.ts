import { BASIS_POINTS } from '@meowtale/contracts';
import { isFree } from '@meowtale/contracts/inputs/catalog/store-price';
import { clockNow, requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { requireCreator } from '../../library/files/policy.ts';
import type { ReleasedDiscount } from '../activities/model.ts';
import { findLastApproved } from '../submission/model.ts';
import { toActivity } from '../submits/model.ts';
import { setStoreCps } from './cps.ts';
import { isDistributed, isShareFixed } from './model.ts';
import { findMyStores, toMyStores } from './my-stores.ts';
import * as service from './service.ts';
import type { StoreRow } from './stores-repository.ts';

/** Returns a listing for its owner, as the result of a command. */
const show = async ({ actor, db, works }: CatalogContext, store: StoreRow) =>
  (await toMyStores({ db, works, reader: requireUser(actor) }, [store]))[0];

interface WithDiscounts {
  heldDiscounts(): Promise<ReleasedDiscount[]>;
}

/** A listing's terms of sale for its owner. */
const termsOfSale = {
  search: ({ is_listed }: StoreRow) => (is_listed ? 'list' : 'unlist'),
  cps_profit_share_ratio: ({ cps_share_bp }: StoreRow) => cps_share_bp / BASIS_POINTS,
  cps_state: async (store: StoreRow, _args: unknown, { db }: CatalogContext) => Number(isDistributed(store, await clockNow(db))),
  cps_is_fixed: async (store: StoreRow, _args: unknown, { db }: CatalogContext) => isShareFixed(store, await clockNow(db)),
};

export const listingResolvers = {
  MyStore: {
    ...termsOfSale,
    async discounts({ heldDiscounts }: WithDiscounts, _args: unknown, { db }: CatalogContext) {
      const now = await clockNow(db);
      return (await heldDiscounts()).map((discount) => toActivity(discount, now));
    },
    async is_free_for_good({ uuid, auth_type }: StoreRow, _args: unknown, { db }: CatalogContext) {
      const approved = auth_type === 1 ? await findLastApproved(db, uuid) : undefined;
      return approved !== undefined && isFree(approved.data.store_submit_price);
    },
  },
  Query: {
    findStoreMe: (_root: unknown, args: object, { actor, db, works }: CatalogContext) => findMyStores(db, works, requireUser(actor), args),
  },
  Mutation: {
    async addStore(_root: unknown, args: object, context: CatalogContext) {
      return show(context, await service.addStore(context.db, requireCreator(context.actor), args));
    },
    async releaseStore(_root: unknown, args: object, context: CatalogContext) {
      return show(context, await service.releaseStore(context.db, requireUser(context.actor), args, context));
    },
    async setStoreReleaseType(_root: unknown, args: object, context: CatalogContext) {
      return show(context, await service.setStoreReleaseType(context.db, requireUser(context.actor), args));
    },
    async setStoreCps(_root: unknown, args: object, context: CatalogContext) {
      return show(context, await setStoreCps(context.db, requireUser(context.actor), args, context));
    },
    async setStoreStatus(_root: unknown, args: object, context: CatalogContext) {
      return show(context, await service.setStoreStatus(context.db, requireUser(context.actor), args, context));
    },
  },
};
