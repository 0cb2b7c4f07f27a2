import { z } from 'zod';
import { uuid } from '../text.ts';

/** `user_uuid` asks whether one follows this person. */
export const findFollowInput = z.object({ user_uuid: uuid.nullish() });
export const followInput = z.object({ user_uuid: uuid });
