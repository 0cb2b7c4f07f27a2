import { z } from 'zod';
import { uuid } from '../text.ts';

/** `store_id` filters by one work. */
export const findWishlistInput = z.object({ store_id: uuid.nullish() });
export const addWishlistInput = z.object({ store_id: uuid });
/** `uuid` is the entry's. */
export const setWishlistInput = z.object({ uuid, store_id: uuid });
export const delWishlistInput = z.object({ uuid });
