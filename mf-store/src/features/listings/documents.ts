import { gql } from 'urql';

const LISTING_FACTS = gql`
  fragment ListingFacts_Store on Store {
    uuid
    auth_type
    default_lang
    category
    serial_status
    release_type
    support_platform
    tags
    languages
    endings
    reward_minimum
    store_price { country meowcent }
    store_stats { like_count comment_count player_count }
    sales_rank
    current_price { country original amount percentage_discount ends_at local { currency amount } }
    owned
    author { uuid nickname }
  }
`;

/** A work in a personal list, with its texts in every language. */
export const LISTING_CARD = gql`
  fragment ListingCard_Store on Store {
    ...ListingFacts_Store
    store_info {
      language
      name
      data { cover240x320 { uuid url } }
    }
  }
  ${LISTING_FACTS}
`;

/** A work in a public list, with its texts in `$language` only: a server-rendered page has them all in its HTML. */
export const SHELF_CARD = gql`
  fragment ShelfCard_Store on Store {
    ...ListingFacts_Store
    store_info(language: $language) {
      language
      name
      data { cover240x320 { uuid url } }
    }
  }
  ${LISTING_FACTS}
`;

export const STORE_LIST = gql`
  query StoreList($q: StoreQuery, $platform: String, $language: String) {
    findStore(search_type: "list", platform_key: $platform, q: $q) {
      list { ...ShelfCard_Store }
      totalCount
      totalCountIsExact
      pageInfo { page pageSize pageCount hasNextPage endCursor }
    }
  }
  ${SHELF_CARD}
`;

export const STORE_COUNT = gql<StoreCountData>`
  query StoreCount($q: StoreQuery, $platform: String) {
    findStore(search_type: "list", platform_key: $platform, q: $q) {
      totalCount
      totalCountIsExact
    }
  }
`;

/** The tags and authors of works, from which a filter can be chosen. */
export const STORE_HINTS = gql<StoreHintsData>`
  query StoreHints($q: StoreQuery) {
    findStore(search_type: "list", q: $q) {
      list {
        uuid
        tags
        author { uuid nickname }
      }
    }
  }
`;

interface Total {
  totalCount: number;
  /** False: there are more. */
  totalCountIsExact: boolean;
}

interface StoreCountData {
  findStore: Total;
}

export interface StoreHintsData {
  findStore: { list: { uuid: string; tags: string[]; author: Author }[] };
}

export interface Author {
  uuid: string;
  nickname: string;
}

export interface FileRef {
  uuid: string;
  url: string;
}

export interface LocalMoney {
  currency: string;
  /** Hundredths of the currency. */
  amount: number;
}

export interface CurrentPrice {
  /** The country of the price: ISO 3166-1 alpha-2 in lower case. */
  country: string;
  original: number;
  amount: number;
  percentage_discount: number;
  ends_at: string | null;
  local: LocalMoney;
}

/** `player_count`: owners who opened it. */
export interface StoreStats {
  like_count: number;
  comment_count: number;
  player_count: number;
}

export interface ListingCardData {
  uuid: string;
  auth_type: number;
  default_lang: string;
  category: string;
  serial_status: string;
  release_type: string;
  /** Comma-separated systems. */
  support_platform: string;
  tags: string[];
  languages: string[];
  endings: number | null;
  reward_minimum: number;
  store_price: { country: string; meowcent: number }[];
  store_stats: StoreStats;
  /** Its rank by sales; null unless it is a bestseller. */
  sales_rank: number | null;
  current_price: CurrentPrice | null;
  owned: boolean | null;
  author: Author;
  store_info: { language: string; name: string; data: { cover240x320: FileRef | null } }[];
}

export interface StoreListData {
  findStore: Total & {
    list: ListingCardData[];
    pageInfo: { page: number; pageSize: number; pageCount: number; hasNextPage: boolean; endCursor: string | null };
  };
}
