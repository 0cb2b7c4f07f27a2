import type { PlatformKey } from '@meowtale/contracts';
import { gql } from 'urql';

export interface StoreRow {
  uuid: string;
  platform_key: PlatformKey;
  name: string;
  submit_status: string;
  status: string;
  released_at: string | null;
  updated_at: string;
  cover: { uuid: string; url: string } | null;
}

export const STORE_ROW = gql`
  fragment StoreRow_MyStore on MyStore {
    uuid
    platform_key
    name
    submit_status
    status
    released_at
    updated_at
    cover { uuid url }
  }
`;

export const findStores = gql<{ findStoreMe: { list: StoreRow[]; totalCount: number } }, { q: object }>`
  query LobbyStores($q: ListQuery) {
    findStoreMe(scope: "owner", q: $q) {
      list { ...StoreRow_MyStore }
      totalCount
    }
  }
  ${STORE_ROW}
`;

export const addStore = gql<{ addStore: { uuid: string } }, { platform_key: string; key: string }>`
  mutation AddStore($platform_key: String!, $key: ID!) {
    addStore(platform_key: $platform_key, idempotency_key: $key) {
      uuid
    }
  }
`;

export const setStoreStatus = gql<{ setStoreStatus: StoreRow }, { store_id: string; status: string }>`
  mutation SetStoreStatus($store_id: ID!, $status: String!) {
    setStoreStatus(store_id: $store_id, status: $status) {
      ...StoreRow_MyStore
    }
  }
  ${STORE_ROW}
`;

/** An empty list names no listing, and a save in the editor changes a row here. */
export const TOUCHES_STORES = { additionalTypenames: ['MyStore', 'StoreSubmit'] };

/** Returns whether it is released: only then can it be taken off sale. */
export const isOut = ({ released_at }: Pick<StoreRow, 'released_at'>, now = Date.now()): boolean =>
  released_at !== null && Date.parse(released_at) <= now;
