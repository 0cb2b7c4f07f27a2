import { gql } from 'urql';

export interface Letter {
  id: string;
  consumer: string;
  event: string;
  aggregate_id: string;
  error: string;
  deliveries: number;
  failed_at: string;
}

/** Each service answers for its own, so that one that is away takes nobody else's along. */
export const findCatalogLetters = gql<{ findCatalogDeadLetters: Letter[] }, object>`
  query CatalogDeadLetters {
    findCatalogDeadLetters { id consumer event aggregate_id error deliveries failed_at }
  }
`;

export const findWalletLetters = gql<{ findWalletDeadLetters: Letter[] }, object>`
  query WalletDeadLetters {
    findWalletDeadLetters { id consumer event aggregate_id error deliveries failed_at }
  }
`;

export const replayCatalogLetter = gql<{ replayCatalogDeadLetter: string }, { id: string; reason: string }>`
  mutation ReplayCatalogDeadLetter($id: ID!, $reason: String!) {
    replayCatalogDeadLetter(id: $id, reason: $reason)
  }
`;

export const replayWalletLetter = gql<{ replayWalletDeadLetter: string }, { id: string; reason: string }>`
  mutation ReplayWalletDeadLetter($id: ID!, $reason: String!) {
    replayWalletDeadLetter(id: $id, reason: $reason)
  }
`;
