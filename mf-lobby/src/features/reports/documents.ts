import type { CommentReportReason } from '@meowtale/contracts';
import { gql } from 'urql';

interface Person {
  uuid: string;
  nickname: string;
}

export interface CommentReport {
  uuid: string;
  user: Person | null;
  reason: CommentReportReason;
  memo: string;
  /** The comment as it was when it was reported. */
  words: string;
  created_at: string;
}

export interface ReportedComment {
  uuid: string;
  store_id: string;
  user: Person | null;
  comment: string;
  is_deleted: boolean;
  created_at: string;
  reports: CommentReport[];
}

export const findReportedComments = gql<
  { findStoreCommentReport: { list: ReportedComment[]; totalCount: number } },
  { state: string; q: object }
>`
  query ReportedComments($state: String, $q: ListQuery) {
    findStoreCommentReport(state: $state, q: $q) {
      list {
        uuid
        store_id
        user { uuid nickname }
        comment
        is_deleted
        created_at
        reports {
          uuid
          user { uuid nickname }
          reason
          memo
          words
          created_at
        }
      }
      totalCount
    }
  }
`;

export const reviewComment = gql<{ reviewStoreComment: boolean }, { uuid: string; action: string; reason: string }>`
  mutation ReviewStoreComment($uuid: ID!, $action: String!, $reason: String!) {
    reviewStoreComment(uuid: $uuid, action: $action, reason: $reason)
  }
`;

// An empty list names no comment.
export const TOUCHES_REPORTED = { additionalTypenames: ['ReportedComment'] };
