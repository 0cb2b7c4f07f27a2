/** How long somebody who wants their account erased may think better of it. */
export const ERASURE_DAYS = 14;

/** For what can't be taken back, a person must have proven who they are within so many seconds. */
export const RECENT_SIGN_IN_SECONDS = 300;

/** Why an account can't be erased now. The first are the catalogue's, the others the wallet's. */
export const CATALOG_ERASURE_REASONS = ['staff', 'on-sale', 'in-review', 'agent'] as const;
export const WALLET_ERASURE_REASONS = ['withdrawal', 'pending', 'debt', 'dispute'] as const;
export type CatalogErasureReason = (typeof CATALOG_ERASURE_REASONS)[number];
export type WalletErasureReason = (typeof WALLET_ERASURE_REASONS)[number];
export type ErasureReason = CatalogErasureReason | WalletErasureReason;

/**
 * asking: the wallet is asked whether money is open; waiting: it will be done when its time comes; checking: the wallet is asked once
 * more; erasing: it is being done; refused: something stands against it; cancelled: they thought better of it.
 */
export const ERASURE_STATES = ['asking', 'waiting', 'checking', 'erasing', 'done', 'refused', 'cancelled'] as const;
export type ErasureState = (typeof ERASURE_STATES)[number];
