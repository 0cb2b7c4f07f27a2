import { z } from 'zod';

/** Popups that mf-store owns; anybody may open them through `openPopup` (DESIGN §2). */
export const STORE_POPUPS = {
  /** Add credit. `amountCoins` is the exact amount that is missing, when there is one. */
  'store.top-up': z.object({ amountCoins: z.int().positive().optional(), returnUrl: z.string().optional() }),
  /** Checkout of the cart, or of the works named. */
  'store.bill': z.object({ storeIds: z.array(z.uuid()).optional() }),
  /** Reward for a work whose price the buyer decides; `price`, in coins, is what they had decided on. */
  'store.sponsor-bill': z.object({ storeId: z.uuid(), price: z.int().nonnegative().optional() }),
} as const;
