import { gql } from 'urql';

export interface RefundRequest {
  order_uuid: string;
  buyer_uuid: string;
  buyer_name: string | null;
  store_id: string;
  store_name: string;
  /** Coins, and how many of them were silver. */
  price: number;
  silver_used: number;
  paid_at: string;
  /** The buyer's progress: null if it was never opened; the total also where it can't be counted. */
  first_opened_at: string | null;
  segments_read: number | null;
  segments_total: number | null;
  reason: string;
  answer: string | null;
  created_at: string;
  decided_at: string | null;
}

export const findRefundRequests = gql<{ findRefundRequest: { list: RefundRequest[]; totalCount: number } }, { state: string; q: object }>`
  query DeskRefunds($state: String, $q: ListQuery) {
    findRefundRequest(state: $state, q: $q) {
      list {
        order_uuid
        buyer_uuid
        buyer_name
        store_id
        store_name
        price
        silver_used
        paid_at
        first_opened_at
        segments_read
        segments_total
        reason
        answer
        created_at
        decided_at
      }
      totalCount
    }
  }
`;

export interface DecisionVariables {
  uuid: string;
  reason: string;
  key: string;
}

export const grantRefund = gql<{ refundStoreOrder: { uuid: string } }, DecisionVariables>`
  mutation GrantRefund($uuid: ID!, $reason: String!, $key: ID!) {
    refundStoreOrder(uuid: $uuid, reason: $reason, idempotency_key: $key) {
      uuid
    }
  }
`;

export const declineRefund = gql<{ declineStoreOrderRefund: { uuid: string } }, DecisionVariables>`
  mutation DeclineRefund($uuid: ID!, $reason: String!, $key: ID!) {
    declineStoreOrderRefund(uuid: $uuid, reason: $reason, idempotency_key: $key) {
      uuid
    }
  }
`;

// An empty list names no request.
export const TOUCHES_REFUNDS = { additionalTypenames: ['QueuedRefundRequest'] };
