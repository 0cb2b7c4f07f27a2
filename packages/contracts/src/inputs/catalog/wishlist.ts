import { z } from 'zod';
import { uuid } from '../text.ts';

/** `store_id` filters by one work. */
export const findWishlistInput = z.object({ store_id: uuid.nullish() });
/** `store_ad_link_uid`: the tracked link that led to the work; an invalid one is ignored, because it must not stop anyone. */
export const addWishlistInput = z.object({ store_id: uuid, store_ad_link_uid: z.string('invalid.text').nullish() });
/** `uuid` is the entry's. */
export const setWishlistInput = z.object({ uuid, store_id: uuid });
export const delWishlistInput = z.object({ uuid });
