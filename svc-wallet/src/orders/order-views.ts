import { BASIS_POINTS, ORDER_STATE, REFUNDS_PER_MONTH } from '@meowtale/contracts';
import { SALES_SCOPES, type SalesScope } from '@meowtale/contracts/inputs/wallet/report';
import { clockNow } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { localMoney } from '../quotes/pricing.ts';
import type { PlayProgress } from '../read-models/listing.ts';
import { playProgressOf } from '../read-models/service.ts';
import type { SoldOrder } from './lists-repository.ts';
import { type Order, type OrderShares, refundableUntil } from './order.ts';
import { findRefundRequests, type RefundRequestRow } from './refund-requests-repository.ts';
import { countRefundsThisMonth } from './repository.ts';

/** An order as its buyer sees it; amounts in coins. */
export interface OrderView {
  uuid: string;
  store_id: string;
  store: { uuid: string };
  store_name: string;
  bill_id: string;
  seller_id: string;
  buyer_id: string;
  country: string;
  original: number;
  price: number;
  coin_used: number;
  silver_used: number;
  discount: number;
  local: { currency: string; amount: number };
  state: number;
  settled: number;
  held_until: Date | null;
  refundable_until: Date | null;
  /** The buyer's refund request; null without one. */
  refund_request: RefundRequestRow | null;
  paid_at: Date | null;
  refunded_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** Facts by which it is decided whether the buyer can still refund an order. */
export interface ViewFacts {
  progress: PlayProgress | undefined;
  /** The buyer's refunds of this month. */
  refundsTaken: number;
  now: Date;
  request?: RefundRequestRow | undefined;
}

/** Returns one order as its buyer sees it. */
export async function viewOrder(db: Db, order: Order): Promise<OrderView> {
  const [view] = await toOrderViews(db, order.buyerUuid, [order]);
  if (!view) throw new Error('an order has no view');
  return view;
}

/** Returns a buyer's own orders as views, with a constant number of queries. */
export async function toOrderViews(db: Db, buyer: string, orders: readonly Order[]): Promise<OrderView[]> {
  const stores = orders.map((order) => order.storeUuid);
  const progress = await playProgressOf(db, buyer, stores);
  const [now, refundsTaken] = [await clockNow(db), await countRefundsThisMonth(db, buyer)];
  const rows = await findRefundRequests(
    db,
    orders.map(({ uuid }) => uuid),
  );
  const requests = new Map(rows.map((request) => [request.order_uuid, request]));
  return orders.map((order) => {
    const request = requests.get(order.uuid);
    return toOrderView(order, { progress: progress.get(order.storeUuid), refundsTaken, now, request });
  });
}

/** Returns an order as its buyer sees it, from facts that are already read. */
export function toOrderView(order: Order, { refundsTaken, request, ...facts }: ViewFacts): OrderView {
  return {
    uuid: order.uuid,
    store_id: order.storeUuid,
    store: { uuid: order.storeUuid },
    store_name: order.storeName,
    bill_id: order.quoteUuid,
    seller_id: order.ownerUuid,
    buyer_id: order.buyerUuid,
    country: order.country,
    original: order.original,
    price: order.price,
    coin_used: order.price - order.silverUsed,
    silver_used: order.silverUsed,
    discount: order.percentageDiscount,
    local: localMoney(order.price, order.country),
    state: order.state,
    settled: order.settled,
    held_until: order.heldUntil,
    refundable_until: refundsTaken >= REFUNDS_PER_MONTH ? null : refundableUntil(order, facts),
    refund_request: request ?? null,
    paid_at: order.paidAt,
    refunded_at: order.refundedAt,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
  };
}

/**
 * Returns an order as its owner, agent or promoter sees it: without the buyer, with the shares from the split until a refund, and after
 * it with what it took back. Coins.
 */
export function toSellerView(order: SoldOrder, seller: string): object {
  const isRefunded = order.state === ORDER_STATE.refunded;
  const shares = isRefunded ? null : order.shares;
  return {
    uuid: order.uuid,
    store_id: order.storeUuid,
    store: { uuid: order.storeUuid },
    store_name: order.storeName,
    country: order.country,
    original: order.original,
    price: order.price,
    discount: order.percentageDiscount,
    state: order.state,
    settled: order.settled,
    fee: shares?.fee ?? null,
    promoter_share: shares?.promoter ?? null,
    agent_share: shares?.agent ?? null,
    agent_rate: order.agent && order.agent.rateBp / BASIS_POINTS,
    owner_share: shares?.owner ?? null,
    promoter_rate: order.promoter && order.promoter.rateBp / BASIS_POINTS,
    my_share: shares && shareOf(order, shares, seller),
    taken_back: isRefunded && order.shares ? shareOf(order, order.shares, seller) : null,
    roles: rolesOf(order, seller),
    ad_link_uid: order.adLinkUid,
    paid_at: order.paidAt,
    created_at: order.createdAt,
    refunded_at: order.refundedAt,
  };
}

const sharersByRole = ({ ownerUuid, agent, promoter }: Order) =>
  ({ owner: ownerUuid, agent: agent?.userUuid, promoter: promoter?.userUuid }) satisfies Record<SalesScope, string | undefined>;

/** Returns the roles in which a person has a share of an order. */
function rolesOf(order: Order, seller: string): SalesScope[] {
  const sharers = sharersByRole(order);
  return SALES_SCOPES.filter((role) => sharers[role] === seller);
}

const shareOf = (order: Order, shares: OrderShares, seller: string): number =>
  rolesOf(order, seller).reduce((sum, role) => sum + shares[role], 0);
