import { z } from 'zod';
import { CART_MAX } from '../constants.ts';

/** Popups that mf-store owns; anybody may open them through `openPopup` (DESIGN §2). */
export const STORE_POPUPS = {
  /**
   * Add credit. `amountCoins` is the exact amount that is missing, when there is one. `forOrder`: an order waits for it, and whoever
   * opened the popup says what was bought: once it is paid it closes by itself.
   */
  'store.top-up': z.object({
    amountCoins: z.int().positive().optional(),
    returnUrl: z.string().optional(),
    forOrder: z.boolean().optional(),
  }),
  /**
   * Checkout of the cart, or of the works named. One work is paid straight from its page unless `cart` says that it is the
   * cart's; several are paid on one bill, whether or not they lie in the cart, unless `cart` says that they do.
   */
  'store.bill': z.object({ storeIds: z.array(z.uuid()).max(CART_MAX).optional(), cart: z.boolean().optional() }),
  /** Reward for a work whose price the buyer decides; `price`, in coins, is what they had decided on. */
  'store.sponsor-bill': z.object({ storeId: z.uuid(), price: z.int().nonnegative().optional() }),
  /** The pricing plans. Resolves `{paid: true}` once one was paid. */
  'store.plans': z.object({}),
} as const;
