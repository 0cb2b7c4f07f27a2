import type { ReleaseAction } from '@meowtale/contracts/inputs/catalog/release';
import { gql } from 'urql';

export interface ReleaseChange {
  revision: number;
  at: string;
  action: ReleaseAction;
  by: string;
  reason: string;
  is_forced: boolean;
  slices: { slice: string; from: string | null; to: string }[];
}

export interface ReleaseVital {
  bound: number;
  is_above: boolean;
}

export interface ReleaseFigures {
  version: string;
  loads: number;
  failures: number;
  errors: number;
  lcp: ReleaseVital | null;
  inp: ReleaseVital | null;
  cls: ReleaseVital | null;
  last_seen_at: string;
}

export interface ReleaseCanary {
  version: string;
  share_bp: number;
  cohort: string;
  loads: number;
  failures_bp: number;
  counted_loads: number;
}

export interface ReleaseSlice {
  name: string;
  kind: 'remote' | 'service';
  version: string;
  previous: string | null;
  killed: boolean;
  pinned: boolean;
  is_damaged: boolean;
  size_bytes: number | null;
  budget_bytes: number | null;
  canary: ReleaseCanary | null;
  change: ReleaseChange | null;
  figures: ReleaseFigures[];
}

export interface ReleaseEvent {
  event: string;
  publisher: string | null;
  consumer: string | null;
}

export interface Releases {
  environment: string;
  revision: number;
  slices: ReleaseSlice[];
  events: ReleaseEvent[];
}

const changeFields = gql`
  fragment ReleaseChangeFields on ReleaseChange {
    revision
    at
    action
    by
    reason
    is_forced
    slices { slice from to }
  }
`;

const figureFields = gql`
  fragment ReleaseFigureFields on ReleaseFigures {
    version
    loads
    failures
    errors
    lcp { ...ReleaseVitalFields }
    inp { ...ReleaseVitalFields }
    cls { ...ReleaseVitalFields }
    last_seen_at
  }
  fragment ReleaseVitalFields on ReleaseVital {
    bound
    is_above
  }
`;

export const findReleases = gql<{ findReleases: Releases }, object>`
  query LiveReleases {
    findReleases {
      environment
      revision
      slices {
        name
        kind
        version
        previous
        killed
        pinned
        is_damaged
        size_bytes
        budget_bytes
        canary { version share_bp cohort loads failures_bp counted_loads }
        change { ...ReleaseChangeFields }
        figures { ...ReleaseFigureFields }
      }
      events { event publisher consumer }
    }
  }
  ${changeFields}
  ${figureFields}
`;

export const findReleaseHistory = gql<{ findReleaseHistory: { list: ReleaseChange[]; totalCount: number } }, { q: object }>`
  query ReleaseHistory($q: ListQuery) {
    findReleaseHistory(q: $q) {
      list { ...ReleaseChangeFields }
      totalCount
    }
  }
  ${changeFields}
`;

export const findReleaseVersions = gql<{ findReleaseVersions: { version: string; published_at: string }[] }, { slice: string }>`
  query ReleaseVersions($slice: String!) {
    findReleaseVersions(slice: $slice) { version published_at }
  }
`;

export interface MoveVariables {
  slice: string;
  action: ReleaseAction;
  version: string | null;
  canary: (Omit<ReleaseCanary, 'version' | 'cohort' | 'counted_loads'> & { cohort: string | null }) | null;
  revision: number;
  forced: boolean;
  reason: string;
}

export const moveRelease = gql<{ moveRelease: { revision: number } }, MoveVariables>`
  mutation MoveRelease(
    $slice: String!
    $action: String!
    $version: String
    $canary: ReleaseCanaryInput
    $revision: Int!
    $forced: Boolean
    $reason: String!
  ) {
    moveRelease(
      slice: $slice
      action: $action
      version: $version
      canary: $canary
      revision: $revision
      is_forced: $forced
      reason: $reason
    ) {
      revision
    }
  }
`;

export const TOUCHES_RELEASES = ['Releases', 'ReleaseHistory'];
