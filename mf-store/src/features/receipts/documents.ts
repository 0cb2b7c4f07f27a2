import { gql } from 'urql';
import type { LocalMoney } from '../listings/documents.ts';
import type { WorkName } from '../listings/localized-name.ts';

export interface ReceiptLine {
  order_uuid: string;
  store_id: string;
  store: {
    uuid: string;
    default_lang: string;
    author: { uuid: string; nickname: string };
    store_info: { language: string; name: string }[];
  } | null;
  store_name: string;
  names: WorkName[];
  seller_name: string | null;
  original: number;
  percentage_discount: number;
  price: number;
  silver_used: number;
  coin_used: number;
  state: number;
  refunded_at: string | null;
}

/** Amounts in coins, local money in hundredths. */
export interface Receipt {
  uuid: string;
  number: string;
  paid_at: string;
  country: string;
  lines: ReceiptLine[];
  total: number;
  silver_used: number;
  coin_used: number;
  /** What went back to the silver balance, and to the coin balance. */
  silver_refunded: number;
  coin_refunded: number;
  total_local: LocalMoney;
  local_basis: LocalMoney;
  checkout_uuid: string | null;
}

export const RECEIPT = gql<{ findReceipt: Receipt }, { uuid: string }>`
  query Receipt($uuid: ID!) {
    findReceipt(uuid: $uuid) {
      uuid
      number
      paid_at
      country
      total
      silver_used
      coin_used
      silver_refunded
      coin_refunded
      checkout_uuid
      total_local { currency amount }
      local_basis { currency amount }
      lines {
        order_uuid
        store_id
        store_name
        names { language name }
        seller_name
        original
        percentage_discount
        price
        silver_used
        coin_used
        state
        refunded_at
        store {
          uuid
          default_lang
          author { uuid nickname }
          store_info { language name }
        }
      }
    }
  }
`;
