import { z } from 'zod';
import { COMMENT_MAX } from '../../constants.ts';
import { lines, uuid } from '../text.ts';

/** Plain text of several lines; a comment says something. */
const comment = lines(COMMENT_MAX).refine((text) => text !== '', 'invalid.empty');

/** `idempotency_key`: what is sent again with it is said once. */
export const addStoreCommentInput = z.object({ store_id: uuid, comment, idempotency_key: uuid.nullish() });

/** `uuid` is the comment's. */
export const setStoreCommentInput = z.object({ uuid, comment });
