import { gql } from 'urql';

export const LISTING_CARD = gql`
  fragment ListingCard_Store on Store {
    uuid
    platform_key
    auth_type
    default_lang
    category
    serial_status
    languages
    endings
    reward_minimum
    store_price { country meowcent }
    current_price { country original amount percentage_discount ends_at local { currency amount } }
    owned
    author { uuid nickname }
    store_info {
      language
      name
      brief
      data { cover240x320 { uuid url } }
    }
  }
`;

export const STORE_LIST = gql`
  query StoreList($q: StoreQuery) {
    findStore(search_type: "list", q: $q) {
      list { ...ListingCard_Store }
      totalCount
      pageInfo { page pageSize pageCount }
    }
  }
  ${LISTING_CARD}
`;

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
  /** Whose price it is: ISO 3166-1 alpha-2 in lower case. */
  country: string;
  original: number;
  amount: number;
  percentage_discount: number;
  ends_at: string | null;
  local: LocalMoney;
}

export interface ListingCardData {
  uuid: string;
  platform_key: string;
  auth_type: number;
  default_lang: string;
  category: string;
  serial_status: string;
  languages: string[];
  endings: number | null;
  reward_minimum: number;
  store_price: { country: string; meowcent: number }[];
  current_price: CurrentPrice | null;
  owned: boolean | null;
  author: { uuid: string; nickname: string };
  store_info: { language: string; name: string; brief: string; data: { cover240x320: FileRef | null } }[];
}

export interface StoreListData {
  findStore: { list: ListingCardData[]; totalCount: number; pageInfo: { page: number; pageSize: number; pageCount: number } };
}
