import { z } from 'zod';
import { BASIS_POINTS } from '../../constants.ts';
import { adLinkUid } from '../../inputs/wallet/cart.ts';

const coins = z.int().nonnegative();
const basisPoints = z.int().min(0).max(BASIS_POINTS);
const when = z.iso.datetime().nullable();

/** A listing's whole commercial state, so that the wallet can sell it while the catalogue is down. */
export const listingChanged = z.object({
  storeUuid: z.uuid(),
  revision: z.int().positive(),
  platformKey: z.enum(['meowtale', 'meowtale-open']),
  /** 1 priced, 2 the buyer decides above `rewardMinimumCoins`. */
  authType: z.union([z.literal(1), z.literal(2)]),
  ownerUuid: z.uuid(),
  agent: z.object({ userUuid: z.uuid(), rateBp: basisPoints }).nullable(),
  /** True from release until taken off sale; a listing that isn't on sale can't be quoted. */
  onSale: z.boolean(),
  releasedAt: when,
  defaultLanguage: z.string(),
  names: z.record(z.string(), z.string()),
  coverUrl: z.string().nullable(),
  appUuid: z.uuid().nullable(),
  /** How the listing's work is played; `other` for a work that we don't play. */
  playKind: z.enum(['story', 'ink', 'upload', 'other']),
  prices: z.array(z.object({ country: z.string(), coins })),
  rewardMinimumCoins: coins,
  activity: z.object({ state: z.int().min(0).max(3), percent: z.int().min(0).max(100), startedAt: when, endedAt: when }).nullable(),
  cps: z.object({ state: z.int(), shareBp: basisPoints, closedAt: when }),
});
export type ListingChanged = z.infer<typeof listingChanged>;

/** A tracked link to a listing, and the promoter who is paid for its sales. The aggregate is the link. */
export const adLinkChanged = z.object({
  adLinkUuid: z.uuid(),
  revision: z.int().positive(),
  /** The value of `?uid=`; never given to another link. */
  uid: adLinkUid,
  storeUuid: z.uuid(),
  /** The promoter. */
  ownerUuid: z.uuid(),
  /** 1 in use, 0 deleted: it still opens the listing, but sales don't count for it any more. */
  state: z.union([z.literal(0), z.literal(1)]),
});
export type AdLinkChanged = z.infer<typeof adLinkChanged>;

export const userChanged = z.object({
  userUuid: z.uuid(),
  revision: z.int().positive(),
  nickname: z.string(),
  country: z.string().nullable(),
  roles: z.array(z.string()),
  /** The person is erased, and their data in other services must be deleted. */
  erased: z.boolean().optional(),
  /** The end of their suspension; missing when they aren't suspended. */
  suspendedUntil: z.iso.datetime().optional(),
});
export type UserChanged = z.infer<typeof userChanged>;

/** Play progress of one person in one work, for the refund rules (DESIGN §4). */
export const playChanged = z.object({
  userUuid: z.uuid(),
  storeUuid: z.uuid(),
  revision: z.int().positive(),
  firstOpenedAt: when,
  /** Segments read of the shortest path to an ending, and their number; 0 of 0 where refunds count the time since first opened. */
  segmentsServed: z.int().nonnegative(),
  segmentsTotal: z.int().nonnegative(),
});
export type PlayChanged = z.infer<typeof playChanged>;

export const reviewDecided = z.object({
  submitUuid: z.uuid(),
  storeUuid: z.uuid(),
  decision: z.enum(['passed', 'refused']),
  rejectionType: z.string().nullable(),
  memo: z.string(),
  staffUuid: z.uuid(),
});
export type ReviewDecided = z.infer<typeof reviewDecided>;
