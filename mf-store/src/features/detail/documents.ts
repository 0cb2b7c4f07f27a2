import type { AiDisclosure } from '@meowtale/web-kit';
import { gql } from 'urql';
import type { CurrentPrice, FileRef, ListingCardData, LocalMoney } from '../listings/documents.ts';
import { LISTING_CARD } from '../listings/documents.ts';

export const STORE_DETAIL = gql`
  query StoreDetail($id: ID!) {
    findStore(search_type: "detail", id: $id) {
      list {
        ...ListingCard_Store
        release_type
        tags
        support_platform
        released_at
        status
        cps_state
        cps_profit_share_ratio
        refund_segments
        game_pack { content_type hasIAP word_count languages { language translated } }
        ai_disclosure { type made_with { what provider model share edited language } }
        current_price { lowest_30_days lowest_30_days_local { currency amount } }
        author { uuid nickname is_staff brief followed_count head { uuid url } }
        store_info {
          brief
          introduction
          labels
          data {
            cover { uuid url }
            screenshots { uuid url mimeType }
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
  data: { cover: FileRef | null; cover240x320: FileRef | null; screenshots: Shot[] };
}

/** A screenshot or a film of a work. */
export interface Shot extends FileRef {
  /** image/jpeg | video/webm */
  mimeType: string;
}

export interface DetailPrice extends CurrentPrice {
  /** The lowest price in the 30 days before this one began; missing where there was none, or where only the us price is known. */
  lowest_30_days?: number | null;
  lowest_30_days_local?: LocalMoney | null;
}

export interface GamePack {
  /** One of CONTENT_TYPES; null for another. */
  content_type: string | null;
  hasIAP: boolean;
  word_count: number;
  /** `translated`: the translated share, 0 to 1; null where unknown. */
  languages: { language: string; translated: number | null }[];
}

export interface StoreDetail extends Omit<ListingCardData, 'store_info' | 'author' | 'current_price'> {
  current_price: DetailPrice | null;
  release_type: string;
  tags: string[];
  support_platform: string;
  game_pack: GamePack;
  ai_disclosure: AiDisclosure[];
  released_at: string | null;
  status: string;
  /** 1 while promoters get a share of the sales they bring, a fraction. */
  cps_state: number;
  cps_profit_share_ratio: number;
  /** Of its shortest path to an ending; null where the time since the first opening counts. */
  refund_segments: number | null;
  author: { uuid: string; nickname: string; is_staff: boolean; brief: string; followed_count: number; head: FileRef | null };
  store_info: DetailWords[];
}

/** What is known of a work's length and languages. */
export type WorkSize = Pick<StoreDetail, 'endings' | 'languages' | 'game_pack'>;

/** What the end of an opening shows of the whole work. */
export type SoldWork = WorkSize & Pick<StoreDetail, 'auth_type' | 'current_price' | 'store_price' | 'reward_minimum'>;

export interface StoreDetailData {
  findStore: { list: StoreDetail[] };
}

export const STORE_AUTHORIZATION = gql`
  query StoreAuthorization($id: ID!, $grant: String, $preview: Boolean) {
    getStoreAuthorizedAndFindStoreUrl(id: $id, grant: $grant, current: $preview, opening: $preview) {
      isAuthorized
      store_url { type os url app_uuid kind }
    }
  }
`;

export interface StoreUrl {
  type: 'trial_app' | 'official_app';
  /** web | android | windows | macos | ios: other than web is downloaded. */
  os: string;
  url: string;
  /** Null for an external address. */
  app_uuid: string | null;
  /** ink | upload | link: an address given by its creator. */
  kind: string;
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
