import type { Listing } from '../read-models/listing.ts';
import type { Price } from './pricing.ts';

/** One work of a quote, with the terms of its order and split. Coins and basis points. */
export interface QuoteLine {
  storeUuid: string;
  storeName: string;
  authType: 1 | 2;
  country: string;
  original: number;
  price: number;
  percentageDiscount: number;
  silverUsed: number;
  ownerUuid: string;
  agent: Sharer | null;
  promoter: Sharer | null;
  adLinkUid: string | null;
}

export interface Sharer {
  userUuid: string;
  rateBp: number;
}

export interface Quote {
  uuid: string;
  buyerUuid: string;
  source: 'cart' | 'store';
  useSilver: boolean;
  total: number;
  silverUsed: number;
  expiresAt: Date;
  paidAt: Date | null;
  /** When its orders were held for a top-up. */
  heldAt: Date | null;
  /** Whether its ten minutes are over by the database's clock. */
  expired: boolean;
  lines: QuoteLine[];
}

export interface PricedWork {
  listing: Listing;
  price: Price;
  /** The promoter who gets a share of the sale. */
  promoter: Sharer | null;
  adLinkUid: string | null;
}

/** Returns the lines in the given order; silver pays for them in that order until it is used up (DESIGN §4). */
export function linesOf(works: readonly PricedWork[], silverBalance: number): QuoteLine[] {
  let silverLeft = silverBalance;
  return works.map(({ listing, price, promoter, adLinkUid }) => {
    const silverUsed = Math.min(silverLeft, price.amount);
    silverLeft -= silverUsed;
    return {
      storeUuid: listing.storeUuid,
      storeName: listing.storeName,
      authType: listing.authType,
      country: price.country,
      original: price.original,
      price: price.amount,
      percentageDiscount: price.percentageDiscount,
      silverUsed,
      ownerUuid: listing.ownerUuid,
      agent: listing.agent,
      promoter,
      adLinkUid,
    };
  });
}

/** Returns the sum of a column of lines, in coins. */
export function sumOf(lines: readonly QuoteLine[], column: 'price' | 'silverUsed'): number {
  return lines.reduce((sum, line) => sum + line[column], 0);
}
