import { pickWords } from '@meowtale/contracts/words';
import type { CatalogContext } from '../../context.ts';
import { findClassify } from './classify.ts';
import type { PageText, PublicStore } from './model.ts';
import { findPublicByUuids, findPublicStores } from './service.ts';
import { countWorksOf } from './store-counts.ts';

/** A StoreInfo or its data, complete or with texts on request. */
interface MaybeLater extends Partial<PageText> {
  later?: () => Promise<PageText>;
}

export const searchResolvers = {
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
  UserPublic: {
    store_count: ({ uuid }: { uuid: string }, _args: unknown, context: CatalogContext) => countWorksOf(context, uuid),
  },
  Query: {
    findStore: (_root: unknown, args: object, { actor, db, works }: CatalogContext) => findPublicStores({ actor, db, works }, args),
    findClassify: (_root: unknown, { namespace }: { namespace: string }) => findClassify(namespace),
    async _stores(_root: unknown, { uuids }: { uuids: string[] }, { db, works }: CatalogContext) {
      const stores = new Map((await findPublicByUuids(db, works, uuids)).map((store) => [store.uuid, store]));
      return uuids.map((uuid) => stores.get(uuid) ?? null);
    },
  },
};
