import { z } from 'zod';
import { PAGE_SIZE_MAX } from '../../constants.ts';
import { line, uuid } from '../text.ts';
import { adLinkUid } from '../wallet/cart.ts';
import { listQuery } from './listing.ts';
import { seenRevision } from './seen-revision.ts';
import { clientId } from './tracking.ts';
import { utmShape } from './utm.ts';

export const AD_LINK_NAME_MAX = 100;
/** `url` is made by hand, `site` by the promoter's website. */
export const AD_LINK_TYPES = ['url', 'site'] as const;
export type AdLinkType = (typeof AD_LINK_TYPES)[number];

const type = z
  .literal('url', 'invalid.type')
  .nullish()
  .transform((value) => value ?? 'url');
const name = line(AD_LINK_NAME_MAX).min(1, 'invalid.empty');

/** `idempotency_key`: repeating it returns the same link. */
export const addAdLinkInput = z.object({ store_id: uuid, type, name, ...utmShape, idempotency_key: uuid.nullish() });
export type AddAdLinkInput = z.output<typeof addAdLinkInput>;

/** Name and all five fields of the form: those that are left out become empty. `revision` is the one that was edited. */
export const updateAdLinkInput = z.object({ uuid, type, name, ...utmShape, revision: seenRevision });
export const delAdLinkInput = z.object({ uuid });
/** Each given field filters the list. */
export const findAdLinkInput = z.object({
  uuid: uuid.nullish(),
  store_id: uuid.nullish(),
  type: z.enum(AD_LINK_TYPES, 'invalid.type').nullish(),
  uids: z.array(adLinkUid).max(PAGE_SIZE_MAX, 'invalid.too-many').nullish(),
});
export const adLinkQuery = listQuery.extend({
  orderField: z
    .enum(['updated_at-desc', 'updated_at-asc'], 'invalid.order')
    .nullish()
    .transform((value) => value ?? 'updated_at-desc'),
});

export const validAdLinkInput = z.object({ uid: adLinkUid, store_id: uuid.nullish() });

/** One visit by a link, with `client_id` only for a visitor who consented. */
export const adLinkVisitInput = z.object({ uid: adLinkUid, client_id: clientId.nullish(), ...utmShape });
export type AdLinkVisitInput = z.output<typeof adLinkVisitInput>;
