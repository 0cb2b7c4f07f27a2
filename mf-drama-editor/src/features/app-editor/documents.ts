import type { AppNode } from '@meowtale/contracts/inputs/catalog/app-node';
import type { Job } from '@meowtale/web-kit';
import { gql } from 'urql';
import type { DramaStory } from './is-story-of.ts';
import type { PublishedState, SourceKind } from './source-state.ts';

export interface AppFault {
  /** The file in an archive. */
  file: string | null;
  line: number | null;
  /** The service's English text, for errors without a text here. */
  message: string;
  /** Key of a text in `appEditor.faults`. */
  key: string | null;
  params: Record<string, string | number> | null;
}

export interface EditedApp {
  uuid: string;
  name: string;
  /** ink | story | upload; meaningless without a version. */
  kind: string;
  default_lang: string;
  version: number;
  word_count: number;
  languages: string[];
  faults: AppFault[];
  /** What its version was made without; it can be played all the same. */
  warnings: AppFault[];
  drama_uuid: string | null;
  /** The address on its own origin, with its creator's right to play; null without a playable version. */
  previewUrl: string | null;
  /** Its node tree; null without one. */
  node: AppNode[] | null;
  /** Number of the tree's saves; null without a tree to edit. */
  node_revision: number | null;
}

/** Returns what an app's version consists of, before any of its texts was fetched. */
export const baseOf = ({ kind, version, languages, default_lang }: EditedApp): PublishedState => ({
  version,
  kind: kind === 'story' ? 'story' : 'ink',
  languages: languages.length > 0 ? languages : [default_lang],
  texts: {},
});

const EDITED_APP = gql`
  fragment Edited_App on App {
    uuid
    name
    kind
    default_lang
    version
    word_count
    languages
    faults {
      file
      line
      message
      key
      params
    }
    warnings {
      file
      line
      message
      key
      params
    }
    drama_uuid
    previewUrl
    node
    node_revision
  }
`;

/** Opens the editor with the token in the address. */
export const openEditor = gql<{ openAppEditor: EditedApp }, { c: string; verifier: string }>`
  mutation OpenAppEditor($c: String!, $verifier: String!) {
    openAppEditor(c: $c, verifier: $verifier) {
      ...Edited_App
    }
  }
  ${EDITED_APP}
`;

/** Opens the editor with the sign-in: a page that is reloaded has no token. */
export const findEditedApp = gql<{ findApp: { list: EditedApp[] } }, { uuid: string }>`
  query EditedApp($uuid: ID!) {
    findApp(uuid: $uuid) {
      list {
        ...Edited_App
      }
    }
  }
  ${EDITED_APP}
`;

export interface AppSource {
  kind: SourceKind;
  language: string;
  text: string;
  version: number;
  languages: string[];
}

export const findSource = gql<{ findAppSource: AppSource | null }, { uuid: string; language: string | null }>`
  query EditedSource($uuid: ID!, $language: String) {
    findAppSource(uuid: $uuid, language: $language) {
      kind
      language
      text
      version
      languages
    }
  }
`;

/** The query for the story of an app's drama as it is now. */
export const findStoryOfDrama = gql<{ findDrama: { list: (DramaStory & { uuid: string })[] } }, { uuid: string }>`
  query StoryOfDrama($uuid: ID!) {
    findDrama(uuid: $uuid) {
      list {
        uuid
        title
        data {
          parts
        }
      }
    }
  }
`;

/** Saves the tree over the edited revision. */
export const saveNodes = gql<{ setApp: { uuid: string; node_revision: number } }, { uuid: string; node: unknown[]; node_revision: number }>`
  mutation SaveAppNodes($uuid: ID!, $node: JSON, $node_revision: Int) {
    setApp(uuid: $uuid, node: $node, node_revision: $node_revision) {
      uuid
      node_revision
    }
  }
`;

export const addVersion = gql<
  { addAppUpload: Job & { uuid: string } },
  { file_uuid: string; uuid: string; entry?: string | undefined; key: string }
>`
  mutation PublishApp($file_uuid: ID!, $uuid: ID!, $entry: String, $key: ID!) {
    addAppUpload(file_uuid: $file_uuid, uuid: $uuid, entry: $entry, idempotency_key: $key, useAsync: true) {
      uuid
      state
      progress
      result
      error
    }
  }
`;

export const findVersionJob = gql<{ findAsync: Job | null }, { uuid: string }>`
  query PublishJob($uuid: ID!) {
    findAsync(uuid: $uuid) {
      uuid
      state
      progress
      result
      error
    }
  }
`;
