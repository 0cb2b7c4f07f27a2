import { gql } from 'urql';
import { REVIEWED_SUBMIT, type ReviewedSubmit } from '../review/documents.ts';

/** The request to a publisher about one listing, and its answer. */
export interface StoreAgent {
  uuid: string;
  user_uuid: string;
  user: { uuid: string; nickname: string; is_staff: boolean } | null;
  /** A fraction. */
  rate: number;
  /** SPEC §4's agent states: 1 not submitted, 2 waiting, 3 in review, 4 accepted, 5 refused. */
  state: number;
  memo: string;
  asked_at: string | null;
  decided_at: string | null;
  /** Whether the agent submits the listing; if the agent who accepted may not, its owner does. */
  may_submit: boolean;
}

export const STORE_AGENT = gql`
  fragment Agent_StoreAgent on StoreAgent {
    uuid
    user_uuid
    user { uuid nickname is_staff }
    rate
    state
    memo
    asked_at
    decided_at
    may_submit
  }
`;

export interface AskedStore {
  uuid: string;
  name: string;
  submit_status: string;
  released_at: string | null;
  cover: { uuid: string; url: string } | null;
  owner: { uuid: string; nickname: string; is_staff: boolean } | null;
  store_agent: StoreAgent | null;
}

export const ASKED_STORE = gql`
  fragment Agent_MyStore on MyStore {
    uuid
    name
    submit_status
    released_at
    cover { uuid url }
    owner { uuid nickname is_staff }
    store_agent { ...Agent_StoreAgent }
  }
  ${STORE_AGENT}
`;

export interface AskedStores {
  findStoreMe: { list: AskedStore[]; totalCount: number };
  waiting: { totalCount: number };
  reviewing: { totalCount: number };
  accepted: { totalCount: number };
}

/** The query for the listings that the person is asked to represent or represents, in one state, with the count of each state. */
export const findAsked = gql<AskedStores, { state: number; q: object }>`
  query LobbyAgent($state: Int, $q: ListQuery) {
    findStoreMe(scope: "agent", agent_state: $state, q: $q) {
      list { ...Agent_MyStore }
      totalCount
    }
    waiting: findStoreMe(scope: "agent", agent_state: 2, q: { pageSize: 1 }) { totalCount }
    reviewing: findStoreMe(scope: "agent", agent_state: 3, q: { pageSize: 1 }) { totalCount }
    accepted: findStoreMe(scope: "agent", agent_state: 4, q: { pageSize: 1 }) { totalCount }
  }
  ${ASKED_STORE}
`;

export interface MissingField {
  path: string;
  key: string;
  params: Record<string, string | number> | null;
}

/** A submission as its agent reads it, with what it lacks. */
export interface RepresentedSubmit extends ReviewedSubmit {
  missing: MissingField[];
}

export interface Represented {
  findStoreMe: { list: AskedStore[] };
  findStoreSubmit: { list: RepresentedSubmit[] };
}

/** The query for one of them in full; others than its owner read by this scope (SPEC §6). */
export const openRepresented = gql<Represented, { id: string }>`
  query Represented($id: ID!) {
    findStoreMe(scope: "agent", id: $id) {
      list { ...Agent_MyStore }
    }
    findStoreSubmit(store_id: $id, scope: "agent") {
      list {
        ...Reviewed_StoreSubmit
        missing { path key params }
      }
    }
  }
  ${ASKED_STORE}
  ${REVIEWED_SUBMIT}
`;

export interface AnswerVariables {
  store_id: string;
  state: 3 | 4 | 5;
  memo?: string;
}

export const reviewAgent = gql<{ reviewStoreAgent: StoreAgent }, AnswerVariables>`
  mutation ReviewStoreAgent($store_id: ID!, $state: Int!, $memo: String) {
    reviewStoreAgent(store_id: $store_id, state: $state, memo: $memo) {
      ...Agent_StoreAgent
    }
  }
  ${STORE_AGENT}
`;

/** An empty list names no listing; an answer moves one to another tab, and an action of its owner or of staff changes it. */
export const TOUCHES_AGENT = { additionalTypenames: ['MyStore', 'StoreAgent', 'StoreSubmit'] };
