import type { FieldError } from '@meowtale/contracts';
import type { Job } from '@meowtale/web-kit';
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

interface NewAppUpload {
  file_uuid: string;
  uuid: string | null;
  name: string;
  default_lang: string;
  key: string;
}

export const addAppUpload = gql<{ addAppUpload: Job & { uuid: string } }, NewAppUpload>`
  mutation AddAppUpload($file_uuid: ID!, $uuid: ID, $name: String, $default_lang: String, $key: ID) {
    addAppUpload(file_uuid: $file_uuid, uuid: $uuid, name: $name, default_lang: $default_lang, idempotency_key: $key) {
      uuid
      state
      progress
      result
      error
    }
  }
`;
