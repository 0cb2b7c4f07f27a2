import { gql } from 'urql';
import type { FileRef, ListingCardData } from '../listings/documents.ts';
import { LISTING_CARD } from '../listings/documents.ts';

export const STORE_DETAIL = gql`
  query StoreDetail($id: ID!) {
    findStore(search_type: "detail", id: $id) {
      list {
        ...ListingCard_Store
        release_type
        tags
        support_platform
        word_count
        released_at
        updated_at
        status
        author { uuid nickname brief followed_count head { uuid url } }
        store_info {
          introduction
          labels
          data {
            cover { uuid url }
            cover1to1 { uuid url }
            screenshots { uuid url }
          }
        }
      }
    }
  }
  ${LISTING_CARD}
`;

export interface DetailWords {
  language: string;
  name: string;
  brief: string;
  introduction: string;
  labels: string[];
  data: { cover: FileRef | null; cover1to1: FileRef | null; cover240x320: FileRef | null; screenshots: FileRef[] };
}

export interface StoreDetail extends Omit<ListingCardData, 'store_info' | 'author'> {
  release_type: string;
  tags: string[];
  support_platform: string;
  word_count: number;
  released_at: string | null;
  updated_at: string;
  status: string;
  author: { uuid: string; nickname: string; brief: string; followed_count: number; head: FileRef | null };
  store_info: DetailWords[];
}

export interface StoreDetailData {
  findStore: { list: StoreDetail[] };
}

export const STORE_AUTHORIZATION = gql`
  query StoreAuthorization($id: ID!, $grant: String) {
    getStoreAuthorizedAndFindStoreUrl(id: $id, os: "web", grant: $grant) {
      isAuthorized
      store_url { type url app_uuid kind }
    }
  }
`;

export interface StoreUrl {
  type: 'trial_app' | 'official_app';
  url: string;
  app_uuid: string;
  kind: 'ink' | 'upload';
}

export interface StoreAuthorizationData {
  getStoreAuthorizedAndFindStoreUrl: { isAuthorized: boolean; store_url: StoreUrl[] };
}

export const MY_WALLET = gql`
  query MyWallet {
    me {
      uuid
      wallet { meowcent silver }
    }
  }
`;

export interface MyWalletData {
  me: { uuid: string; wallet: { meowcent: number; silver: number } | null } | null;
}
