import type { CommentReportReason } from '@meowtale/contracts';
import { gql } from 'urql';

interface Person {
  uuid: string;
  nickname: string;
  is_staff: boolean;
}

export interface CommentReport {
  uuid: string;
  user: Person | null;
  reason: CommentReportReason;
  memo: string;
  /** The comment's text when it was reported. */
  words: string;
  created_at: string;
}

export interface ReportedComment {
  uuid: string;
  store_id: string;
  store: { uuid: string; default_lang: string; store_info: { language: string; name: string }[] } | null;
  /** The beginning of the comment that it replies to: empty once that is deleted, null for a comment that is no reply. */
  parent_words: string | null;
  user: Person | null;
  comment: string;
  is_deleted: boolean;
  created_at: string;
  /** May exceed the number of newest ones in `reports`. */
  report_count: number;
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
        store { uuid default_lang store_info { language name } }
        parent_words
        user { uuid nickname is_staff }
        comment
        is_deleted
        created_at
        report_count
        reports {
          uuid
          user { uuid nickname is_staff }
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
