import { gql } from 'urql';
import type { StandingDrama } from './editor-state.ts';

const dramaFields = gql`
  fragment DramaEditor_Drama on Drama {
    uuid
    title
    brief
    prompt
    number_of_roles
    number_of_dialogs
    revision
    updatedAt
  }
`;

export const openDrama = gql<{ findDrama: { list: StandingDrama[] } }, { uuid: string }>`
  query OpenDrama($uuid: ID!) {
    findDrama(uuid: $uuid) {
      list {
        ...DramaEditor_Drama
      }
    }
  }
  ${dramaFields}
`;

export const saveDrama = gql<{ setDrama: StandingDrama }, { uuid: string; revision: number; drama: object }>`
  mutation SaveDrama($uuid: ID!, $revision: Int!, $drama: DramaInput!) {
    setDrama(uuid: $uuid, revision: $revision, drama: $drama) {
      ...DramaEditor_Drama
    }
  }
  ${dramaFields}
`;

/** The words of a drama that is gone become a new one. */
export const addDramaAgain = gql<{ addDrama: { uuid: string } }, { drama: object }>`
  mutation SaveDramaAsNew($drama: DramaInput!) {
    addDrama(drama: $drama) {
      uuid
    }
  }
`;
