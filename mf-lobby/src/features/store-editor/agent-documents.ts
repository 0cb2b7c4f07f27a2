import { gql } from 'urql';
import { STORE_AGENT, type StoreAgent } from '../agent/documents.ts';

export interface AgentOfStore {
  uuid: string;
  store_agent: StoreAgent | null;
  current_submit: { uuid: string; revision: number; status: string };
}

/** The query for a listing's agent, with the states of the request and the submission. */
export const findStoreAgent = gql<{ findStoreMe: { list: AgentOfStore[] } }, { id: string }>`
  query StoreAgent($id: ID!) {
    findStoreMe(scope: "owner", id: $id) {
      list {
        uuid
        store_agent { ...Agent_StoreAgent }
        current_submit { uuid revision status }
      }
    }
  }
  ${STORE_AGENT}
`;

export interface Publisher {
  uuid: string;
  name: string;
  country: string | null;
  followed_count: number;
  head: { uuid: string; url: string } | null;
}

export const findPublishers = gql<{ findUserOnlyPublisher: { list: Publisher[]; totalCount: number } }, { q: object }>`
  query FindPublishers($q: ListQuery) {
    findUserOnlyPublisher(q: $q) {
      list {
        uuid
        name
        country
        followed_count
        head { uuid url }
      }
      totalCount
    }
  }
`;

export interface AskVariables {
  store_id: string;
  user_uuid: string;
  /** A fraction. */
  rate: number;
  /** 1 saves the choice of a publisher, 2 sends the request. */
  state: 1 | 2;
}

export const setAgent = gql<{ setStoreAgent: StoreAgent }, AskVariables>`
  mutation SetStoreAgent($store_id: ID!, $user_uuid: ID!, $rate: Float!, $state: Int) {
    setStoreAgent(store_id: $store_id, user_uuid: $user_uuid, rate: $rate, state: $state) {
      ...Agent_StoreAgent
    }
  }
  ${STORE_AGENT}
`;

/** A listing without a request names no agent. */
export const TOUCHES_STORE_AGENT = { additionalTypenames: ['MyStore', 'StoreAgent'] };
