import { gql } from 'urql';
import type { DramaAnswer } from './pieces.ts';

const dramaFields = gql`
  fragment DramaEditor_Drama on Drama {
    uuid
    title
    label
    brief
    prompt
    default_prompt_prefix
    default_prompt_suffix
    number_of_roles
    number_of_dialogs
    revision
    updatedAt
  }
`;

export const openDrama = gql<{ findDrama: { list: DramaAnswer[] } }, { uuid: string }>`
  query OpenDrama($uuid: ID!) {
    findDrama(uuid: $uuid) {
      list {
        ...DramaEditor_Drama
        data {
          parts
          removed
          whole
        }
      }
    }
  }
  ${dramaFields}
`;

/** The query for changes since a revision, after another tab or a job has saved. */
export const findDramaChanges = gql<{ findDrama: { list: DramaAnswer[] } }, { uuid: string; since: number }>`
  query DramaChanges($uuid: ID!, $since: Int!) {
    findDrama(uuid: $uuid) {
      list {
        ...DramaEditor_Drama
        data(since: $since) {
          parts
          removed
          whole
        }
      }
    }
  }
  ${dramaFields}
`;

export const saveDrama = gql<{ setDrama: DramaAnswer }, { uuid: string; revision: number; drama: object }>`
  mutation SaveDrama($uuid: ID!, $revision: Int!, $drama: DramaInput!) {
    setDrama(uuid: $uuid, revision: $revision, drama: $drama) {
      ...DramaEditor_Drama
      data(since: $revision) {
        parts
        removed
        whole
      }
    }
  }
  ${dramaFields}
`;

/** Saves the content of a deleted drama as a new one. */
export const addDramaAgain = gql<{ addDrama: { uuid: string } }, { drama: object }>`
  mutation SaveDramaAsNew($drama: DramaInput!) {
    addDrama(drama: $drama) {
      uuid
    }
  }
`;
