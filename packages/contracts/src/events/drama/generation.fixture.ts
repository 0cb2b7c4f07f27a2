import type { GenerationFinished, GenerationRequested } from './index.ts';

/** Dialogues for 30 coins. */
export const GENERATION_REQUESTED: GenerationRequested = {
  jobUuid: '01900000-0000-7000-8000-0000000000c1',
  userUuid: '01900000-0000-7000-8000-0000000000b1',
  dramaUuid: '01900000-0000-7000-8000-0000000000d1',
  use: 'dialogues',
  priceCoins: 30,
};

/** The same job, which failed. */
export const GENERATION_FINISHED: GenerationFinished = {
  jobUuid: GENERATION_REQUESTED.jobUuid,
  userUuid: GENERATION_REQUESTED.userUuid,
  state: 'failed',
};
