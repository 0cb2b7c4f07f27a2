import { gql } from 'urql';
import type { SiteWork } from '../site-editor/documents.ts';

export interface StoreRow extends SiteWork {
  updated_at: string;
}

export interface LinkRow {
  uuid: string;
  uid: string;
  name: string;
  updated_at: string;
  store: StoreRow | null;
}

interface ListAsked {
  q: { page: number; pageSize: number; keyword: string | null };
}

/** The fields of a work for the preview (`ShownWork`), and for the selector. */
const WORK = gql`
  fragment Select_Store on Store {
    uuid
    category
    default_lang
    endings
    status
    updated_at
    store_info {
      language
      name
      brief
      data {
        cover { uuid url width height }
        cover240x320 { uuid url width height }
        screenshots { uuid url }
      }
    }
  }
`;

export const SELECT_STORES = gql<{ findStore: { list: StoreRow[]; totalCount: number } }, ListAsked>`
  query SelectStores($q: StoreQuery) {
    findStore(q: $q) {
      totalCount
      list { ...Select_Store }
    }
  }
  ${WORK}
`;

export const SELECT_AD_LINKS = gql<{ findStoreAdLink: { list: LinkRow[]; totalCount: number } }, ListAsked>`
  query SelectAdLinks($q: ListQuery) {
    findStoreAdLink(type: "url", q: $q) {
      totalCount
      list {
        uuid
        uid
        name
        updated_at
        store { ...Select_Store }
      }
    }
  }
  ${WORK}
`;
