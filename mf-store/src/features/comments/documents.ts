import type { CommentReportReason } from '@meowtale/contracts';
import { gql } from 'urql';
import type { FileRef } from '../listings/documents.ts';

/** What the writer types. */
export interface CommentWords {
  comment: string;
  /** Whether it gives the story away. */
  spoils: boolean;
}

/** A comment or a reply. */
export interface CommentOrReply {
  uuid: string;
  comment: string;
  /** Its writer marked it as a spoiler. */
  is_spoiler: boolean;
  is_buyer: boolean;
  created_at: string;
  updated_at: string;
  revision: number;
  user: { uuid: string; nickname: string; is_staff: boolean; head: FileRef | null };
}

export interface StoreComment extends CommentOrReply {
  reply_count: number;
  /** The three oldest. */
  replies: CommentOrReply[];
}

interface Page<T> {
  list: T[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const SAID = gql`
  fragment Said_StoreComment on StoreComment {
    uuid
    comment
    is_spoiler
    is_buyer
    created_at
    updated_at
    revision
    user { uuid nickname is_staff head { uuid url } }
  }
`;

export const STORE_COMMENTS = gql<{ findStoreComment: Page<StoreComment> }, { id: string; after: string | null }>`
  query StoreComments($id: ID!, $after: String) {
    findStoreComment(store_id: $id, q: { pageSize: 10, after: $after, orderField: "buyers-desc" }) {
      list {
        ...Said_StoreComment
        reply_count
        replies { ...Said_StoreComment }
      }
      totalCount
      pageInfo { hasNextPage endCursor }
    }
  }
  ${SAID}
`;

export const COMMENT_REPLIES = gql<{ findStoreComment: Page<CommentOrReply> }, { id: string; parent: string; after: string | null }>`
  query CommentReplies($id: ID!, $parent: ID!, $after: String) {
    findStoreComment(store_id: $id, parent_uuid: $parent, q: { pageSize: 10, after: $after, orderField: "created_at-asc" }) {
      list {
        ...Said_StoreComment
      }
      totalCount
      pageInfo { hasNextPage endCursor }
    }
  }
  ${SAID}
`;

interface NewComment {
  id: string;
  comment: string;
  spoils: boolean;
  parent: string | null;
  key: string;
}

export const ADD_COMMENT = gql<{ addStoreComment: { uuid: string } }, NewComment>`
  mutation AddStoreComment($id: ID!, $comment: String!, $spoils: Boolean, $parent: ID, $key: ID!) {
    addStoreComment(store_id: $id, comment: $comment, is_spoiler: $spoils, parent_uuid: $parent, idempotency_key: $key) { uuid }
  }
`;

export const SET_COMMENT = gql<{ setStoreComment: { uuid: string } }, CommentWords & { uuid: string; revision: number }>`
  mutation SetStoreComment($uuid: ID!, $comment: String!, $spoils: Boolean, $revision: Int) {
    setStoreComment(uuid: $uuid, comment: $comment, is_spoiler: $spoils, revision: $revision) { uuid }
  }
`;

export const DELETE_COMMENT = gql<{ delStoreComment: boolean }, { uuid: string }>`
  mutation DeleteStoreComment($uuid: ID!) {
    delStoreComment(uuid: $uuid)
  }
`;

export const REPORT_COMMENT = gql<{ addStoreCommentReport: boolean }, { uuid: string; reason: CommentReportReason; memo: string }>`
  mutation ReportStoreComment($uuid: ID!, $reason: String!, $memo: String) {
    addStoreCommentReport(uuid: $uuid, reason: $reason, memo: $memo)
  }
`;

/** An empty list names no comment. */
export const TOUCHES_COMMENTS = { additionalTypenames: ['StoreComment'] };
