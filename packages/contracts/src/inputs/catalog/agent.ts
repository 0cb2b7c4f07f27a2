import { z } from 'zod';
import { AGENT_STATE } from '../../states.ts';
import { lines, uuid } from '../text.ts';
import { listQuery } from './listing.ts';
import { rate } from './rate.ts';

export const AGENT_MEMO_MAX = 1000;
/** Publishers whom a person may ask within 24 hours, and requests to one who hasn't answered yet. */
export const ASKED_PER_DAY = 20;
export const ASKED_UNDECIDED_MAX = 5;

/** `setStoreAgent`: `state` 1 saves whom to ask, 2 asks them. */
export const setStoreAgentInput = z.object({
  store_id: uuid,
  user_uuid: uuid,
  rate,
  state: z
    .union([z.literal(AGENT_STATE.draft), z.literal(AGENT_STATE.waiting)], 'invalid.status')
    .nullish()
    .transform((state) => state ?? AGENT_STATE.draft),
});

/** `reviewStoreAgent`, by the publisher who was asked: 3 reviews, 4 accepts, 5 declines with a reason. */
export const reviewStoreAgentInput = z
  .object({
    store_id: uuid,
    state: z.union([z.literal(AGENT_STATE.reviewing), z.literal(AGENT_STATE.accepted), z.literal(AGENT_STATE.refused)], 'invalid.status'),
    memo: lines(AGENT_MEMO_MAX).nullish(),
  })
  .refine(({ state, memo }) => state !== AGENT_STATE.refused || Boolean(memo), { message: 'invalid.empty', path: ['memo'] });

/** Publishers, the most followed first; `keyword` is part of a nickname. */
export const publishersQuery = listQuery.extend({
  orderField: z.literal('followed_count-desc', 'invalid.order').nullish(),
});
