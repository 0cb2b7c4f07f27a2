import { z } from 'zod';
import { uuid } from '../text.ts';

/** `user_uuid` limits the answer to whether the caller follows this person. */
export const findFollowInput = z.object({ user_uuid: uuid.nullish() });
export const followInput = z.object({ user_uuid: uuid });
