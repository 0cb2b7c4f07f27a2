import { gql } from 'urql';
import { EDITOR_SUBMIT } from '../store-editor/documents.ts';
import type { SubmitAnswer } from '../store-editor/submit-data.ts';

export interface FoundStore {
  uuid: string;
  platform_key: string;
  default_lang: string;
  author: { uuid: string; nickname: string; is_staff: boolean } | null;
  store_info: { language: string; name: string; data: { cover: { uuid: string; url: string } | null } }[];
}

export const findReleased = gql<{ findStore: { list: FoundStore[] } }, { q: object }>`
  query DeskStores($q: StoreQuery) {
    findStore(search_type: "list", q: $q) {
      list {
        uuid
        platform_key
        default_lang
        author { uuid nickname is_staff }
        store_info { language name data { cover { uuid url } } }
      }
    }
  }
`;

/** The query for a listing's released version, and those before it. */
export const findOut = gql<{ findStoreSubmit: { list: SubmitAnswer[] } }, { store: string }>`
  query StoreToOverride($store: ID!) {
    findStoreSubmit(store_id: $store, status: ["release"]) {
      list { ...Editor_StoreSubmit }
    }
  }
  ${EDITOR_SUBMIT}
`;

export const overrideStore = gql<{ overrideStore: SubmitAnswer }, { store: string; submit: string; data: object; reason: string }>`
  mutation OverrideStore($store: ID!, $submit: ID!, $data: StoreSubmitInfoInput!, $reason: String!) {
    overrideStore(store_id: $store, submit_uuid: $submit, data: $data, reason: $reason) {
      ...Editor_StoreSubmit
    }
  }
  ${EDITOR_SUBMIT}
`;
