import { gql } from 'urql';
import type { WorkName } from '../listings/told-name.ts';

export interface LogEntry {
  uuid: string;
  /** Why, e.g. topup, order, refund, share. */
  reason: string;
  account: string;
  /** Coins, negative when they left. */
  amount: number;
  balance_after: number;
  cause_uuid: string | null;
  /** The work that it is about, in its default language; `names` has it by language. Null for what is about none. */
  store_name: string | null;
  names: WorkName[];
  created_at: string;
}

interface AccountLogData {
  findAccountLog: { list: LogEntry[]; totalCount: number; pageInfo: { page: number; pageSize: number; pageCount: number } };
}

/** By type: 0 coins with what was earned, 1 silver, null both. */
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
