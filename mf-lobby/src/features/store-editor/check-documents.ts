import type { FieldError } from '@meowtale/contracts';
import { gql } from 'urql';
import { TOUCHES_STORES } from '../stores/documents.ts';

/** A finding of the precheck. */
export interface Finding extends FieldError {
  /** Advice needs no confirmation. */
  level: 'error' | 'warning' | 'advice';
}

export const checkSubmit = gql<{ checkStoreSubmit: { submit_uuid: string; findings: Finding[] } }, { uuid: string }>`
  query CheckSubmit($uuid: ID!) {
    checkStoreSubmit(uuid: $uuid) {
      submit_uuid
      findings { level path key params }
    }
  }
`;

export interface ListingTerms {
  version: string;
  accepted_at: string | null;
}

export const findTerms = gql<{ findListingTerms: ListingTerms }, Record<string, never>>`
  query FindListingTerms {
    findListingTerms {
      version
      accepted_at
    }
  }
`;

export const acceptTerms = gql<{ acceptListingTerms: ListingTerms }, { version: string }>`
  mutation AcceptListingTerms($version: String!) {
    acceptListingTerms(version: $version) {
      version
      accepted_at
    }
  }
`;

export interface ReviewPlace {
  place: number | null;
  waiting: number;
  usual_wait_seconds: number | null;
}

export const findPlace = gql<{ findReviewPlace: ReviewPlace }, { id: string }>`
  query FindReviewPlace($id: ID!) {
    findReviewPlace(store_id: $id) {
      place
      waiting
      usual_wait_seconds
    }
  }
`;

export interface TimelineEntry {
  uuid: string;
  at: string;
  action: string;
  by: 'owner' | 'agent' | 'staff' | 'time';
  actor: { uuid: string; nickname: string; is_staff: boolean } | null;
  log_state: number;
  page_state: number | null;
  package_state: number | null;
  part: 'page' | 'package' | null;
  rejection_type: string | null;
  memo: string;
  start_preview_at: string | null;
  released_at: string | null;
  times: number;
}

export const findTimeline = gql<{ findStoreTimeline: { list: TimelineEntry[] } }, { id: string }>`
  query FindStoreTimeline($id: ID!) {
    findStoreTimeline(store_id: $id) {
      list {
        uuid
        at
        action
        by
        actor { uuid nickname is_staff }
        log_state
        page_state
        package_state
        part
        rejection_type
        memo
        start_preview_at
        released_at
        times
      }
    }
  }
`;

/** Every action on a submission adds to its timeline, and moves the queue. */
export const MOVES_WITH_STORES = { ...TOUCHES_STORES, requestPolicy: 'cache-and-network' as const };

export interface PlayedUrl {
  type: string;
  url: string;
}

/** The query for the addresses of the drafted or submitted package, whatever is released. */
export const findCurrentPlay = gql<{ getStoreAuthorizedAndFindStoreUrl: { store_url: PlayedUrl[] } }, { id: string }>`
  query FindCurrentPlay($id: ID!) {
    getStoreAuthorizedAndFindStoreUrl(id: $id, current: true) {
      isAuthorized
      store_url { type url app_uuid kind }
    }
  }
`;
