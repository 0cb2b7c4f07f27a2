import { gql } from 'urql';

export interface AuditEntry {
  uuid: string;
  actor: { uuid: string; nickname: string } | null;
  action: string;
  subject_type: string;
  subject_uuid: string | null;
  subject_name: string;
  reason: string;
  /** Further details: the part that a decision was about, and the type of a rejection. */
  details: { part?: string; rejection_type?: string };
  at: string;
}

export interface AuditVariables {
  actor: string | null;
  action: string | null;
  subject: string | null;
  q: object;
}

export const findAudit = gql<{ findAuditLog: { list: AuditEntry[]; totalCount: number } }, AuditVariables>`
  query AuditLog($actor: ID, $action: String, $subject: ID, $q: ListQuery) {
    findAuditLog(actor_uuid: $actor, action: $action, subject_uuid: $subject, q: $q) {
      list {
        uuid
        actor { uuid nickname }
        action
        subject_type
        subject_uuid
        subject_name
        reason
        details
        at
      }
      totalCount
    }
  }
`;
