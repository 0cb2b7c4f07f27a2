import { gql } from 'urql';
import { PROMOTED_STORE, type PromotedStore } from './documents.ts';

export interface DistributedStore extends PromotedStore {
  author: { uuid: string; nickname: string; is_staff: boolean };
  created_at: string;
  updated_at: string;
}

export const findDistributed = gql<{ findStore: { list: DistributedStore[]; totalCount: number } }, { q: object }>`
  query LobbyDistribution($q: StoreQuery) {
    findStore(search_type: "list", q: $q) {
      list {
        ...Promoted_Store
        author { uuid nickname is_staff }
        created_at
        updated_at
      }
      totalCount
    }
  }
  ${PROMOTED_STORE}
`;

/** The query for one work to promote. */
export const findPromoted = gql<{ findStore: { list: DistributedStore[] } }, { id: string }>`
  query LobbyPromoted($id: ID!) {
    findStore(search_type: "detail", id: $id) {
      list {
        ...Promoted_Store
        author { uuid nickname is_staff }
        created_at
        updated_at
      }
    }
  }
  ${PROMOTED_STORE}
`;

/** One of the person's listings with the terms for promoters. */
export interface OwnTerms {
  uuid: string;
  name: string;
  cps_state: number;
  cps_profit_share_ratio: number;
  cps_closed_at: string | null;
  cps_is_fixed: boolean;
  released_at: string | null;
  updated_at: string;
}

const OWN_TERMS = gql`
  fragment Promoters_MyStore on MyStore {
    uuid
    name
    cps_state
    cps_profit_share_ratio
    cps_closed_at
    cps_is_fixed
    released_at
    updated_at
  }
`;

export const findOwnTerms = gql<{ findStoreMe: { list: OwnTerms[]; totalCount: number } }, { q: object }>`
  query LobbyPromoterTerms($q: ListQuery) {
    findStoreMe(scope: "owner", q: $q) {
      list { ...Promoters_MyStore }
      totalCount
    }
  }
  ${OWN_TERMS}
`;

/** A listing that the person represents as its agent, with the terms that its owner set. */
export interface RepresentedTerms extends OwnTerms {
  owner: { uuid: string; nickname: string; is_staff: boolean } | null;
}

export const findRepresentedTerms = gql<{ findStoreMe: { list: RepresentedTerms[]; totalCount: number } }, { state: number; q: object }>`
  query LobbyRepresentedTerms($state: Int, $q: ListQuery) {
    findStoreMe(scope: "agent", agent_state: $state, q: $q) {
      list { ...Promoters_MyStore owner { uuid nickname is_staff } }
      totalCount
    }
  }
  ${OWN_TERMS}
`;

export interface TermsChange {
  cps_state?: 0 | 1;
  /** A fraction. */
  cps_profit_share_ratio?: number;
}

export const setOwnTerms = gql<{ setStoreCps: OwnTerms }, TermsChange & { store_id: string }>`
  mutation SetPromoterTerms($store_id: ID!, $cps_state: Int, $cps_profit_share_ratio: Float) {
    setStoreCps(store_id: $store_id, cps_state: $cps_state, cps_profit_share_ratio: $cps_profit_share_ratio) { ...Promoters_MyStore }
  }
  ${OWN_TERMS}
`;
