import { gql } from 'urql';
import type { WorkName } from '../listings/localized-name.ts';

export interface LogEntry {
  uuid: string;
  /** The reason, e.g. topup, order, refund, share. */
  reason: string;
  account: string;
  /** Coins; negative when they were spent. */
  amount: number;
  balance_after: number;
  cause_uuid: string | null;
  /** The work that it concerns, in its default language; `names` has it by language. Null for entries about no work. */
  store_name: string | null;
  names: WorkName[];
  created_at: string;
}

interface AccountLogData {
  findAccountLog: { list: LogEntry[]; totalCount: number; pageInfo: { page: number; pageSize: number; pageCount: number } };
}

/** `type`: 0 coins and earnings, 1 silver, null both. */
export const ACCOUNT_LOG = gql<AccountLogData, { type: number | null; page: number }>`
  query AccountLog($type: Int, $page: Int) {
    findAccountLog(type: $type, q: { page: $page, pageSize: 30, orderField: "updated_at-desc" }) {
      list {
        uuid
        reason
        account
        amount
        balance_after
        cause_uuid
        store_name
        names { language name }
        created_at
      }
      totalCount
      pageInfo { page pageSize pageCount }
    }
  }
`;
