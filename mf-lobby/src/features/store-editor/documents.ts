import { gql } from 'urql';
import type { Listing, SubmitAnswer } from './submit-data.ts';

export const EDITOR_SUBMIT = gql`
  fragment Editor_StoreSubmit on StoreSubmit {
    uuid
    store_id
    status
    page_state
    package_state
    rejection_type
    memo
    comments { path text }
    override { reason at }
    revision
    submitted_at
    decided_at
    updated_at
    data {
      store_submit_info {
        author
        authors { uuid name }
        category
        tag_keys
        default_lang
        serial_status
        platforms
        list {
          language
          name
          brief
          introduction
          labels
          data {
            cover { uuid url basename }
            cover1to1 { uuid url basename }
            cover240x320 { uuid url basename }
            screenshots { uuid url basename }
          }
        }
      }
      store_submit_game_pack {
        type
        content_type
        hasIAP
        languages
        name
        description
        trial_app_uuid
        official_app_uuid
        download_urls { type os url }
        app_upload { type os file_uuid basename url }
      }
      store_submit_price {
        auth_type
        reward_minimum
        list { country meowcent }
        activity { state percentage_discount type started_at ended_at official_uuid time_zone }
      }
    }
  }
`;

/** Settings that a listing's owner changes without a review. */
const EDITOR_TERMS = gql`
  fragment Editor_Terms on MyStore {
    uuid
    release_type
    search
    cps_state
    cps_profit_share_ratio
    cps_closed_at
    cps_is_fixed
  }
`;
export type Terms = Pick<Listing, 'release_type' | 'search' | 'cps_state' | 'cps_profit_share_ratio' | 'cps_closed_at' | 'cps_is_fixed'>;

export const EDITOR_STORE = gql`
  fragment Editor_MyStore on MyStore {
    uuid
    platform_key
    auth_type
    status
    released_at
    start_preview_at
    submitted_at
    ...Editor_Terms
    is_free_for_good
    discounts { percentage_discount type started_at ended_at time_zone }
    current_submit { ...Editor_StoreSubmit }
  }
  ${EDITOR_TERMS}
  ${EDITOR_SUBMIT}
`;

export interface StoreAnswer extends Listing {
  current_submit: SubmitAnswer;
}

export const openStore = gql<{ findStoreMe: { list: StoreAnswer[] } }, { id: string }>`
  query OpenStore($id: ID!) {
    findStoreMe(scope: "owner", id: $id) {
      list { ...Editor_MyStore }
    }
  }
  ${EDITOR_STORE}
`;

export interface SaveVariables {
  store_id: string;
  uuid: string;
  revision: number;
  data: object;
}

export const saveSubmit = gql<{ updateStoreSubmit: SubmitAnswer }, SaveVariables>`
  mutation SaveStoreSubmit($store_id: ID!, $uuid: ID!, $revision: Int!, $data: StoreSubmitDataInput!) {
    updateStoreSubmit(store_id: $store_id, uuid: $uuid, revision: $revision, data: $data) {
      ...Editor_StoreSubmit
    }
  }
  ${EDITOR_SUBMIT}
`;

/** `status` 2 submits, 1 starts a new draft from the current version. */
export const addSubmit = gql<{ addStoreSubmit: SubmitAnswer }, { store_id: string; status: 1 | 2; terms_version?: string }>`
  mutation AddStoreSubmit($store_id: ID!, $status: Int, $terms_version: String) {
    addStoreSubmit(store_id: $store_id, status: $status, terms_version: $terms_version) {
      ...Editor_StoreSubmit
    }
  }
  ${EDITOR_SUBMIT}
`;

export const cancelSubmit = gql<{ cancelStoreSubmit: SubmitAnswer }, { uuid: string }>`
  mutation CancelStoreSubmit($uuid: ID!) {
    cancelStoreSubmit(uuid: $uuid) {
      ...Editor_StoreSubmit
    }
  }
  ${EDITOR_SUBMIT}
`;

export interface ReleaseVariables {
  store_id: string;
  start_preview_at: string | null;
  released_at: string | null;
  release_type?: string;
}

export const releaseStore = gql<{ releaseStore: StoreAnswer }, ReleaseVariables>`
  mutation ReleaseStore($store_id: ID!, $start_preview_at: DateTime, $released_at: DateTime, $release_type: String) {
    releaseStore(store_id: $store_id, start_preview_at: $start_preview_at, released_at: $released_at, release_type: $release_type) {
      ...Editor_MyStore
    }
  }
  ${EDITOR_STORE}
`;

export interface OfficialActivity {
  uuid: string;
  /** Language → name. */
  names: Readonly<Record<string, string>>;
  percentage_discount: number;
  started_at: string;
  ended_at: string;
}

export const findOfficial = gql<{ findStoreActivityOfficial: { list: OfficialActivity[] } }, { state: number[] }>`
  query OfficialActivities($state: [Int!]) {
    findStoreActivityOfficial(state: $state) {
      list { uuid names percentage_discount started_at ended_at }
    }
  }
`;

export const setReleaseType = gql<{ setStoreReleaseType: Terms }, { store_id: string; release_type: string }>`
  mutation SetReleaseType($store_id: ID!, $release_type: String!) {
    setStoreReleaseType(store_id: $store_id, release_type: $release_type) { ...Editor_Terms }
  }
  ${EDITOR_TERMS}
`;

export const setSearch = gql<{ setStoreStatus: Terms }, { store_id: string; status: 'list' | 'unlist' }>`
  mutation SetStoreSearch($store_id: ID!, $status: String!) {
    setStoreStatus(store_id: $store_id, status: $status) { ...Editor_Terms }
  }
  ${EDITOR_TERMS}
`;

interface CpsVariables {
  store_id: string;
  cps_state?: 0 | 1;
  cps_profit_share_ratio?: number;
}

export const setCps = gql<{ setStoreCps: Terms }, CpsVariables>`
  mutation SetStoreCps($store_id: ID!, $cps_state: Int, $cps_profit_share_ratio: Float) {
    setStoreCps(store_id: $store_id, cps_state: $cps_state, cps_profit_share_ratio: $cps_profit_share_ratio) { ...Editor_Terms }
  }
  ${EDITOR_TERMS}
`;

export interface FoundPerson {
  uuid: string;
  nickname: string;
  is_staff: boolean;
}

export const findPeople = gql<{ findUserPublic: { list: FoundPerson[] } }, { uuid: string[] }>`
  query AuthorPeople($uuid: [ID!]!) {
    findUserPublic(uuid: $uuid) {
      list { uuid nickname is_staff }
    }
  }
`;
