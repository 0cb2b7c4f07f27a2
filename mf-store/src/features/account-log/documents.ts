import { gql } from 'urql';

export interface LogEntry {
  uuid: string;
  /** Why, e.g. topup, order, refund, share. */
  reason: string;
  account: string;
  /** Coins, negative when they left. */
  amount: number;
  balance_after: number;
  cause_uuid: string | null;
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
        created_at
      }
      totalCount
      pageInfo { page pageSize pageCount }
    }
  }
`;
