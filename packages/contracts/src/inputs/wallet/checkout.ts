import { z } from 'zod';
import { CART_MAX, PAGE_SIZE_MAX, REWARD_MAX_COINS } from '../../constants.ts';
import { lines, uuid } from '../text.ts';
import { adLinkUid, creationSource } from './cart.ts';

const coins = z.int('invalid.number').min(0, 'invalid.too-small').max(REWARD_MAX_COINS, 'invalid.too-large');
const useSilver = z
  .boolean()
  .nullish()
  .transform((value) => value ?? true);

/** Returns the schema of a reward: at least the minimum, and a multiple of it (SPEC §5); any whole amount from 0 without a minimum. */
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

/** The given rows, the given works (with the links that led to them) in the cart or not, or the whole cart. */
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

/** Pays a quote. The key is a uuid that the client creates for each attempt and repeats when it retries. */
export const payQuoteInput = z.object({
  quote_uuid: uuid,
  idempotency_key: uuid,
  data_creation_source: creationSource.nullish(),
  store_ad_link_uid: adLinkUid.nullish(),
  /** Whether an order without enough coins waits for a top-up. Omitted if false, so that older idempotency keys stay valid. */
  awaitTopUp: z
    .boolean('invalid.text')
    .nullish()
    .transform((value) => value || undefined),
});
export type PayQuoteInput = z.output<typeof payQuoteInput>;

export const cancelOrderInput = z.object({ uuid });

/** Limit of a refund's reason. */
export const REFUND_REASON_MAX = 1000;
const refundReason = lines(REFUND_REASON_MAX).pipe(z.string().min(1, 'invalid.empty'));

/** Refunds an order; staff must give a reason. */
export const refundInput = z.object({ uuid, reason: refundReason.nullish(), idempotency_key: uuid });
export type RefundInput = z.output<typeof refundInput>;

/** A buyer's refund request, or staff's declining it: both need a reason. */
export const refundRequestInput = z.object({ uuid, reason: refundReason, idempotency_key: uuid });
export type RefundRequestInput = z.output<typeof refundRequestInput>;
