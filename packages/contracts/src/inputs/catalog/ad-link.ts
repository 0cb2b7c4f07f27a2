import { z } from 'zod';
import { line, uuid } from '../text.ts';
import { adLinkUid } from '../wallet/cart.ts';
import { listQuery } from './listing.ts';
import { clientId } from './tracking.ts';
import { utmShape } from './utm.ts';

export const AD_LINK_NAME_MAX = 100;
export const AD_LINK_TYPES = ['url'] as const;

const type = z
  .enum(AD_LINK_TYPES, 'invalid.type')
  .nullish()
  .transform((value) => value ?? 'url');
const name = line(AD_LINK_NAME_MAX).min(1, 'invalid.empty');

/** `idempotency_key`: what is sent again with it is made once. */
export const addAdLinkInput = z.object({ store_id: uuid, type, name, ...utmShape, idempotency_key: uuid.nullish() });
export type AddAdLinkInput = z.output<typeof addAdLinkInput>;

/** Name and all five fields as the form has them: what is left out is empty afterwards. */
export const updateAdLinkInput = z.object({ uuid, type, name, ...utmShape });
export const delAdLinkInput = z.object({ uuid });
/** `uuid` and `store_id` narrow the list. */
export const findAdLinkInput = z.object({ uuid: uuid.nullish(), store_id: uuid.nullish() });
export const adLinkQuery = listQuery.extend({
  orderField: z
    .enum(['updated_at-desc', 'updated_at-asc'], 'invalid.order')
    .nullish()
    .transform((value) => value ?? 'updated_at-desc'),
});

export const validAdLinkInput = z.object({ uid: adLinkUid, store_id: uuid.nullish() });

/** One visit by a link. `client_id` only of somebody who agreed to be recognised. */
export const adLinkVisitInput = z.object({ uid: adLinkUid, client_id: clientId.nullish(), ...utmShape });
export type AdLinkVisitInput = z.output<typeof adLinkVisitInput>;
