import { gql } from 'urql';

export interface ShareLink {
  uuid: string;
  token: string;
  /** Null: it doesn't expire. */
  expires_at: string | null;
  created_at: string;
}

export const findShareLinks = gql<{ findAppShareLink: ShareLink[] }, { app: string }>`
  query LobbyShareLinks($app: ID!) {
    findAppShareLink(app_uuid: $app) { uuid token expires_at created_at }
  }
`;

export const addShareLink = gql<{ addAppShareLink: ShareLink }, { app: string }>`
  mutation AddShareLink($app: ID!) {
    addAppShareLink(app_uuid: $app) { uuid token expires_at created_at }
  }
`;

export const delShareLink = gql<{ delAppShareLink: boolean }, { uuid: string }>`
  mutation DeleteShareLink($uuid: ID!) {
    delAppShareLink(uuid: $uuid)
  }
`;

/** An empty list names no link. */
export const TOUCHES_LINKS = { additionalTypenames: ['AppShareLink'] };
