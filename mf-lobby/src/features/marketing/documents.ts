import type { AdLinkType } from '@meowtale/contracts/inputs/catalog/ad-link';
import type { UtmField } from '@meowtale/contracts/tracked-address';
import { gql } from 'urql';

/** A work as its promoters see it. */
export interface PromotedStore {
  uuid: string;
  default_lang: string;
  author_id: string;
  status: string;
  cps_state: number;
  /** A fraction. */
  cps_profit_share_ratio: number;
  cps_closed_at: string | null;
  store_info: { language: string; name: string; brief: string }[];
}

export interface AdLink extends Record<UtmField, string> {
  uuid: string;
  /** `url`: created by hand; `site`: by the person's website. */
  type: AdLinkType;
  name: string;
  uid: string;
  store_id: string;
  store: PromotedStore | null;
  click_count: number;
  visit_count: number;
  wish_count: number;
  /** These four come from the wallet: null during its outage, or before it knows the link. */
  order_count: number | null;
  refund_count: number | null;
  revenue: number | null;
  pending: number | null;
  /** Counts its edits. */
  revision: number;
  created_at: string;
  updated_at: string;
}

export const PROMOTED_STORE = gql`
  fragment Promoted_Store on Store {
    uuid
    default_lang
    author_id
    status
    cps_state
    cps_profit_share_ratio
    cps_closed_at
    store_info { language name brief }
  }
`;

const AD_LINK = gql`
  fragment Row_StoreAdLink on StoreAdLink {
    uuid
    type
    name
    utm_source
    utm_medium
    utm_campaign
    utm_term
    utm_content
    uid
    store_id
    store { ...Promoted_Store }
    click_count
    visit_count
    wish_count
    order_count
    refund_count
    revenue
    pending
    revision
    created_at
    updated_at
  }
  ${PROMOTED_STORE}
`;

interface FindAdLinks {
  store_id?: string | null;
  type?: AdLinkType | null;
  q: object;
}

export const findAdLinks = gql<{ findStoreAdLink: { list: AdLink[]; totalCount: number } }, FindAdLinks>`
  query LobbyAdLinks($store_id: ID, $type: String, $q: ListQuery) {
    findStoreAdLink(store_id: $store_id, type: $type, q: $q) {
      list { ...Row_StoreAdLink }
      totalCount
    }
  }
  ${AD_LINK}
`;

export interface VisitDay {
  day: string;
  clicks: number;
  visits: number;
  wishes: number;
}
/** Visits whose UTM values are the same. */
export interface VisitSource extends Record<UtmField, string> {
  visits: number;
}
export interface SaleDay {
  day: string;
  order_count: number;
  refund_count: number;
  revenue: number;
}

interface LinkDays {
  findStoreAdLink: { list: (AdLink & { visit_days: VisitDay[]; visit_sources: VisitSource[]; sale_days: SaleDay[] | null })[] };
}

/** The query for one link with its days in UTC from `from` to `to`. */
export const findAdLinkDays = gql<LinkDays, { uuid: string; from: string; to: string }>`
  query LobbyAdLinkDays($uuid: ID!, $from: String!, $to: String!) {
    findStoreAdLink(uuid: $uuid, q: { pageSize: 1 }) {
      list {
        ...Row_StoreAdLink
        visit_days(from: $from, to: $to) { day clicks visits wishes }
        visit_sources(from: $from, to: $to) { utm_source utm_medium utm_campaign utm_term utm_content visits }
        sale_days(from: $from, to: $to) { day order_count refund_count revenue }
      }
    }
  }
  ${AD_LINK}
`;

type Written = { name: string; type: 'url' } & Record<UtmField, string>;

export const addAdLink = gql<{ addStoreAdLink: AdLink }, Written & { store_id: string; key: string }>`
  mutation AddAdLink(
    $store_id: ID!
    $type: String
    $name: String!
    $utm_source: String
    $utm_medium: String
    $utm_campaign: String
    $utm_term: String
    $utm_content: String
    $key: ID!
  ) {
    addStoreAdLink(
      store_id: $store_id
      type: $type
      name: $name
      utm_source: $utm_source
      utm_medium: $utm_medium
      utm_campaign: $utm_campaign
      utm_term: $utm_term
      utm_content: $utm_content
      idempotency_key: $key
    ) {
      ...Row_StoreAdLink
    }
  }
  ${AD_LINK}
`;

/** Replaces the `revision` that was edited. */
export const updateAdLink = gql<{ updateStoreAdLink: AdLink }, Written & { uuid: string; revision: number }>`
  mutation UpdateAdLink(
    $uuid: ID!
    $type: String
    $name: String!
    $utm_source: String
    $utm_medium: String
    $utm_campaign: String
    $utm_term: String
    $utm_content: String
    $revision: Int
  ) {
    updateStoreAdLink(
      uuid: $uuid
      type: $type
      name: $name
      utm_source: $utm_source
      utm_medium: $utm_medium
      utm_campaign: $utm_campaign
      utm_term: $utm_term
      utm_content: $utm_content
      revision: $revision
    ) {
      ...Row_StoreAdLink
    }
  }
  ${AD_LINK}
`;

export const delAdLink = gql<{ delStoreAdLink: boolean }, { uuid: string }>`
  mutation DelAdLink($uuid: ID!) {
    delStoreAdLink(uuid: $uuid)
  }
`;

/** An empty list names no link. */
export const TOUCHES_AD_LINKS = { additionalTypenames: ['StoreAdLink'] };
