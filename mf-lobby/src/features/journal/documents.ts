import { gql } from 'urql';

export interface JournalEntry {
  uuid: string;
  content: string;
  /** Visible to the owner only. */
  note: string | null;
  created_at: string;
  updated_at: string;
  revision: number;
}

export interface JournalWords {
  content: string;
  note: string;
}

const ENTRY = gql`
  fragment Journal_MyStoreUpdateLog on MyStoreUpdateLog {
    uuid
    content
    note
    created_at
    updated_at
    revision
  }
`;

export const findJournal = gql<{ findStoreUpdateLog: { list: JournalEntry[]; totalCount: number } }, { store_id: string; page: number }>`
  query UpdateJournal($store_id: ID!, $page: Int) {
    findStoreUpdateLog(store_id: $store_id, q: { page: $page, pageSize: 10, orderField: "created_at-desc" }) {
      list { ...Journal_MyStoreUpdateLog }
      totalCount
    }
  }
  ${ENTRY}
`;

export const addEntry = gql<{ addStoreUpdateLog: JournalEntry }, JournalWords & { store_id: string }>`
  mutation AddJournalEntry($store_id: ID!, $content: String!, $note: String) {
    addStoreUpdateLog(store_id: $store_id, content: $content, note: $note) { ...Journal_MyStoreUpdateLog }
  }
  ${ENTRY}
`;

export const setEntry = gql<{ setStoreUpdateLog: JournalEntry }, JournalWords & { uuid: string; revision: number }>`
  mutation SetJournalEntry($uuid: ID!, $content: String!, $note: String, $revision: Int) {
    setStoreUpdateLog(uuid: $uuid, content: $content, note: $note, revision: $revision) { ...Journal_MyStoreUpdateLog }
  }
  ${ENTRY}
`;

/** An empty journal names no entry. */
export const TOUCHES_JOURNAL = { additionalTypenames: ['MyStoreUpdateLog'] };
