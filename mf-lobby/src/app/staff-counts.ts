import { gql, useQuery } from 'urql';

interface Total {
  totalCount: number;
}
type Letters = { id: string }[];

/** One query per service, so that an outage of one doesn't affect the others' counts. */
const catalogCounts = gql<{ review: Total; comments: Total; letters: Letters }, object>`
  query StaffCatalogCounts {
    review: findReviewQueue(state: "waiting", q: { pageSize: 1 }) { totalCount }
    comments: findStoreCommentReport(state: "open", q: { pageSize: 1 }) { totalCount }
    letters: findCatalogDeadLetters { id }
  }
`;
const walletCounts = gql<{ refunds: Total; differences: Total; withdrawals: Total; letters: Letters }, object>`
  query StaffWalletCounts {
    refunds: findRefundRequest(state: "open", q: { pageSize: 1 }) { totalCount }
    differences: findUnmatchedPayment(state: "open", q: { pageSize: 1 }) { totalCount }
    withdrawals: findWithdrawalQueue(queue: "waiting", q: { pageSize: 1 }) { totalCount }
    letters: findWalletDeadLetters { id }
  }
`;
const dramaCounts = gql<{ letters: Letters }, object>`
  query StaffDramaCounts {
    letters: findDramaDeadLetters { id }
  }
`;

// A total doesn't contain the types that it counts: each decision of staff counts again.
const CATALOG = { additionalTypenames: ['ReviewItem', 'StoreSubmit', 'ReportedComment', 'CatalogDeadLetter'] };
const WALLET = { additionalTypenames: ['QueuedRefundRequest', 'UnmatchedPayment', 'QueuedWithdrawal', 'WalletDeadLetter'] };
const DRAMA = { additionalTypenames: ['DramaDeadLetter'] };
const requestPolicy = 'cache-and-network';

/** Returns the number of open items of the staff pages with a queue; undefined while unknown, and after an error. */
export function useStaffCounts() {
  const [{ data: catalog }] = useQuery({ query: catalogCounts, context: CATALOG, requestPolicy });
  const [{ data: wallet }] = useQuery({ query: walletCounts, context: WALLET, requestPolicy });
  const [{ data: drama }] = useQuery({ query: dramaCounts, context: DRAMA, requestPolicy });
  return {
    queues: catalog?.review.totalCount,
    comments: catalog?.comments.totalCount,
    refunds: wallet?.refunds.totalCount,
    'payment-differences': wallet?.differences.totalCount,
    payouts: wallet?.withdrawals.totalCount,
    'dead-letters': catalog && wallet && drama ? [catalog, wallet, drama].reduce((sum, { letters }) => sum + letters.length, 0) : undefined,
  };
}
