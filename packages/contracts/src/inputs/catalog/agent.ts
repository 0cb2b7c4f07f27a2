import { z } from 'zod';
import { AGENT_STATE } from '../../states.ts';
import { lines, uuid } from '../text.ts';
import { listQuery } from './listing.ts';
import { rate } from './rate.ts';

export const AGENT_MEMO_MAX = 1000;
/** So many publishers one person asks within 24 hours, and so often one of them who hasn't answered yet. */
export const ASKED_PER_DAY = 20;
export const ASKED_UNDECIDED_MAX = 5;

/** `setStoreAgent`: `state` 1 notes whom one wants to ask, 2 asks them. */
export const setStoreAgentInput = z.object({
  store_id: uuid,
  user_uuid: uuid,
  rate,
  state: z
    .union([z.literal(AGENT_STATE.draft), z.literal(AGENT_STATE.waiting)], 'invalid.status')
    .nullish()
    .transform((state) => state ?? AGENT_STATE.draft),
});

/** `reviewStoreAgent`, by whoever was asked: 3 looks at it, 4 agrees, 5 refuses, for which a reason is given. */
export const reviewStoreAgentInput = z
  .object({
    store_id: uuid,
    state: z.union([z.literal(AGENT_STATE.reviewing), z.literal(AGENT_STATE.accepted), z.literal(AGENT_STATE.refused)], 'invalid.status'),
    memo: lines(AGENT_MEMO_MAX).nullish(),
  })
  .refine(({ state, memo }) => state !== AGENT_STATE.refused || Boolean(memo), { message: 'invalid.empty', path: ['memo'] });

/** Publishers by followers, the most followed first; `keyword` is part of a name. */
export const publishersQuery = listQuery.extend({
  orderField: z.literal('followed_count-desc', 'invalid.order').nullish(),
});
