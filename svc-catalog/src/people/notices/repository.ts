import type { Role } from '@meowtale/contracts';
import type { AccountNotice, CommentNotice, PromoterNotice, WorkNotice } from '@meowtale/contracts/inputs/catalog/notice';
import type { Knex } from 'knex';
import type { PageRange } from '../../list-page.ts';

export interface NoticeRow {
  uuid: string;
  type: 'official' | 'system';
  key: 'release' | 'update' | 'official' | WorkNotice | AccountNotice | PromoterNotice | CommentNotice;
  /** These three are null for a notice that isn't about a listing. */
  platform_key: string | null;
  author_uuid: string | null;
  store_uuid: string | null;
  /** Set for an update; null for one written before this column existed. */
  update_uuid: string | null;
  params: { details?: NoticeDetails };
  /** Set for an official notice to many: people with one of these roles, or everyone when `roles` is empty. */
  audience: { roles: Role[] } | null;
  created_at: Date;
  handed_to: string | null;
  handed_out_at: Date | null;
}

/** What a notice says besides the rows that it points at. */
export interface NoticeDetails {
  /** The person whose action it was, where the sentence names them. */
  who_uuid?: string;
  /** A share, as a fraction. */
  rate?: number;
  rejection_type?: string;
  /** When the state that it reports ends. */
  until?: string;
  /** A plan, and the one that applies after it. */
  plan_grade?: number;
  next_grade?: number;
  /** All of the person's roles from now on, and a contracted author's level. */
  roles?: readonly Role[];
  contracted_level?: number;
  /** The price. */
  coins?: number;
  /** The silver part of it. */
  silver?: number;
  /** The bought work's name in notices about an order; the domain in notices about a site's. */
  name?: string;
  text?: string;
  /** Staff's text by language. */
  texts?: { language: string; text: string }[];
}

/** Written for the previous release, which reads these params while both run. */
const NO_WORDS = { names: {}, default_lang: 'en-US', category: null, text: null };

type NewNotice = Omit<NoticeRow, 'created_at' | 'handed_to' | 'handed_out_at' | 'params' | 'audience'> & {
  details?: NoticeDetails;
  audience?: NoticeRow['audience'];
};

export const insertNotice = (tx: Knex, { details = {}, audience = null, ...notice }: NewNotice): Promise<unknown> =>
  tx('notifications').insert({
    ...notice,
    params: JSON.stringify({ ...NO_WORDS, details }),
    audience: audience && JSON.stringify(audience),
  });

/** Hands a notice to exactly these people, except erased ones, and marks it as handed out. */
export async function insertRecipients(tx: Knex, uuid: string, userUuids: readonly string[]): Promise<void> {
  await tx.raw(
    `with notice as (update notifications set handed_out_at = clock_now() where uuid = :uuid returning uuid, created_at)
     insert into notification_recipients (user_uuid, notification_uuid, created_at)
     select users.uuid, notice.uuid, notice.created_at from notice, users
     where users.uuid = any(cast(:userUuids as uuid[])) and users.erased_at is null`,
    { uuid, userUuids: [...userUuids] },
  );
}

/** Returns whether a listing has a notice with this key from the last day. */
export async function wasNotifiedToday(tx: Knex, storeUuid: string, key: NoticeRow['key']): Promise<boolean> {
  const row = await tx<NoticeRow>('notifications')
    .where({ store_uuid: storeUuid, key })
    .whereRaw("created_at > clock_now() - interval '1 day'")
    .first('uuid');
  return row !== undefined;
}

/** Locks the oldest notice that isn't handed out completely; skips those that another process has locked. */
export const lockNextToFanOut = (tx: Knex): Promise<NoticeRow | undefined> =>
  tx<NoticeRow>('notifications').whereNull('handed_out_at').orderBy('created_at').forUpdate().skipLocked().first();

const FOLLOWERS = `select follower_uuid as reader from follows
  where followed_uuid = :author and created_at <= :at and (cast(:after as uuid) is null or follower_uuid > :after)
  order by follower_uuid limit :limit`;
const EVERYBODY = `select uuid as reader from users
  where created_at <= :at and (cast(:after as uuid) is null or uuid > :after)
    and (cardinality(cast(:roles as text[])) = 0 or roles && cast(:roles as text[]))
  order by uuid limit :limit`;

/**
 * Hands a notice to the next `limit` people who followed its author, or belonged to its audience, when it was written. Returns their uuids
 * in order.
 */
export async function insertNextRecipients(tx: Knex, notice: NoticeRow, limit: number): Promise<string[]> {
  const { rows } = await tx.raw<{ rows: { reader: string }[] }>(
    `with next as (${notice.audience ? EVERYBODY : FOLLOWERS}),
     handed as (
       insert into notification_recipients (user_uuid, notification_uuid, created_at)
       select reader, :notice, :at from next on conflict do nothing)
     select reader from next order by reader`,
    {
      author: notice.author_uuid,
      roles: notice.audience?.roles ?? [],
      at: notice.created_at,
      after: notice.handed_to,
      limit,
      notice: notice.uuid,
    },
  );
  return rows.map(({ reader }) => reader);
}

/** Deletes all but each person's newest notices. */
export const trimTo = (tx: Knex, readers: readonly string[], most: number): Promise<unknown> =>
  tx.raw(
    `delete from notification_recipients where (user_uuid, notification_uuid) in (
       select old.user_uuid, old.notification_uuid from unnest(cast(? as uuid[])) as reader,
         lateral (select user_uuid, notification_uuid from notification_recipients
           where user_uuid = reader order by created_at desc, notification_uuid desc offset ?) as old)`,
    [[...readers], most],
  );

export const noteLastRecipient = (tx: Knex, uuid: string, last: string): Promise<unknown> =>
  tx<NoticeRow>('notifications').where({ uuid }).update({ handed_to: last });

export const noteFannedOut = (tx: Knex, uuid: string): Promise<unknown> =>
  tx<NoticeRow>('notifications')
    .where({ uuid })
    .update({ handed_out_at: tx.raw('clock_now()') } as object);

/** Filters a person's notices; a missing field doesn't filter. */
export interface NoticeFilter {
  platformKey?: string | null | undefined;
  type?: NoticeRow['type'] | null | undefined;
  unread?: boolean | null | undefined;
}

const recipientsOf = (db: Knex, userUuid: string, { platformKey, type, unread }: NoticeFilter) => {
  const rows = db('notification_recipients as r')
    .join('notifications as n', 'n.uuid', 'r.notification_uuid')
    .where('r.user_uuid', userUuid)
    .whereNotExists(labelled(db, 'delete'));
  // Official notices have no platform and match each one.
  if (platformKey) rows.whereRaw('coalesce(n.platform_key, ?) = ?', [platformKey, platformKey]);
  if (type) rows.where('n.type', type);
  return unread ? rows.whereNotExists(labelled(db, 'read')) : rows;
};

const labelled = (db: Knex, label: 'read' | 'delete') =>
  db('notification_user_labels as l')
    .whereRaw('l.user_uuid = r.user_uuid and l.notification_uuid = r.notification_uuid')
    .where('l.label', label);

/** Returns one row more than the limit, which shows that another page follows. */
export function listNotices(
  db: Knex,
  userUuid: string,
  filter: NoticeFilter,
  direction: 'asc' | 'desc',
  { limit, offset, after }: PageRange,
): Promise<NoticeRow[]> {
  const rows = recipientsOf(db, userUuid, filter)
    .select<NoticeRow[]>('n.*')
    .orderBy([
      { column: 'r.created_at', order: direction },
      { column: 'r.notification_uuid', order: direction },
    ])
    .limit(limit + 1)
    .offset(offset);
  if (!after) return rows;
  return rows.whereRaw(`(r.created_at, r.notification_uuid) ${direction === 'asc' ? '>' : '<'} (?, ?)`, [after.value, after.uuid]);
}

/** Counts a person's notices that they didn't delete. */
export async function countNotices(db: Knex, userUuid: string, filter: NoticeFilter): Promise<number> {
  const row = await recipientsOf(db, userUuid, filter).count<{ count: string }[]>().first();
  return Number(row?.count ?? 0);
}

export interface LabelRow {
  user_uuid: string;
  notification_uuid: string;
  client: string;
  label: 'read' | 'delete';
  created_at: Date;
}

export const findLabels = (db: Knex, userUuid: string, noticeUuids: readonly string[]): Promise<LabelRow[]> =>
  db<LabelRow>('notification_user_labels')
    .where({ user_uuid: userUuid })
    .whereIn('notification_uuid', [...noticeUuids])
    .orderBy('created_at');

/** Returns false when the notice isn't this person's. */
export async function saveLabel(tx: Knex, label: Omit<LabelRow, 'created_at'>): Promise<boolean> {
  const { user_uuid, notification_uuid } = label;
  const theirs = await tx('notification_recipients').where({ user_uuid, notification_uuid }).first('user_uuid');
  if (!theirs) return false;
  await tx<LabelRow>('notification_user_labels').insert(label).onConflict().ignore();
  return true;
}

interface LabelMany extends Omit<LabelRow, 'created_at' | 'notification_uuid'> {
  notification_uuids?: readonly string[] | null | undefined;
  until?: string | null | undefined;
  type?: NoticeRow['type'] | null | undefined;
}

/** Labels the given notices of a person, or all until a time; returns how many didn't have the label. */
export async function saveLabels(tx: Knex, { notification_uuids, until, type, ...label }: LabelMany): Promise<number> {
  const rows = recipientsOf(tx, label.user_uuid, { type })
    .whereNotExists(labelled(tx, label.label))
    .select('r.user_uuid', 'r.notification_uuid', tx.raw('?, ?', [label.client, label.label]));
  if (notification_uuids) rows.whereIn('r.notification_uuid', [...notification_uuids]);
  if (until) rows.where('r.created_at', '<=', until);
  const { sql, bindings } = rows.toSQL();
  const { rowCount } = await tx.raw<{ rowCount: number }>(
    `insert into notification_user_labels (user_uuid, notification_uuid, client, label) ${sql} on conflict do nothing`,
    [...bindings],
  );
  return rowCount;
}

/** Returns those of these notices that the person has neither read nor deleted. */
export const findUnread = (db: Knex, userUuid: string, uuids: readonly string[]): Promise<NoticeRow[]> =>
  recipientsOf(db, userUuid, { unread: true })
    .whereIn('n.uuid', [...uuids])
    .select<NoticeRow[]>('n.*')
    .orderBy('r.created_at');

/** Deletes what was deleted by its reader a month ago, what is a year old, and notices without recipients. */
export const PRUNE_NOTICES = [
  `delete from notification_recipients where (user_uuid, notification_uuid) in
     (select user_uuid, notification_uuid from notification_user_labels
        where label = 'delete' and created_at < clock_now() - interval '30 days' limit 2000)`,
  `delete from notification_recipients where (user_uuid, notification_uuid) in
     (select user_uuid, notification_uuid from notification_recipients where created_at < clock_now() - interval '365 days' limit 2000)`,
  `delete from notifications where uuid in
     (select uuid from notifications n where created_at < clock_now() - interval '366 days'
        and not exists (select 1 from notification_recipients r where r.notification_uuid = n.uuid) limit 2000)`,
];
