import type { PackageFile } from '@meowtale/contracts/inputs/catalog/game-pack';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import type { App } from '../apps/documents.ts';
import type { StoreAnswer } from './documents.ts';
import { opened } from './editor-state.ts';
import { filesOf, type SubmitAnswer, toListing, toSavedSubmit } from './submit-data.ts';

export const STORE = '0198f6d2-0000-7000-8000-0000000000a1';
export const SUBMIT = '0198f6d2-0000-7000-8000-0000000000b1';
export const APP = '0198f6d2-0000-7000-8000-0000000000c1';

export const picture = (number: number) => ({
  uuid: `0198f6d2-0000-7000-8000-00000000d0${String(number).padStart(2, '0')}`,
  url: `/i/${number}.jpg`,
  basename: `${number}.jpg`,
});

/** Returns a submission with everything that SPEC §5 requires. */
export function submitAnswer(change: Partial<SubmitAnswer> = {}): SubmitAnswer & { store_id: string; __typename: 'StoreSubmit' } {
  return {
    __typename: 'StoreSubmit',
    uuid: SUBMIT,
    store_id: STORE,
    status: 'saved',
    page_state: 1,
    package_state: 1,
    rejection_type: null,
    memo: null,
    comments: [],
    override: null,
    revision: 3,
    submitted_at: null,
    decided_at: null,
    updated_at: '2026-11-20T10:00:00.000Z',
    data: {
      store_submit_info: {
        author: 'Mira',
        authors: [],
        category: 'normal-age',
        tag_keys: [],
        default_lang: 'en-US',
        serial_status: 'completed',
        platforms: ['web'],
        list: [
          {
            language: 'en-US',
            name: 'The Night Ferry',
            brief: 'A pier in the fog.',
            introduction: 'Somebody rings the bell.',
            labels: [],
            data: {
              cover: picture(1),
              cover1to1: picture(2),
              cover240x320: picture(3),
              screenshots: [picture(4), picture(5), picture(6)],
            },
          },
        ],
      },
      store_submit_game_pack: {
        type: 1,
        content_type: null,
        hasIAP: false,
        languages: ['en-US'],
        name: 'NightFerry',
        description: '',
        trial_app_uuid: null,
        official_app_uuid: APP,
        download_urls: [],
        app_upload: [],
      },
      store_submit_price: { auth_type: 1, reward_minimum: 0, list: [{ country: 'us', meowcent: 499 }], activity: null },
    },
    ...change,
  };
}

export function storeAnswer(submit: SubmitAnswer = submitAnswer(), change: Partial<StoreAnswer> = {}) {
  return {
    __typename: 'MyStore',
    uuid: STORE,
    platform_key: 'meowtale' as const,
    auth_type: 1 as const,
    status: 'on',
    released_at: null,
    start_preview_at: null,
    submitted_at: null,
    release_type: 'official' as const,
    search: 'list' as const,
    cps_state: 1 as const,
    cps_profit_share_ratio: 0.2,
    cps_closed_at: null,
    cps_is_fixed: false,
    is_free_for_good: false,
    discounts: [],
    current_submit: submit,
    ...change,
  };
}

export function app(change: Partial<App> = {}): App & { __typename: 'App' } {
  return {
    __typename: 'App',
    uuid: APP,
    name: 'The Night Ferry',
    default_lang: 'en-US',
    kind: 'ink',
    state: 'ready',
    faults: [],
    warnings: [],
    spine_runtime_version: '4.1',
    word_count: 1200,
    has_opening: false,
    languages: ['en-US'],
    store_id: null,
    drama_uuid: null,
    isolated: false,
    version: 2,
    deleted_at: null,
    updated_at: '2026-11-20T09:00:00.000Z',
    previewUrl: 'http://a-1.localhost/play',
    made_with: [],
    editorURL: 'http://localhost:3000/set-app/1',
    logo: picture(9),
    thumb: null,
    tags: [],
    ...change,
  };
}

export const editorState = (change: Partial<SubmitAnswer> = {}) => {
  const answer = storeAnswer(submitAnswer(change));
  return opened(toListing(answer), toSavedSubmit(answer.current_submit), filesOf(answer.current_submit));
};

export const savedSubmit = (change: Partial<SubmitAnswer> = {}) => toSavedSubmit(submitAnswer(change));

/** Returns the service's response to a save of these parts. */
export function afterSave(before: SubmitAnswer, data: Partial<StoreSubmitDraft>): SubmitAnswer & { store_id: string } {
  const { list, ...info } = data.store_submit_info ?? { list: undefined };
  const { app_upload, ...pack } = data.store_submit_game_pack ?? {};
  const withNames = (upload: PackageFile) => ({ ...upload, basename: `game.${upload.os}`, url: null });
  const entries = list?.map(({ cover: _c, cover1to1: _s, cover240x320: _p, screenshots: _n, ...words }, index) => {
    const pictures = before.data.store_submit_info.list[index]?.data;
    return { ...words, data: pictures ?? { cover: null, cover1to1: null, cover240x320: null, screenshots: [] } };
  });
  return {
    ...submitAnswer(),
    ...before,
    store_id: STORE,
    revision: before.revision + 1,
    data: {
      store_submit_info: { ...before.data.store_submit_info, ...info, list: entries ?? before.data.store_submit_info.list },
      store_submit_game_pack: {
        ...before.data.store_submit_game_pack,
        ...pack,
        ...(app_upload && { app_upload: app_upload.map(withNames) }),
      },
      store_submit_price: { ...before.data.store_submit_price, list: data.store_submit_price?.list ?? before.data.store_submit_price.list },
    },
  };
}

/** An earlier timeline entry: staff refused it. */
export const REFUSED_ONCE = {
  __typename: 'StoreTimelineEntry',
  uuid: '0198f6d2-0000-7000-8000-0000000000d1',
  at: '2026-11-19T10:00:00.000Z',
  action: 'refuse',
  by: 'staff',
  actor: null,
  log_state: 5,
  page_state: 5,
  package_state: 5,
  part: null,
  rejection_type: 'bug',
  memo: 'The bell was silent.',
  start_preview_at: null,
  released_at: null,
  times: 1,
};

/** Returns the services of a person, who releases at once (1) or at the next hour (0). */
export const servicesAnswer = (immediate: 0 | 1) => ({
  getUserServiceSum: [{ __typename: 'UserServiceSum', key: 'release.immediate', value: immediate, usage: 0 }],
});
