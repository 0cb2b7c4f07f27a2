import type { SalesScope } from '@meowtale/contracts/inputs/wallet/report';
import { gql } from 'urql';

/** A sale that came by a tracked link. Coins. */
export interface LinkSale {
  uuid: string;
  store_name: string;
  country: string;
  price: number;
  state: number;
  settled: number;
  /** Null before the split and after a refund. */
  my_share: number | null;
  /** Null unless it was refunded after its split. */
  taken_back: number | null;
  /** A fraction; null without a promoter. */
  promoter_rate: number | null;
  ad_link_uid: string | null;
  paid_at: string | null;
}

/** Sums of the person's shares. Coins. */
export interface SalesSum {
  earned: number;
  pending: number;
  settled: number;
  taken_back: number;
}

export interface SalesOf {
  store: string;
  /** The uid of one link; all of them where it is null. */
  link: string | null;
  /** The role of the person; any where it is null. */
  scope: SalesScope | null;
}

interface LinkSales {
  findStoreOrderBySeller: { list: LinkSale[]; totalCount: number; total: SalesSum };
}

export const findLinkSales = gql<LinkSales, SalesOf & { q: object }>`
  query LobbyLinkSales($store: ID!, $link: String, $scope: String, $q: ListQuery) {
    findStoreOrderBySeller(store_id: $store, ad_link_uid: $link, scope: $scope, q: $q) {
      list { uuid store_name country price state settled my_share taken_back promoter_rate ad_link_uid paid_at }
      totalCount
      total { earned pending settled taken_back }
    }
  }
`;

/** Orders of one month or link, and the person's share of those that weren't refunded. Coins. */
export interface SumRow {
  id: string;
  month: string | null;
  ad_link_uid: string | null;
  gross_units: number;
  returns: number;
  revenue_share: { mine: number };
}

interface PromotedSums {
  months: { list: SumRow[] };
  links: { list: SumRow[] };
}

/** The query for a promoter's sums of the last twelve months. */
export const findPromotedSums = gql<PromotedSums, { store: string }>`
  query LobbyPromotedSums($store: ID!) {
    months: reportStoreStats(scope: "promoter", store_id: $store, by: ["month"]) {
      list { id month ad_link_uid gross_units returns revenue_share { mine } }
    }
    links: reportStoreStats(scope: "promoter", store_id: $store, by: ["ad_link"]) {
      list { id month ad_link_uid gross_units returns revenue_share { mine } }
    }
  }
`;

/** Empty sums and lists name no order, and the first sale changes them. */
export const TOUCHES_LINK_SALES = { additionalTypenames: ['SellerOrder'] };
