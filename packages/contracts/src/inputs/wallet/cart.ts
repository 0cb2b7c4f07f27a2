import { z } from 'zod';
import { AD_LINK_UID } from '../../tracked-address.ts';
import { uuid } from '../text.ts';

/** The uid of a tracked link, the value of `?uid=`. */
export const adLinkUid = z.string('invalid.text').regex(AD_LINK_UID, 'invalid.characters');
/** Where in the product a work was bought, named by the client. */
export const creationSource = z.string('invalid.text').regex(/^[A-Za-z0-9_.:/-]{1,64}$/, 'invalid.characters');

export const addCartStoreInput = z.object({
  store_id: uuid,
  store_ad_link_uid: adLinkUid.nullish(),
  data_creation_source: creationSource.nullish(),
});
export type AddCartStoreInput = z.output<typeof addCartStoreInput>;

export const delCartStoreInput = z.object({ uuid });
