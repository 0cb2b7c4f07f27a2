import { gql } from 'urql';

export interface DeadLetter {
  id: string;
  consumer: string;
  event: string;
  aggregate_id: string;
  error: string;
  deliveries: number;
  failed_at: string;
}

/** One query per service, so that an outage of one doesn't affect the others. */
const findCatalogLetters = gql<{ letters: DeadLetter[] }, object>`
  query CatalogDeadLetters {
    letters: findCatalogDeadLetters { id consumer event aggregate_id error deliveries failed_at }
  }
`;

const findWalletLetters = gql<{ letters: DeadLetter[] }, object>`
  query WalletDeadLetters {
    letters: findWalletDeadLetters { id consumer event aggregate_id error deliveries failed_at }
  }
`;

const findDramaLetters = gql<{ letters: DeadLetter[] }, object>`
  query DramaDeadLetters {
    letters: findDramaDeadLetters { id consumer event aggregate_id error deliveries failed_at }
  }
`;

interface Replay {
  id: string;
  reason: string;
}

const replayCatalogLetter = gql<{ outcome: string }, Replay>`
  mutation ReplayCatalogDeadLetter($id: ID!, $reason: String!) {
    outcome: replayCatalogDeadLetter(id: $id, reason: $reason)
  }
`;

const replayWalletLetter = gql<{ outcome: string }, Replay>`
  mutation ReplayWalletDeadLetter($id: ID!, $reason: String!) {
    outcome: replayWalletDeadLetter(id: $id, reason: $reason)
  }
`;

const replayDramaLetter = gql<{ outcome: string }, Replay>`
  mutation ReplayDramaDeadLetter($id: ID!, $reason: String!) {
    outcome: replayDramaDeadLetter(id: $id, reason: $reason)
  }
`;

/** The consuming services: each has its own query of dead letters and its own type, because an empty list names none. */
export const SERVICES = [
  {
    service: 'svc-catalog',
    find: findCatalogLetters,
    replay: replayCatalogLetter,
    context: { additionalTypenames: ['CatalogDeadLetter'] },
  },
  { service: 'svc-wallet', find: findWalletLetters, replay: replayWalletLetter, context: { additionalTypenames: ['WalletDeadLetter'] } },
  { service: 'svc-drama-ai', find: findDramaLetters, replay: replayDramaLetter, context: { additionalTypenames: ['DramaDeadLetter'] } },
];
export type Service = (typeof SERVICES)[number];
