/** Days in which a person can cancel the erasure of their account. */
export const ERASURE_DAYS = 14;

/** For what can't be undone, the person must have signed in within this many seconds. */
export const RECENT_SIGN_IN_SECONDS = 300;

/** Why an account can't be erased now: the catalogue's reasons, then the wallet's. */
export const CATALOG_ERASURE_REASONS = ['staff', 'on-sale', 'in-review', 'agent'] as const;
export const WALLET_ERASURE_REASONS = ['withdrawal', 'pending', 'debt', 'dispute'] as const;
export type CatalogErasureReason = (typeof CATALOG_ERASURE_REASONS)[number];
export type WalletErasureReason = (typeof WALLET_ERASURE_REASONS)[number];
export type ErasureReason = CatalogErasureReason | WalletErasureReason;

/**
 * asking: the wallet checks for open money; waiting: until the due date; checking: the wallet checks again; erasing: in progress; refused:
 * there is a reason against it; cancelled: by the person.
 */
export const ERASURE_STATES = ['asking', 'waiting', 'checking', 'erasing', 'done', 'refused', 'cancelled'] as const;
export type ErasureState = (typeof ERASURE_STATES)[number];
