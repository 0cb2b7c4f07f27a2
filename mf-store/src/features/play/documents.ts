import { gql } from 'urql';

export const PLAY_SAVE = gql`
  query PlaySave($app: ID!) {
    findPlaySave(app_uuid: $app) { app_uuid slot revision data updated_at }
  }
`;

export const SET_PLAY_SAVE = gql`
  mutation SetPlaySave($app: ID!, $revision: Int!, $data: String!, $ended: Boolean, $grant: String, $whole: Boolean) {
    setPlaySave(app_uuid: $app, revision: $revision, data: $data, ended: $ended, grant: $grant, whole: $whole) { app_uuid slot revision updated_at }
  }
`;

export interface PlaySave {
  app_uuid: string;
  slot: string;
  revision: number;
  data: string;
  updated_at: string;
}

export interface PlaySaveData {
  findPlaySave: PlaySave | null;
}
