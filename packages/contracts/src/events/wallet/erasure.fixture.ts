import type { ErasureDecided } from './erasure.ts';

export const ERASURE_REFUSED: ErasureDecided = {
  erasureUuid: '01900000-0000-7000-8000-0000000000e1',
  userUuid: '01900000-0000-7000-8000-0000000000b1',
  isLast: false,
  reasons: ['withdrawal', 'pending'],
};
