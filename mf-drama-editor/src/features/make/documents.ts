import { gql } from 'urql';
import type { EditedApp } from '../app-editor/documents.ts';

export type MadeApp = Pick<EditedApp, 'uuid' | 'name' | 'version' | 'drama_uuid' | 'previewUrl' | 'faults'>;

const madeApp = gql`
  fragment Make_App on App {
    uuid
    name
    version
    drama_uuid
    previewUrl
    faults {
      file
      line
      message
      key
      params
    }
  }
`;

/** The query for the person's apps that may be made from a drama, all on one page. */
export const findMadeApps = gql<{ findApp: { list: MadeApp[] } }>`
  query AppsOfDrama {
    findApp(q: { pageSize: -1, orderField: "updated_at-desc" }) {
      list {
        ...Make_App
      }
    }
  }
  ${madeApp}
`;

export const addApp = gql<{ addApp: MadeApp }, { name: string; lang: string; default_lang: string; key: string }>`
  mutation MakeApp($name: String!, $lang: String, $default_lang: String!, $key: ID!) {
    addApp(name: $name, name_lang: $lang, default_lang: $default_lang, idempotency_key: $key) {
      ...Make_App
    }
  }
  ${madeApp}
`;

/** Sets the drama from which it is made. */
export const setAppDrama = gql<{ setApp: MadeApp }, { uuid: string; drama: string }>`
  mutation MakeAppOfDrama($uuid: ID!, $drama: ID!) {
    setApp(uuid: $uuid, drama: $drama) {
      ...Make_App
    }
  }
  ${madeApp}
`;

export const addListing = gql<{ addStore: { uuid: string } }, { platform_key: string; key: string }>`
  mutation MakeListing($platform_key: String!, $key: ID!) {
    addStore(platform_key: $platform_key, idempotency_key: $key) {
      uuid
    }
  }
`;

/** Fills the listing's first draft: its name, and the app as its package. */
export const fillListing = gql<{ addStoreSubmit: { uuid: string } }, { store_id: string; data: object }>`
  mutation FillListing($store_id: ID!, $data: StoreSubmitDataInput!) {
    addStoreSubmit(store_id: $store_id, status: 1, data: $data) {
      uuid
    }
  }
`;
