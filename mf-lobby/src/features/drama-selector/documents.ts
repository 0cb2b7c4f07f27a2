import { gql } from 'urql';

export interface Drama {
  uuid: string;
  title: string;
  brief: string;
  prompt: string;
  revision: number;
  updatedAt: string;
}

export const findDramas = gql<{ findDrama: { list: Drama[]; totalCount: number } }, { q: object }>`
  query LobbyDramas($q: ListQuery) {
    findDrama(q: $q) {
      list { uuid title brief prompt revision updatedAt }
      totalCount
    }
  }
`;

/** A drama whose prompt was changed when it was chosen. */
export const setDramaPrompt = gql<{ setDrama: Drama }, { uuid: string; revision: number; prompt: string }>`
  mutation SetDramaPrompt($uuid: ID!, $revision: Int!, $prompt: String!) {
    setDrama(uuid: $uuid, revision: $revision, drama: { prompt: $prompt }) { uuid title brief prompt revision updatedAt }
  }
`;

/** An empty list names no drama. */
export const TOUCHES_DRAMAS = { additionalTypenames: ['Drama'] };
