import type { StatementResult } from '@meowtale/contracts/inputs/wallet/statement';
import { gql } from 'urql';

export interface QueuedWithdrawal {
  uuid: string;
  user_uuid: string;
  user_name: string | null;
  amount: number;
  tax: number;
  total: number;
  state: number;
  step: string;
  memo: string | null;
  uncertain: boolean;
  correct_until: string | null;
  taken_by: string | null;
  lacks_second: boolean;
  run_uuid: string | null;
  run_file_made: boolean;
  bank_name: string;
  bank_country: string;
  bank_last_four: string;
  created_at: string;
  history: { step: string; memo: string | null; actor_name: string | null; created_at: string }[];
}

interface Queue {
  findWithdrawalQueue: { list: QueuedWithdrawal[]; totalCount: number };
}

export const findQueue = gql<Queue, { queue: string | null; run: string | null; q: object }>`
  query DeskWithdrawals($queue: String, $run: ID, $q: ListQuery) {
    findWithdrawalQueue(queue: $queue, run_uuid: $run, q: $q) {
      list {
        uuid
        user_uuid
        user_name
        amount
        tax
        total
        state
        step
        memo
        uncertain
        correct_until
        taken_by
        lacks_second
        run_uuid
        run_file_made
        bank_name
        bank_country
        bank_last_four
        created_at
        history {
          step
          memo
          actor_name
          created_at
        }
      }
      totalCount
    }
  }
`;

export interface ReviewVariables {
  uuid: string;
  action: string;
  memo: string | null;
  key: string;
}

export const reviewWithdrawal = gql<{ reviewWithdrawal: { uuid: string } }, ReviewVariables>`
  mutation ReviewWithdrawal($uuid: ID!, $action: String!, $memo: String, $key: ID!) {
    reviewWithdrawal(uuid: $uuid, action: $action, memo: $memo, idempotency_key: $key) {
      uuid
    }
  }
`;

export interface OpenedBank {
  openUserBank: { bank: Record<string, string | number | { clearing_code: string } | null> };
}

export const openUserBank = gql<OpenedBank, { uuid: string; reason: string }>`
  mutation OpenUserBank($uuid: ID!, $reason: String!) {
    openUserBank(withdrawal_uuid: $uuid, reason: $reason) {
      withdrawal_uuid
      bank
    }
  }
`;

export interface PayoutRun {
  uuid: string;
  actor_name: string | null;
  file_made: boolean;
  count: number;
  total: number;
  paid: number;
  failed: number;
  returned: number;
  uncertain: number;
  created_at: string;
}

export const findRuns = gql<{ findPayoutRun: { list: PayoutRun[]; totalCount: number } }, { uuid: string | null; q: object }>`
  query DeskPayoutRuns($uuid: ID, $q: ListQuery) {
    findPayoutRun(uuid: $uuid, q: $q) {
      list {
        uuid
        actor_name
        file_made
        count
        total
        paid
        failed
        returned
        uncertain
        created_at
      }
      totalCount
    }
  }
`;

export const addPayoutRun = gql<{ addPayoutRun: { uuid: string } }, { uuids: string[]; key: string }>`
  mutation AddPayoutRun($uuids: [ID!]!, $key: ID!) {
    addPayoutRun(withdrawal_uuids: $uuids, idempotency_key: $key) {
      uuid
    }
  }
`;

export interface DownloadedFile {
  downloadPayoutRun: { name: string; media_type: string; content: string };
}

export const downloadPayoutRun = gql<DownloadedFile, { uuid: string; format: string; reason: string }>`
  mutation DownloadPayoutRun($uuid: ID!, $format: String!, $reason: String!) {
    downloadPayoutRun(uuid: $uuid, format: $format, reason: $reason) {
      name
      media_type
      content
    }
  }
`;

export interface StatementLine {
  line: number;
  result: StatementResult;
  entry: string;
  amount: number;
  currency: string;
  reason: string;
  user_name: string | null;
}

export interface PayoutStatement {
  lines: StatementLine[];
  others: number;
}

const STATEMENT = gql`
  fragment Desk_PayoutStatement on PayoutStatement {
    lines {
      line
      result
      entry
      amount
      currency
      reason
      user_name
    }
    others
  }
`;

export const checkPayoutStatement = gql<{ checkPayoutStatement: PayoutStatement }, { content: string }>`
  mutation CheckPayoutStatement($content: String!) {
    checkPayoutStatement(content: $content) {
      ...Desk_PayoutStatement
    }
  }
  ${STATEMENT}
`;

export const bookPayoutStatement = gql<{ bookPayoutStatement: PayoutStatement }, { content: string; name: string; key: string }>`
  mutation BookPayoutStatement($content: String!, $name: String!, $key: ID!) {
    bookPayoutStatement(content: $content, name: $name, idempotency_key: $key) {
      ...Desk_PayoutStatement
    }
  }
  ${STATEMENT}
`;

// An empty list names neither.
export const TOUCHES_PAYOUTS = { additionalTypenames: ['QueuedWithdrawal', 'PayoutRun'] };
