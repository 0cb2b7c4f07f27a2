import type { ErasureAsked } from './erasure.ts';
import type { UserChanged } from './index.ts';

export const ERASURE_ASKED: ErasureAsked = {
  erasureUuid: '01900000-0000-7000-8000-0000000000e1',
  userUuid: '01900000-0000-7000-8000-0000000000b1',
  isLast: false,
};

/** An erased person. */
export const USER_ERASED: UserChanged = {
  userUuid: '01900000-0000-7000-8000-0000000000b1',
  revision: 7,
  nickname: 'meow-1a2b3c',
  country: null,
  roles: ['user'],
  erased: true,
};
