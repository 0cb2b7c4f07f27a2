import { gql } from 'urql';
import { SALE_ROW, type Sale } from './documents.ts';

/** Coins. */
export interface ReconciledMonth {
  /** `YYYY-MM`, UTC. */
  month: string;
  state: 'empty' | 'pending' | 'settled';
  units: number;
  returns: number;
  gross: number;
  refund: number;
  fee: number;
  promoter: number;
  agent: number;
  owner: number;
  splitting: number;
  own: number;
  own_settled: number;
  own_pending: number;
}

const MONTH = gql`
  fragment MonthRow_ReconciledMonth on ReconciledMonth {
    month
    state
    units
    returns
    gross
    refund
    fee
    promoter
    agent
    owner
    splitting
    own
    own_settled
    own_pending
  }
`;

// Months without sales name no order, and the first sale changes them.
export const TOUCHES_SALES = { additionalTypenames: ['SellerOrder', 'ReconciledMonth'] };

export const findReconciliation = gql<{ findReconciliation: { list: ReconciledMonth[]; totalCount: number } }, { q: object }>`
  query LobbyReconciliation($q: ListQuery) {
    findReconciliation(q: $q) {
      list {
        ...MonthRow_ReconciledMonth
      }
      totalCount
    }
  }
  ${MONTH}
`;

interface OpenedMonth extends ReconciledMonth {
  orders: { list: Sale[]; totalCount: number };
}

export const findReconciledMonth = gql<{ findReconciliation: { list: OpenedMonth[] } }, { month: string; q: object }>`
  query LobbyReconciledMonth($month: String!, $q: ListQuery) {
    findReconciliation(month: $month) {
      list {
        ...MonthRow_ReconciledMonth
        orders(q: $q) {
          list {
            ...SaleRow_SellerOrder
          }
          totalCount
        }
      }
    }
  }
  ${MONTH}
  ${SALE_ROW}
`;

/** The settlement of one month. Coins. */
export interface Settlement {
  month: string;
  settled_at: string;
  order_count: number;
  share: number;
  amount: number;
}

export const findSettlements = gql<{ findSettlement: { list: Settlement[]; totalCount: number } }, { q: object }>`
  query LobbySettlements($q: ListQuery) {
    findSettlement(q: $q) {
      list { month settled_at order_count share amount }
      totalCount
    }
  }
`;

export interface SettledOrder {
  order_uuid: string;
  store_name: string;
  price: number;
  state: number;
  paid_at: string;
  roles: ('owner' | 'agent' | 'promoter')[];
  share: number;
  amount: number;
}

interface OpenedSettlement extends Settlement {
  orders: { list: SettledOrder[]; totalCount: number };
}

export const findOneSettlement = gql<{ findSettlement: { list: OpenedSettlement[] } }, { month: string; q: object }>`
  query LobbySettlement($month: String!, $q: ListQuery) {
    findSettlement(month: $month) {
      list {
        month
        settled_at
        order_count
        share
        amount
        orders(q: $q) {
          list { order_uuid store_name price state paid_at roles share amount }
          totalCount
        }
      }
    }
  }
`;
