import { gql } from 'urql';

export interface EditedApp {
  uuid: string;
  name: string;
  version: number;
  word_count: number;
  drama_uuid: string | null;
  /** The address of its own origin, with its maker's right to play; null while there is nothing to play. */
  previewUrl: string | null;
}

const EDITED_APP = gql`
  fragment Edited_App on App {
    uuid
    name
    version
    word_count
    drama_uuid
    previewUrl
  }
`;

/** By what the address brought. */
export const openEditor = gql<{ openAppEditor: EditedApp }, { c: string; verifier: string }>`
  mutation OpenAppEditor($c: String!, $verifier: String!) {
    openAppEditor(c: $c, verifier: $verifier) {
      ...Edited_App
    }
  }
  ${EDITED_APP}
`;

/** By who is signed in: a page that is loaded again brings nothing more. */
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
