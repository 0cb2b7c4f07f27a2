import { beforeEach, jest } from '@jest/globals';
import type { AiDisclosure } from '@meowtale/web-kit';
import { mira, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { createSlice } from '../../slice.tsx';
import type { Finding } from '../store-editor/check-documents.ts';
import type { SubmitAnswer } from '../store-editor/submit-data.ts';
import { APP, REFUSED_ONCE, STORE, SUBMIT, submitAnswer } from '../store-editor/test-listing.ts';
import type { ReviewStanding } from './documents.ts';

export const desk: {
  submit: SubmitAnswer;
  passed: object[];
  findings: Finding[];
  review: ReviewStanding;
  ai_disclosure: AiDisclosure[];
  openingUrls: object[];
} = {
  submit: submitAnswer(),
  passed: [],
  findings: [],
  review: { reviewer: null, taken_at: null, is_own: false },
  ai_disclosure: [],
  openingUrls: [],
};
export const OURS = {
  reviewer: { __typename: 'UserPublic', uuid: mira.uuid, nickname: 'Staff' },
  taken_at: '2026-11-20T11:30:00.000Z',
  is_own: false,
};
export const NOOR = { ...OURS.reviewer, uuid: APP, nickname: 'Noor' };
export const THEIRS = { ...OURS, reviewer: NOOR, taken_at: new Date(Date.now() - 3_600_000).toISOString() };
export const decided = jest.fn<(variables: object) => void>();

export const item = () => ({
  __typename: 'ReviewItem',
  submit: { ...desk.submit, __typename: 'StoreSubmit', store_id: STORE, review: { __typename: 'ReviewStanding', ...desk.review } },
  store: { __typename: 'MyStore', uuid: STORE, name: 'The Night Ferry', platform_key: 'meowtale', cover: null },
  owner: { __typename: 'UserPublic', uuid: mira.uuid, nickname: 'Mira', is_staff: true },
});
export const played = { __typename: 'App', uuid: APP, name: 'Night Ferry', kind: 'ink', state: 'ready', version: 2, word_count: 1200 };
export const reviewed = (answer: SubmitAnswer, official_app_version: number, created_at = '2026-11-20T08:00:00.000Z') => {
  const apps = { trial_app: null, trial_app_version: null, official_app: played, official_app_version, ai_disclosure: desk.ai_disclosure };
  const data = { ...answer.data, store_submit_game_pack: { ...answer.data.store_submit_game_pack, ...apps } };
  return { ...answer, store_id: STORE, created_at, data, review: { __typename: 'ReviewStanding', ...desk.review } };
};
const AFTER: Record<string, string> = { take: 'reviewing', pass: 'passed', refuse: 'refused' };

export const responses: Responses = {
  reviewQueue: ({ state }) => {
    const list = state === (desk.submit.status === 'submitted' ? 'waiting' : 'decided') ? [item()] : [];
    return { findReviewQueue: { __typename: 'ReviewQueue', list, totalCount: list.length } };
  },
  reviewedSubmit: () => {
    return { findStoreSubmit: { __typename: 'StoreSubmitList', list: [reviewed(desk.submit, 2)] } };
  },
  checkSubmit: () => ({
    checkStoreSubmit: {
      __typename: 'SubmitCheck',
      submit_uuid: SUBMIT,
      findings: desk.findings.map((each) => ({ __typename: 'SubmitFinding', ...each })),
    },
  }),
  findStoreTimeline: () => ({ findStoreTimeline: { __typename: 'StoreTimeline', list: [REFUSED_ONCE] } }),
  passedSubmits: () => ({ findStoreSubmit: { __typename: 'StoreSubmitList', list: desk.passed } }),
  reviewPreview: () => ({
    getStoreAuthorizedAndFindStoreUrl: {
      __typename: 'StoreAuthorization',
      isAuthorized: true,
      store_url: [{ __typename: 'StoreUrl', type: 'official_app', url: 'http://a-1.localhost/', app_uuid: APP, kind: 'ink' }],
    },
    opening: { __typename: 'StoreAuthorization', store_url: desk.openingUrls },
  }),
  reviewStoreSubmit: (variables) => {
    decided(variables);
    const { action, rejection_type = null, memo = null } = variables;
    const decided_at = action === 'take' ? null : '2026-11-20T12:00:00.000Z';
    if (action === 'take') desk.review = OURS;
    desk.submit = { ...desk.submit, status: AFTER[action] ?? '', rejection_type, memo, decided_at };
    return { reviewStoreSubmit: item() };
  },
};

beforeEach(() => {
  desk.passed = [];
  desk.findings = [];
  desk.ai_disclosure = [];
  desk.review = { reviewer: null, taken_at: null, is_own: false };
  desk.submit = submitAnswer({ status: 'submitted', page_state: 2, package_state: 2, submitted_at: '2026-11-20T11:00:00.000Z' });
  desk.openingUrls = [];
  decided.mockClear();
  localStorage.clear();
});

export const judging = (review: ReviewStanding = OURS, page_state = 3) => {
  desk.submit = { ...desk.submit, status: 'reviewing', page_state, package_state: 3 };
  desk.review = review;
};

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
export const open = (at = '/lobby/staff', more: Responses = {}) =>
  renderRoute(createSlice, 'review', { responses: { ...responses, ...more }, at, person: staff });
export const OPEN = `/lobby/staff?store=${STORE}&submit=${SUBMIT}`;
