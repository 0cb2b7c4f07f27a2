import type { Responses } from '@meowtale/web-kit/testing';
// Lazy parts are imported here: a test then waits for what is shown, not for a compiler.
import '../related/related-works.tsx';
import type { Shot, StoreDetail } from './documents.ts';

export const STORE = '0198f6d2-0000-7000-8000-0000000000a1';
export const AUTHOR = '0198f6d2-0000-7000-8000-0000000000a2';

export const picture = (number: number): Shot => ({
  uuid: `0198f6d2-0000-7000-8000-00000000d00${number}`,
  url: `/i/${number}.jpg`,
  mimeType: 'image/jpeg',
});

/** Returns a work as its page queries it. */
export const storeDetail = (change: Partial<StoreDetail> = {}): StoreDetail & { __typename: 'Store' } => ({
  __typename: 'Store',
  uuid: STORE,
  auth_type: 1,
  default_lang: 'en-US',
  category: 'normal-age',
  serial_status: 'completed',
  release_type: 'official',
  tags: [],
  languages: ['en-US'],
  support_platform: 'web',
  game_pack: { content_type: 'novel', hasIAP: false, word_count: 1200, languages: [{ language: 'en-US', translated: 1 }] },
  ai_disclosure: [],
  store_stats: { like_count: 0, comment_count: 0, player_count: 0 },
  sales_rank: null,
  endings: 3,
  reward_minimum: 0,
  store_price: [{ country: 'us', meowcent: 499 }],
  current_price: null,
  owned: false,
  status: 'on',
  cps_state: 0,
  cps_profit_share_ratio: 0.2,
  refund_segments: 40,
  released_at: '2026-11-20T10:00:00.000Z',
  author: { uuid: AUTHOR, nickname: 'Lamplight', is_staff: false, brief: '', head: null, followed_count: 0 },
  store_info: [
    {
      language: 'en-US',
      name: 'The Night Ferry',
      brief: 'A pier in the fog.',
      introduction: 'Somebody rings the bell.',
      labels: [],
      data: { cover: picture(1), cover240x320: picture(3), screenshots: [picture(4)] },
    },
  ],
  ...change,
});

const nothing = { list: [], totalCount: 0, pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null } };

/** Responses to the other queries of a work's page. */
export const detailResponses: Responses = {
  storeDetail: () => ({ findStore: { __typename: 'StoreList', list: [storeDetail()] } }),
  storeAuthorization: () => ({
    getStoreAuthorizedAndFindStoreUrl: { __typename: 'StoreAuthorization', isAuthorized: false, store_url: [] },
  }),
  myWallet: () => ({ me: null }),
  cart: () => ({ findCartStore: { __typename: 'CartStoreList', list: [], totalCount: 0 } }),
  storeLike: () => ({ findStoreLike: { __typename: 'StoreLike', store_id: STORE, liked: false, like_count: 0 } }),
  relatedStores: () => ({ findStore: { __typename: 'StoreList', list: [] } }),
  wished: () => ({ findWishlist: { __typename: 'WishlistList', list: [] } }),
  following: () => ({ findFollow: { __typename: 'FollowList', list: [] } }),
  storeComments: () => ({ findStoreComment: { __typename: 'StoreCommentList', ...nothing } }),
  storeUpdates: () => ({ findStoreUpdateLogByNoAuth: { __typename: 'StoreUpdateLogList', ...nothing } }),
};
