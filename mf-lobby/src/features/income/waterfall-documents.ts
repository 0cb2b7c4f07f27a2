import { gql } from 'urql';

/** One share of a sale. Coins. */
export interface WaterfallLine {
  role: 'platform' | 'promoter' | 'agent' | 'owner';
  /** A fraction; null for the owner, who gets the rest. */
  rate: number | null;
  coins: number;
  remaining: number;
  mine: boolean;
  /** Of the person's own share. */
  pending: number | null;
  settled: number | null;
  taken: number | null;
  settled_month: string | null;
}

export interface WaterfallPosting {
  id: string;
  reason: 'share' | 'settlement' | 'refund';
  created_at: string;
  entries: { id: string; account: string; amount: number }[];
}

export interface Waterfall {
  order_uuid: string;
  store_name: string;
  original: number;
  discount: number;
  price: number;
  state: number;
  paid_at: string;
  refunded_at: string | null;
  lines: WaterfallLine[];
  postings: WaterfallPosting[];
}

export const findWaterfall = gql<{ findSaleWaterfall: Waterfall }, { order: string }>`
  query LobbySaleWaterfall($order: ID!) {
    findSaleWaterfall(order_uuid: $order) {
      order_uuid
      store_name
      original
      discount
      price
      state
      paid_at
      refunded_at
      lines { role rate coins remaining mine pending settled taken settled_month }
      postings { id reason created_at entries { id account amount } }
    }
  }
`;
