import type { ReviewComment } from '@meowtale/contracts/inputs/catalog/review';
import type { SubmitPart } from '@meowtale/contracts/states';
import type { AiDisclosure } from '@meowtale/web-kit';
import { gql } from 'urql';
import { EDITOR_SUBMIT } from '../store-editor/documents.ts';
import type { SubmitAnswer } from '../store-editor/submit-data.ts';

/** Who took a submission, since when, and whether it is the reader's own. */
export interface ReviewStanding {
  reviewer: { uuid: string; nickname: string } | null;
  taken_at: string | null;
  is_own: boolean;
}

export interface QueueItem {
  submit: {
    uuid: string;
    store_id: string;
    status: string;
    submitted_at: string | null;
    decided_at: string | null;
    review: Omit<ReviewStanding, 'is_own'>;
  };
  store: { uuid: string; name: string; platform_key: string; cover: { uuid: string; url: string } | null };
  owner: { uuid: string; nickname: string; is_staff: boolean };
}

export const QUEUE_ITEM = gql`
  fragment Queue_ReviewItem on ReviewItem {
    submit { uuid store_id status submitted_at decided_at review { reviewer { uuid nickname } taken_at } }
    store { uuid name platform_key cover { uuid url } }
    owner { uuid nickname is_staff }
  }
`;

export const findQueue = gql<
  { findReviewQueue: { list: QueueItem[]; totalCount: number } },
  { state: string; platform: string | null; q: object }
>`
  query ReviewQueue($state: String, $platform: String, $q: ListQuery) {
    findReviewQueue(state: $state, platform_key: $platform, q: $q) {
      list { ...Queue_ReviewItem }
      totalCount
    }
  }
  ${QUEUE_ITEM}
`;

export interface ReviewApp {
  uuid: string;
  name: string;
  kind: string;
  state: string;
  version: number;
  word_count: number;
}

interface ReviewedPack {
  trial_app: ReviewApp | null;
  official_app: ReviewApp | null;
  /** The submitted versions. */
  trial_app_version: number | null;
  official_app_version: number | null;
  /** Of the submitted versions. */
  ai_disclosure: AiDisclosure[];
}

export interface ReviewedSubmit extends SubmitAnswer {
  store_id: string;
  created_at: string;
  review: ReviewStanding;
  data: SubmitAnswer['data'] & { store_submit_game_pack: ReviewedPack };
}

export const REVIEWED_SUBMIT = gql`
  fragment Reviewed_StoreSubmit on StoreSubmit {
    ...Editor_StoreSubmit
    created_at
    review { reviewer { uuid nickname } taken_at is_own }
    data {
      store_submit_game_pack {
        trial_app_version
        official_app_version
        ai_disclosure { type made_with { what provider model share edited language } }
        trial_app { uuid name kind state version word_count }
        official_app { uuid name kind state version word_count }
      }
    }
  }
  ${EDITOR_SUBMIT}
`;

/** The query for one submission in full. */
export const findReviewed = gql<{ findStoreSubmit: { list: ReviewedSubmit[] } }, { store: string; uuid: string }>`
  query ReviewedSubmit($store: ID!, $uuid: ID!) {
    findStoreSubmit(store_id: $store, uuid: $uuid) {
      list {
        ...Reviewed_StoreSubmit
      }
    }
  }
  ${REVIEWED_SUBMIT}
`;

/** The query for its accepted versions, the newest first. */
export const findPassed = gql<{ findStoreSubmit: { list: ReviewedSubmit[] } }, { store: string }>`
  query PassedSubmits($store: ID!) {
    findStoreSubmit(store_id: $store, status: ["passed", "preparing", "startPreview", "release"]) {
      list {
        ...Reviewed_StoreSubmit
      }
    }
  }
  ${REVIEWED_SUBMIT}
`;

export interface PlayUrls {
  getStoreAuthorizedAndFindStoreUrl: { store_url: { type: string; url: string; app_uuid: string; kind: string }[] };
  /** What everybody will be given. */
  opening: { store_url: { type: string; app_uuid: string | null }[] };
}

/** Returns where staff and agents play what waits, and what of it everybody may try. */
export const findPreview = gql<PlayUrls, { id: string }>`
  query ReviewPreview($id: ID!) {
    getStoreAuthorizedAndFindStoreUrl(id: $id) {
      isAuthorized
      store_url { type url app_uuid kind }
    }
    opening: getStoreAuthorizedAndFindStoreUrl(id: $id, opening: true) {
      store_url { type app_uuid }
    }
  }
`;

export interface ReviewVariables {
  uuid: string;
  action: 'take' | 'pass' | 'refuse';
  rejection_type?: string;
  memo?: string;
  comments?: ReviewComment[];
  /** The part that is decided; all undecided parts without it. */
  part?: SubmitPart;
}

export const reviewSubmit = gql<{ reviewStoreSubmit: QueueItem }, ReviewVariables>`
  mutation ReviewStoreSubmit($uuid: ID!, $action: String!, $rejection_type: String, $memo: String, $comments: [ReviewCommentInput!], $part: String) {
    reviewStoreSubmit(uuid: $uuid, action: $action, rejection_type: $rejection_type, memo: $memo, comments: $comments, part: $part) {
      ...Queue_ReviewItem
    }
  }
  ${QUEUE_ITEM}
`;

/** An empty queue names no item, and a decision moves one to another queue. */
export const TOUCHES_REVIEW = { additionalTypenames: ['ReviewItem', 'StoreSubmit'] };
