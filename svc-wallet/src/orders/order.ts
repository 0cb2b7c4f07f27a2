import { ORDER_STATE, REFUND_OPEN_HOURS, REFUND_SEGMENT_PERCENT, REFUND_WINDOW_DAYS } from '@meowtale/contracts';
import type { Quote, QuoteLine } from '../quotes/quote.ts';
import type { PlayProgress } from '../read-models/listing.ts';

/** One ordered work. Its terms are frozen when it is paid: later events of the catalogue don't change its split. */
export interface Order {
  uuid: string;
  /** The quote that it was ordered with. */
  quoteUuid: string;
  buyerUuid: string;
  storeUuid: string;
  storeName: string;
  authType: 1 | 2;
  country: string;
  /** Before any discount. */
  original: number;
  price: number;
  percentageDiscount: number;
  silverUsed: number;
  state: number;
  settled: number;
  ownerUuid: string;
  agent: Sharer | null;
  promoter: Sharer | null;
  splitState: 'none' | 'pending' | 'posted' | 'void';
  /** Coins of each share, once split. */
  shares: OrderShares | null;
  /** When it expires, or would have expired, as a held order; null for one that was paid at once. */
  heldUntil: Date | null;
  paidAt: Date | null;
  refundedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

interface Sharer {
  userUuid: string;
  rateBp: number;
}

export interface OrderShares {
  fee: number;
  promoter: number;
  agent: number;
  owner: number;
}

/** Returns the order of a paid quote line. */
export function paidOrder(uuid: string, { uuid: quoteUuid, buyerUuid }: Quote, line: QuoteLine, now: Date): Order {
  return {
    uuid,
    quoteUuid,
    buyerUuid,
    storeUuid: line.storeUuid,
    storeName: line.storeName,
    authType: line.authType,
    country: line.country,
    original: line.original,
    price: line.price,
    percentageDiscount: line.percentageDiscount,
    silverUsed: line.silverUsed,
    state: ORDER_STATE.paid,
    settled: 0,
    ownerUuid: line.ownerUuid,
    agent: line.agent,
    promoter: line.promoter,
    splitState: splitStateOf(line.price),
    shares: null,
    heldUntil: null,
    paidAt: now,
    refundedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Returns a paid order's first split state: `none` without a price, else `pending`. */
export function splitStateOf(price: number): Order['splitState'] {
  return price === 0 ? 'none' : 'pending';
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Facts of the refund rules. */
export interface RefundFacts {
  progress: PlayProgress | undefined;
  now: Date;
}

/**
 * Returns until when the buyer may refund a paid, priced order without staff, or null when they can't: within 14 days of paying, and
 * stories while under 20 % of the segments of their shortest path were served, works without segments within 2 hours of being first
 * opened (DESIGN §4). The limit of five refunds a month is checked elsewhere.
 */
export function refundableUntil(order: Order, { progress, now }: RefundFacts): Date | null {
  if (order.state !== ORDER_STATE.paid || order.price === 0 || !order.paidAt) return null;
  const window = order.paidAt.getTime() + REFUND_WINDOW_DAYS * DAY_MS;
  if (progress && progress.segmentsTotal > 0) return isPlayedTooFar(progress) || now.getTime() >= window ? null : new Date(window);
  const sinceOpened = progress?.firstOpenedAt ? progress.firstOpenedAt.getTime() + REFUND_OPEN_HOURS * HOUR_MS : window;
  const until = Math.min(window, sinceOpened);
  return now.getTime() >= until ? null : new Date(until);
}

/** The first segment doesn't count, because opening shows it: in a work of five or fewer it alone would reach 20 %. */
function isPlayedTooFar({ segmentsServed, segmentsTotal }: PlayProgress): boolean {
  return segmentsServed > 1 && segmentsServed * 100 >= segmentsTotal * REFUND_SEGMENT_PERCENT;
}

/** Returns the people whose balances an order's split changes, each once. */
export function sharersOf(order: Order): string[] {
  return [...new Set([order.promoter?.userUuid, order.agent?.userUuid, order.ownerUuid].filter((uuid) => uuid !== undefined))];
}

/** Returns an order's shares as lines, the owner's last. */
export function shareLines(order: Order, shares: OrderShares): { user: string; coins: number }[] {
  return [
    ...(order.promoter ? [{ user: order.promoter.userUuid, coins: shares.promoter }] : []),
    ...(order.agent ? [{ user: order.agent.userUuid, coins: shares.agent }] : []),
    { user: order.ownerUuid, coins: shares.owner },
  ];
}
