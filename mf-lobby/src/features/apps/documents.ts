import type { Job, MadeWith } from '@meowtale/web-kit';
import { gql } from 'urql';

export interface FileRef {
  uuid: string;
  url: string;
  basename: string;
}

export interface AppFault {
  /** The file in an archive. */
  file: string | null;
  line: number | null;
  message: string;
  /** Key of a text in `app.faults`; the message is its English version. */
  key: string | null;
  params: Record<string, string | number> | null;
}

export interface App {
  uuid: string;
  name: string;
  default_lang: string;
  /** ink | story | upload; empty without a version. */
  kind: string;
  state: 'empty' | 'ready' | 'failed';
  faults: AppFault[];
  /** What its version was made without. */
  warnings: AppFault[];
  spine_runtime_version: string;
  word_count: number;
  /** Whether its version has a free opening. */
  has_opening: boolean;
  /** The languages of its story, the default first; none for a game. */
  languages: string[];
  store_id: string | null;
  /** The drama from which it is made. */
  drama_uuid: string | null;
  /** Whether it requests cross-origin isolation. */
  isolated: boolean;
  version: number;
  /** When it was moved to the trash; null otherwise. */
  deleted_at: string | null;
  updated_at: string;
  previewUrl: string | null;
  /** The AI disclosure of its version's story. */
  made_with: MadeWith[];
  /** The address of its story's editor. */
  editorURL: string;
  logo: FileRef | null;
  thumb: FileRef | null;
  tags: { name: string }[];
}

export const LOBBY_APP = gql`
  fragment Lobby_App on App {
    uuid
    name
    default_lang
    kind
    state
    faults { file line message key params }
    warnings { file line message key params }
    spine_runtime_version
    word_count
    has_opening
    languages
    store_id
    drama_uuid
    isolated
    version
    deleted_at
    updated_at
    previewUrl
    made_with { what provider model share edited language }
    editorURL
    logo { uuid url basename }
    thumb { uuid url basename }
    tags { name }
  }
`;

export interface AppList {
  findApp: { list: App[]; totalCount: number };
}

export const findApps = gql<AppList, { isDeleted: boolean; label?: string | null; q: object }>`
  query LobbyApps($isDeleted: Boolean, $label: String, $q: ListQuery) {
    findApp(isDeleted: $isDeleted, label: $label, q: $q) {
      list { ...Lobby_App }
      totalCount
    }
  }
  ${LOBBY_APP}
`;

export const findOneApp = gql<AppList, { uuid: string }>`
  query LobbyApp($uuid: ID!) {
    findApp(uuid: $uuid) {
      list { ...Lobby_App }
      totalCount
    }
  }
  ${LOBBY_APP}
`;

export interface HoldingStore {
  uuid: string;
  name: string;
  /** on | off: whether it is for sale once released. */
  status: string;
  released_at: string | null;
}

/** The query for the listing of an app: its name and whether it is for sale. */
export const findHoldingStore = gql<{ findStoreMe: { list: HoldingStore[] } }, { id: string }>`
  query HoldingStore($id: ID!) {
    findStoreMe(scope: "owner", id: $id) {
      list { uuid name status released_at }
    }
  }
`;

export interface NewApp {
  name: string;
  name_lang: string;
  default_lang: string;
  spine_runtime_version: string;
}

export const addApp = gql<{ addApp: App }, NewApp & { key: string }>`
  mutation AddApp($name: String!, $name_lang: String, $default_lang: String!, $spine_runtime_version: String, $key: ID!) {
    addApp(
      name: $name
      name_lang: $name_lang
      default_lang: $default_lang
      spine_runtime_version: $spine_runtime_version
      idempotency_key: $key
    ) {
      ...Lobby_App
    }
  }
  ${LOBBY_APP}
`;

export interface AppChange {
  uuid: string;
  name?: string;
  default_lang: string;
  thumbFile?: string | null;
  logoFile?: string | null;
  /** Can be set once. */
  drama?: string | null;
  isolated?: boolean;
}

export const setApp = gql<{ setApp: App }, AppChange>`
  mutation SetApp($uuid: ID!, $name: String, $default_lang: String!, $thumbFile: ID, $logoFile: ID, $drama: ID, $isolated: Boolean) {
    setApp(
      uuid: $uuid
      name: $name
      default_lang: $default_lang
      thumbFile: $thumbFile
      logoFile: $logoFile
      drama: $drama
      isolated: $isolated
    ) {
      ...Lobby_App
    }
  }
  ${LOBBY_APP}
`;

interface NewAppUpload {
  file_uuid: string;
  uuid: string | null;
  name: string | null;
  default_lang: string;
  entry?: string;
  key: string;
}

export const addAppUpload = gql<{ addAppUpload: Job & { uuid: string } }, NewAppUpload>`
  mutation AddAppUpload($file_uuid: ID!, $uuid: ID, $name: String, $default_lang: String, $entry: String, $key: ID) {
    addAppUpload(
      file_uuid: $file_uuid
      uuid: $uuid
      name: $name
      default_lang: $default_lang
      entry: $entry
      idempotency_key: $key
    ) {
      uuid
      state
      progress
      result
      error
    }
  }
`;

export const setAppTags = gql<{ setAppTags: App }, { uuid: string; tags: string[] }>`
  mutation SetAppTags($uuid: ID!, $tags: [String!]!) {
    setAppTags(uuid: $uuid, tags: $tags) {
      ...Lobby_App
    }
  }
  ${LOBBY_APP}
`;

export const copyApp = gql<{ copyApp: { uuid: string } }, { uuid: string }>`
  mutation CopyApp($uuid: ID!) {
    copyApp(uuid: $uuid, useAsync: true) {
      uuid
    }
  }
`;

export const findJob = gql<{ findAsync: Job | null }, { uuid: string }>`
  query LobbyJob($uuid: ID!) {
    findAsync(uuid: $uuid) {
      uuid
      state
      progress
      result
      error
    }
  }
`;

export const setAppLabel = gql<{ setAppLabel: App }, { uuid: string; label: string; chosen: boolean }>`
  mutation SetAppLabel($uuid: ID!, $label: String!, $chosen: Boolean!) {
    setAppLabel(uuid: $uuid, label: $label, chosen: $chosen) {
      ...Lobby_App
    }
  }
  ${LOBBY_APP}
`;

export const delApp = gql<{ delApp: boolean }, { uuid: string }>`
  mutation DeleteApp($uuid: ID!) {
    delApp(uuid: $uuid)
  }
`;

/** An empty list names no app, and changes when one is created or moved to the trash. */
export const TOUCHES_APPS = { additionalTypenames: ['App'] };
