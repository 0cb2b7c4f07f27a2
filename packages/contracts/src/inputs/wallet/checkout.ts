import { z } from 'zod';
import { CART_MAX, PAGE_SIZE_MAX, REWARD_MAX_COINS } from '../../constants.ts';
import { lines, uuid } from '../text.ts';
import { adLinkUid, creationSource } from './cart.ts';

const coins = z.int('invalid.number').min(0, 'invalid.too-small').max(REWARD_MAX_COINS, 'invalid.too-large');
const useSilver = z
  .boolean()
  .nullish()
  .transform((value) => value ?? true);

/**
 * What a buyer may give for a work whose price they decide: at least its minimum, and a multiple of it (SPEC §5).
 * Without a minimum any whole amount from 0 will do.
 */
export function rewardPrice(minimumCoins: number) {
  if (minimumCoins === 0) return coins;
  return coins.min(minimumCoins, 'invalid.reward-minimum').multipleOf(minimumCoins, 'invalid.reward-multiple');
}

export const storeQuoteInput = z.object({
  store_id: uuid,
  price: coins.nullish(),
  use_silver: useSilver,
  store_ad_link_uid: adLinkUid.nullish(),
});
export type StoreQuoteInput = z.output<typeof storeQuoteInput>;

/** The rows named, the works named (with the links that led to them) whether or not they lie in the cart, or the whole cart. */
export const cartCheckoutInput = z
  .object({
    cart_store_uuid: z.array(uuid).min(1, 'invalid.empty').max(PAGE_SIZE_MAX, 'invalid.too-many').nullish(),
    store_id: z.array(uuid).min(1, 'invalid.empty').max(CART_MAX, 'invalid.too-many').nullish(),
    store_ad_link_uid: z.array(adLinkUid).max(CART_MAX, 'invalid.too-many').nullish(),
    use_silver: useSilver,
  })
  .refine(({ cart_store_uuid: rows, store_id: works }) => rows == null || works == null, {
    path: ['store_id'],
    message: 'invalid.rows-or-works',
  });
export type CartCheckoutInput = z.output<typeof cartCheckoutInput>;

/** Paying a quote. The key is a uuid the payer makes for each attempt and repeats when it retries. */
export const payQuoteInput = z.object({
  quote_uuid: uuid,
  idempotency_key: uuid,
  data_creation_source: creationSource.nullish(),
  store_ad_link_uid: adLinkUid.nullish(),
  /** What the coins don't reach for is ordered and waits for a top-up. Left out where it isn't asked for: keys of before stay good. */
  awaitTopUp: z
    .boolean('invalid.text')
    .nullish()
    .transform((value) => value || undefined),
});
export type PayQuoteInput = z.output<typeof payQuoteInput>;

export const cancelOrderInput = z.object({ uuid });

/** What a buyer tells staff about a refund, or staff a buyer. */
export const REFUND_REASON_MAX = 1000;
const refundReason = lines(REFUND_REASON_MAX).pipe(z.string().min(1, 'invalid.empty'));

/** Taking an order back; the reason is for staff, who have to give one. */
export const refundInput = z.object({ uuid, reason: refundReason.nullish(), idempotency_key: uuid });
export type RefundInput = z.output<typeof refundInput>;

/** A buyer asks staff for a refund, or staff decline it: either says why. */
export const refundRequestInput = z.object({ uuid, reason: refundReason, idempotency_key: uuid });
export type RefundRequestInput = z.output<typeof refundRequestInput>;
