import type { PlatformKey } from '@meowtale/contracts';
import { gql } from 'urql';

/** A row of a sales report (SPEC §3). Coins. */
export interface ReportRow {
  id: string;
  month: string | null;
  day: string | null;
  country: string | null;
  ad_link_uid: string | null;
  platform_key: PlatformKey | null;
  store_id: string | null;
  store_name: string | null;
  average_gross_price: number | null;
  gross_units: number;
  returns: number;
  net_units: number;
  gross_sales: number;
  tax: number;
  refund: number;
  net_sales: number;
  fee: number;
  revenue_share: { total: number; owner: number; agent: number; promoter: number; mine: number };
}

export interface SalesReport {
  from: string;
  to: string;
  /** The name of the report's only listing. */
  store_name: string | null;
  list: ReportRow[];
  total: ReportRow;
  totalCount: number;
}

/** The filters of a report and its file. */
export interface SalesQuestion {
  scope: string | null;
  store: string | null;
  country: string | null;
  link: string | null;
  from: string | null;
  to: string | null;
}

const ROW = gql`
  fragment ReportRow_SalesReportRow on SalesReportRow {
    id
    month
    day
    country
    ad_link_uid
    platform_key
    store_id
    store_name
    average_gross_price
    gross_units
    returns
    net_units
    gross_sales
    tax
    refund
    net_sales
    fee
    revenue_share {
      total
      owner
      agent
      promoter
      mine
    }
  }
`;

export const reportSales = gql<{ reportStoreStats: SalesReport }, SalesQuestion & { by: string[] }>`
  query LobbySalesReport($scope: String, $store: ID, $country: String, $link: String, $from: String, $to: String, $by: [String!]) {
    reportStoreStats(scope: $scope, store_id: $store, country: $country, ad_link_uid: $link, from: $from, to: $to, by: $by) {
      from
      to
      store_name
      list {
        ...ReportRow_SalesReportRow
      }
      total {
        ...ReportRow_SalesReportRow
      }
      totalCount
    }
  }
  ${ROW}
`;

/** It returns a new address each time: no query is affected. */
export const addSalesExport = gql<{ addSalesExport: { url: string } }, SalesQuestion>`
  mutation LobbySalesExport($scope: String, $store: ID, $country: String, $link: String, $from: String, $to: String) {
    addSalesExport(scope: $scope, store_id: $store, country: $country, ad_link_uid: $link, from: $from, to: $to) {
      url
    }
  }
`;
