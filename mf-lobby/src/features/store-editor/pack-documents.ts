import type { FieldError } from '@meowtale/contracts';
import { gql } from 'urql';
import { type AppList, LOBBY_APP } from '../apps/documents.ts';

export const findAppsToSelect = gql<AppList, { name: string | null; q: object }>`
  query AppsToSelect($name: String, $q: ListQuery) {
    findApp(isDeleted: false, name: $name, q: $q) {
      list { ...Lobby_App }
      totalCount
    }
  }
  ${LOBBY_APP}
`;

export const checkPackApp = gql<{ checkStoreSubmitGamePackAppValid: FieldError[] }, { store_id: string; app_uuid: string }>`
  mutation CheckPackApp($store_id: ID!, $app_uuid: ID!) {
    checkStoreSubmitGamePackAppValid(store_id: $store_id, app_uuid: $app_uuid) {
      path
      key
    }
  }
`;
