import type { AccountNotice, CommentNotice, PromoterNotice, WorkNotice } from '@meowtale/contracts/inputs/catalog/notice';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { findPromoters } from '../../reach/ad-links/model.ts';
import { deliverTo } from './deliver.ts';
import { insertNotice, type NoticeDetails, wasNotifiedToday } from './repository.ts';

/** The listing that a notice is about. */
interface NotedStore {
  uuid: string;
  platform_key: string;
  owner_uuid: string;
}

/** The event that followers get a notice of. */
type Happening = { key: 'release' } | { key: 'update'; updateUuid: string };

/**
 * Adds a notice for an author's followers in the caller's transaction; `handOutNotices` hands it out. Only one update of a work per day
 * gets a notice.
 */
export async function notifyFollowers(tx: Db, store: NotedStore, happening: Happening): Promise<void> {
  const { key } = happening;
  if (key === 'update' && (await wasNotifiedToday(tx, store.uuid, key))) return;
  const update_uuid = happening.key === 'update' ? happening.updateUuid : null;
  await insertNotice(tx, { ...ofStore(store), key, update_uuid });
}

interface WorkDecision {
  key: WorkNotice;
  /** The owner, the agent or both; null entries are skipped. */
  to: readonly (string | null)[];
  /** The person who decided, who gets no notice; null for a scheduled event. */
  by: string | null;
  details?: NoticeDetails;
}

/** Adds a notice of a decision about a listing for its owner or agent, except the one who decided, in the caller's transaction. */
export async function notifyOwnerAndAgent(tx: Db, store: NotedStore, { key, to, by, details }: WorkDecision): Promise<void> {
  const readers = [...new Set(to)].filter((reader) => reader !== null && reader !== by) as string[];
  if (readers.length === 0) return;
  const notice = { ...ofStore(store), ...(key === 'store-overridden' && BY_STAFF), key, update_uuid: null, details };
  await insertNotice(tx, notice);
  await deliverTo(tx, notice, readers);
}

/** Tells a listing's promoters, except its owner, of a change of their share, in the caller's transaction (SPEC §9). */
export async function notifyPromoters(tx: Db, store: NotedStore & { cps_closed_at: Date | null }, key: PromoterNotice): Promise<void> {
  const readers = (await findPromoters(tx, store.uuid)).filter((reader) => reader !== store.owner_uuid);
  if (readers.length === 0) return;
  const details = store.cps_closed_at ? { until: store.cps_closed_at.toISOString() } : {};
  const notice = { ...ofStore(store), key, update_uuid: null, details };
  await insertNotice(tx, notice);
  await deliverTo(tx, notice, readers);
}

interface PersonalNotice {
  key: AccountNotice;
  to: string;
  details?: NoticeDetails;
}

/** Tells a person what staff decided about them, in the caller's transaction. */
export async function notifyPerson(tx: Db, { key, to, details }: PersonalNotice): Promise<void> {
  const uuid = uuidv7();
  const ofNothing = { platform_key: null, author_uuid: null, store_uuid: null, update_uuid: null };
  await insertNotice(tx, { ...ofNothing, uuid, type: 'official', key, details });
  await deliverTo(tx, { uuid, key }, [to]);
}

interface CommentNotification {
  key: CommentNotice | Extract<AccountNotice, 'comment-hidden'>;
  storeUuid: string;
  to: string;
  details: NoticeDetails;
}

/** Tells the writer of a comment that it was replied to, or hidden by staff, in that transaction. */
export async function notifyOfComment(tx: Db, { key, storeUuid, to, details }: CommentNotification): Promise<void> {
  const uuid = uuidv7();
  const about = { platform_key: null, author_uuid: null, store_uuid: storeUuid, update_uuid: null };
  await insertNotice(tx, { ...about, uuid, type: key === 'comment-hidden' ? 'official' : 'system', key, details });
  await deliverTo(tx, { uuid, key }, [to]);
}

/** Official, because staff change the listing without a submission. */
const BY_STAFF = { type: 'official' } as const;

const ofStore = ({ platform_key, owner_uuid, uuid }: NotedStore) => ({
  uuid: uuidv7(),
  type: 'system' as const,
  platform_key,
  author_uuid: owner_uuid,
  store_uuid: uuid,
});
