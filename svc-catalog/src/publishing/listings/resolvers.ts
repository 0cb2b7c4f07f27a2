import { BASIS_POINTS } from '@meowtale/contracts';
import { isFree } from '@meowtale/contracts/inputs/catalog/store-price';
import { pickWords } from '@meowtale/contracts/words';
import { clockNow, requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { requireCreator } from '../../library/files/policy.ts';
import { assertStaffNotRevoked } from '../../people/people/policy.ts';
import type { ReleasedDiscount } from '../activities/released-discounts.ts';
import { findLastApproved } from '../submits/submissions.ts';
import { toActivity } from '../submits/view.ts';
import { findAuthorization, findPreviewed } from './authorization.ts';
import { findClassify } from './classify.ts';
import { isDistributed, isShareFixed, setStoreCps } from './cps.ts';
import { findPublicByUuids, findPublicStores } from './find.ts';
import { findMyStores, toMyStores } from './my-stores.ts';
import type { PageText, PublicStore } from './public-view.ts';
import * as service from './service.ts';
import type { StoreRow } from './stores-repository.ts';

/** Returns a listing for its owner, as the result of a command. */
const show = async ({ actor, db, works }: CatalogContext, store: StoreRow) =>
  (await toMyStores({ db, works, reader: requireUser(actor) }, [store]))[0];

/** A StoreInfo or its data, complete or with texts on request. */
interface MaybeLater extends Partial<PageText> {
  later?: () => Promise<PageText>;
}

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
  Store: {
    store_info({ store_info, default_lang }: PublicStore, { language }: { language?: string | null }) {
      const picked = language ? pickWords(store_info, language, default_lang ?? '') : null;
      return picked ? [picked] : store_info;
    },
  },
  StoreInfo: {
    introduction: async ({ introduction, later }: MaybeLater) => (later ? (await later()).introduction : introduction),
  },
  StoreInfoData: {
    screenshots: async ({ screenshots, later }: MaybeLater) => (later ? (await later()).screenshots : screenshots),
  },
  Query: {
    findStore: (_root: unknown, args: object, { actor, db, works }: CatalogContext) => findPublicStores({ actor, db, works }, args),
    findStoreMe: (_root: unknown, args: object, { actor, db, works }: CatalogContext) => findMyStores(db, works, requireUser(actor), args),
    async getStoreAuthorizedAndFindStoreUrl(_root: unknown, args: object, context: CatalogContext) {
      await assertStaffNotRevoked(context);
      return findAuthorization(context, args);
    },
    async findStorePreview(_root: unknown, args: object, context: CatalogContext) {
      await assertStaffNotRevoked(context);
      return findPreviewed(context, args);
    },
    findClassify: (_root: unknown, { namespace }: { namespace: string }) => findClassify(namespace),
    async _stores(_root: unknown, { uuids }: { uuids: string[] }, { db, works }: CatalogContext) {
      const stores = new Map((await findPublicByUuids(db, works, uuids)).map((store) => [store.uuid, store]));
      return uuids.map((uuid) => stores.get(uuid) ?? null);
    },
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
