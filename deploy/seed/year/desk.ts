import { LISTING_TERMS_VERSION } from '@meowtale/contracts/inputs/catalog/store-submit';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { DEMO_AUTHORS, type DemoAuthor } from '../people.ts';
import type { Session } from '../session.ts';
import type { Discount, YearActionOf } from './actions.ts';

const DAY_MS = 86_400_000;
const KNOWN_WITHIN_MS = 20_000;

/** A listing, and how far its release has come. */
export interface Listing {
  uuid: string;
  submit: string;
  /** One of the ten names in SPEC §4. */
  status: string;
  isOut: boolean;
  hasDiscount: boolean;
}

interface MyStore {
  uuid: string;
  platform_key: string;
  name: string;
  released_at: string | null;
  submit_status: string;
  current_submit: { uuid: string; data: { store_submit_price: { activity: object | null } } };
}

export interface KnownListing extends Listing {
  by: DemoAuthor;
  platform: string;
  /** In English; empty for a listing without a saved draft. */
  name: string;
}

/** Returns the listings of the demo authors. */
export async function findListings(as: (name: DemoAuthor) => Session): Promise<KnownListing[]> {
  const query = `query Mine { findStoreMe(q: { pageSize: 100 }) { list {
    uuid platform_key name released_at submit_status current_submit { uuid data { store_submit_price { activity { type } } } }
  } } }`;
  const mine = (Object.keys(DEMO_AUTHORS) as DemoAuthor[]).map(async (by) => {
    const { findStoreMe } = await as(by).ask<{ findStoreMe: { list: MyStore[] } }>(query);
    return findStoreMe.list.map(({ uuid, platform_key: platform, name, released_at, submit_status: status, current_submit }) => {
      const hasDiscount = current_submit.data.store_submit_price.activity !== null;
      return { by, platform, name, uuid, submit: current_submit.uuid, status, isOut: released_at !== null, hasDiscount };
    });
  });
  return (await Promise.all(mine)).flat();
}

/** The states in which each step is possible. */
const FROM: Record<'hand-in' | 'review' | 'release', readonly string[]> = {
  'hand-in': ['saved'],
  review: ['submitted', 'reviewing'],
  release: ['passed'],
};

/** Returns whether this step is still to be done; a run after an interrupted one continues here. */
export function isWanted(act: YearActionOf<'hand-in' | 'review' | 'release' | 'discount'>, listing: Listing | undefined): boolean {
  if (!listing) return true;
  if (act.version === 1 && listing.isOut) return false;
  return act.kind === 'discount' ? !listing.hasDiscount : FROM[act.kind].includes(listing.status);
}

interface Submit {
  uuid: string;
  status: string;
}

export async function handIn(author: Session, listing: Listing): Promise<void> {
  const { addStoreSubmit } = await author.ask<{ addStoreSubmit: Submit }>(
    'mutation HandIn($id: ID!, $terms: String!) { addStoreSubmit(store_id: $id, terms_version: $terms) { uuid status } }',
    { id: listing.uuid, terms: LISTING_TERMS_VERSION },
  );
  Object.assign(listing, { submit: addStoreSubmit.uuid, status: addStoreSubmit.status });
}

export async function review(staff: Session, listing: Listing): Promise<void> {
  for (const action of listing.status === 'submitted' ? ['take', 'pass'] : ['pass']) {
    await staff.ask(
      'mutation Review($uuid: ID!, $action: String!) { reviewStoreSubmit(uuid: $uuid, action: $action) { submit { uuid } } }',
      { uuid: listing.submit, action },
    );
  }
  listing.status = 'passed';
}

export async function writeDiscount(author: Session, listing: Listing, discount: Discount, today: Date): Promise<void> {
  const midnight = (daysAgo: number) => new Date(today.getTime() - daysAgo * DAY_MS).toISOString();
  const { percent, fromDaysAgo, toDaysAgo } = discount;
  const activity = { percentage_discount: percent, type: 'custom', started_at: midnight(fromDaysAgo), ended_at: midnight(toDaysAgo) };
  const { addStoreSubmit } = await author.ask<{ addStoreSubmit: Submit }>(
    'mutation Draft($id: ID!, $data: StoreSubmitDataInput!) { addStoreSubmit(store_id: $id, status: 1, data: $data) { uuid status } }',
    { id: listing.uuid, data: { store_submit_price: { activity } } },
  );
  Object.assign(listing, { submit: addStoreSubmit.uuid, status: addStoreSubmit.status, hasDiscount: true });
}

/** Puts a listing on sale, and waits until the wallet sells it with its discount, if any. */
export async function release(author: Session, listing: Listing): Promise<void> {
  const id = listing.uuid;
  await author.ask('mutation Release($id: ID!) { releaseStore(store_id: $id) { uuid } }', { id });
  const isSold = async () => {
    const { findStore } = await author.ask<{ findStore: { list: { current_price: { percentage_discount: number } | null }[] } }>(
      'query Sold($id: ID!) { findStore(id: $id) { list { current_price { percentage_discount } } } }',
      { id },
    );
    const price = findStore.list[0]?.current_price;
    return price != null && (!listing.hasDiscount || price.percentage_discount > 0);
  };
  if (!(await waitUntil(isSold, { withinMs: KNOWN_WITHIN_MS, everyMs: 15 }))) throw new Error(`the wallet never heard of listing ${id}`);
  Object.assign(listing, { status: 'release', isOut: true });
}
