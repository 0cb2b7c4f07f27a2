import { z } from 'zod';
import { COMMENT_MAX } from '../../constants.ts';
import { lines, uuid } from '../text.ts';

/** Plain text of several lines; a comment says something. */
const comment = lines(COMMENT_MAX).refine((text) => text !== '', 'invalid.empty');

/** `idempotency_key`: what is sent again with it is said once. */
export const addStoreCommentInput = z.object({
  store_id: uuid,
  comment,
  /** It gives away the story's turns. */
  is_spoiler: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  idempotency_key: uuid.nullish(),
});

/** `uuid` is the comment's; `is_spoiler` stays unless given. */
export const setStoreCommentInput = z.object({ uuid, comment, is_spoiler: z.boolean().nullish() });
