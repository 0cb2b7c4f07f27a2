import { z } from 'zod';
import { CART_MAX } from '../constants.ts';

/** Popups of mf-store; any slice may open them by `openPopup` (DESIGN §2). */
export const STORE_POPUPS = {
  /**
   * Tops up coins. `amountCoins` is the exact amount that is missing, if any. `forOrder`: an order waits for it, and the popup closes once
   * that is paid, because its opener shows what was bought.
   */
  'store.top-up': z.object({
    amountCoins: z.int().positive().optional(),
    returnUrl: z.string().optional(),
    forOrder: z.boolean().optional(),
  }),
  /**
   * Checks out the cart, or the given works. One work is paid directly unless `cart` says that it is the cart's; several are paid with one
   * quote, outside of the cart unless `cart` is set.
   */
  'store.bill': z.object({ storeIds: z.array(z.uuid()).max(CART_MAX).optional(), cart: z.boolean().optional() }),
  /** Pays a reward for a work whose price the buyer chooses; `price`, in coins, is the initial choice. */
  'store.sponsor-bill': z.object({ storeId: z.uuid(), price: z.int().nonnegative().optional() }),
  /** Shows the plans. Resolves `{paid: true}` once one was paid. */
  'store.plans': z.object({}),
} as const;
