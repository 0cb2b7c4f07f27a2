import type { Answers } from '@meowtale/web-kit/testing';
import type { StoreDetail } from './documents.ts';

export const STORE = '0198f6d2-0000-7000-8000-0000000000a1';
export const AUTHOR = '0198f6d2-0000-7000-8000-0000000000a2';

const picture = (number: number) => ({ uuid: `0198f6d2-0000-7000-8000-00000000d00${number}`, url: `/i/${number}.jpg` });

/** A work as its page shows it. */
export const storeDetail = (change: Partial<StoreDetail> = {}): StoreDetail & { __typename: 'Store' } => ({
  __typename: 'Store',
  uuid: STORE,
  platform_key: 'meowtale',
  auth_type: 1,
  default_lang: 'en-US',
  category: 'normal-age',
  serial_status: 'completed',
  release_type: 'official',
  tags: [],
  languages: ['en-US'],
  support_platform: 'web',
  word_count: 1200,
  endings: 3,
  reward_minimum: 0,
  store_price: [{ country: 'us', meowcent: 499 }],
  current_price: null,
  owned: false,
  status: 'on',
  released_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  author: { uuid: AUTHOR, nickname: 'Lamplight', brief: '', head: null, followed_count: 0 },
  store_info: [
    {
      language: 'en-US',
      name: 'The Night Ferry',
      brief: 'A pier in the fog.',
      introduction: 'Somebody rings the bell.',
      labels: [],
      data: { cover: picture(1), cover1to1: picture(2), cover240x320: picture(3), screenshots: [picture(4)] },
    },
  ],
  ...change,
});

const nothing = { list: [], totalCount: 0, pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null } };

/** What a page of a work asks besides what a test is about. */
export const detailAnswers: Answers = {
  storeDetail: () => ({ findStore: { __typename: 'StoreList', list: [storeDetail()] } }),
  storeAuthorization: () => ({
    getStoreAuthorizedAndFindStoreUrl: { __typename: 'StoreAuthorization', isAuthorized: false, store_url: [] },
  }),
  myWallet: () => ({ me: null }),
  cart: () => ({ findCartStore: { __typename: 'CartStoreList', list: [], totalCount: 0 } }),
  wished: () => ({ findWishlist: { __typename: 'WishlistList', list: [] } }),
  following: () => ({ findFollow: { __typename: 'FollowList', list: [] } }),
  storeComments: () => ({ findStoreComment: { __typename: 'StoreCommentList', ...nothing } }),
  storeUpdates: () => ({ findStoreUpdateLogByNoAuth: { __typename: 'StoreUpdateLogList', ...nothing } }),
};
