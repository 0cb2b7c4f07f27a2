import { newestFirstQuery } from '@meowtale/contracts/inputs/catalog/listing';
import { findNoticeInput, noticeLabelInput, noticeLabelsInput, WORK_NOTICES } from '@meowtale/contracts/inputs/catalog/notice';
import { shortened } from '@meowtale/contracts/text/characters';
import { pickWords } from '@meowtale/contracts/words';
import { DomainError, inTransaction, parseInput, parseQuery, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { cursorOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import type { LabelRow, NoticeRow } from '../../people/notices/model.ts';
import * as notices from '../../people/notices/model.ts';
import { findPublicPeople } from '../../people/people/model.ts';
import { findReleasedWords } from '../../publishing/indexing/model.ts';
import { findContents } from '../../publishing/updates/service.ts';
import type { Works } from '../../works.ts';
import { findDraftNames } from './draft-names.ts';

/** Characters of an update's text; the work's page has all of it. */
const UPDATE_TEXT_MAX = 200;

/** GraphQL's Notification. */
export interface Notice {
  uuid: string;
  type: string;
  key: string;
  params: object;
  created_at: Date;
  notification_user_label: LabelRow[];
}

interface Asking {
  db: Db;
  works: Works;
}

/** Returns a person's notices without deleted ones, the newest first by default (SPEC §§4, 7). @throws DomainError `input/invalid` */
export async function findNotices(
  { db, works }: Asking,
  actor: UserActor,
  args: { q?: unknown },
): Promise<Page<Notice> & { unreadCount: number; latest_at: Date | null }> {
  const { platform_key: platformKey, lang, ...asked } = parseInput(findNoticeInput, args);
  const query = parseQuery(newestFirstQuery, args.q);
  const range = toPageRange(query, 'time');
  const direction = query.orderField === 'created_at-asc' ? 'asc' : 'desc';
  const filter = { platformKey, ...asked };
  // The unfiltered first page already has the newest one, so it isn't queried again.
  const isTop = direction === 'desc' && !range.after && range.offset === 0 && !platformKey && !asked.type && !asked.unread;
  const [rows, total, unread, newest] = await Promise.all([
    notices.listNotices(db, actor.uuid, filter, direction, range),
    notices.countNotices(db, actor.uuid, filter),
    notices.countNotices(db, actor.uuid, { platformKey, unread: true }),
    isTop ? null : notices.listNotices(db, actor.uuid, {}, 'desc', { limit: 0, offset: 0, after: null }),
  ]);
  const cursor = (row: NoticeRow) => cursorOf(row.created_at, row.uuid);
  const list = await toViews({ db, works }, { userUuid: actor.uuid, lang }, rows.slice(0, range.limit));
  return {
    ...toPage(rows, { query, range, total, cursor }, list),
    unreadCount: unread,
    latest_at: (newest ?? rows)[0]?.created_at ?? null,
  };
}

/** Marks a person's own notice as read, or deletes it. @throws DomainError `404` for another person's, `input/invalid` */
export function addLabel(db: Db, actor: UserActor, args: unknown): Promise<boolean> {
  const label = parseInput(noticeLabelInput, args);
  return inTransaction(db, async (tx) => {
    if (await notices.saveLabel(tx, { ...label, user_uuid: actor.uuid })) return true;
    throw new DomainError('404', { fields: [{ path: 'notification_uuid', key: 'invalid.id' }] });
  });
}

/** Labels the given notices, or all until a time; returns how many it changed. @throws DomainError `input/invalid` */
export function addLabels(db: Db, actor: UserActor, args: unknown): Promise<number> {
  const labels = parseInput(noticeLabelsInput, args);
  return inTransaction(db, (tx) => notices.saveLabels(tx, { ...labels, user_uuid: actor.uuid }));
}

/** Returns those of these notices that the person has neither read nor deleted, with texts in `lang`. */
export async function findUnreadNotices(
  asking: Asking,
  reader: { userUuid: string; lang: string },
  uuids: readonly string[],
): Promise<Notice[]> {
  return toViews(asking, reader, await notices.findUnread(asking.db, reader.userUuid, uuids));
}

async function toViews({ db, works }: Asking, reader: { userUuid: string; lang: string }, rows: readonly NoticeRow[]): Promise<Notice[]> {
  if (rows.length === 0) return [];
  const uuids = rows.map((row) => row.uuid);
  const storesOf = (some: readonly NoticeRow[]) => some.flatMap((row) => row.store_uuid ?? []);
  const [released, worked, updates, people, labels] = await Promise.all([
    findReleasedWords(db, storesOf(rows)),
    findDraftNames(db, reader.userUuid, storesOf(rows.filter(isOfWork))),
    findContents(
      db,
      rows.flatMap((row) => row.update_uuid ?? []),
    ),
    findPublicPeople(
      db,
      works,
      rows.flatMap(({ author_uuid, params }) => [author_uuid, params.details?.who_uuid].filter((uuid) => uuid != null)),
    ),
    notices.findLabels(db, reader.userUuid, uuids),
  ]);
  const ofNotice = Map.groupBy(labels, (label) => label.notification_uuid);
  const nicknameOf = (uuid: string | null | undefined) => people.get(uuid ?? '')?.nickname ?? '';
  return rows.map((row) => {
    const { uuid, type, key, created_at, store_uuid, author_uuid, update_uuid } = row;
    const localized = (isOfWork(row) && worked.get(store_uuid ?? '')) || released.get(store_uuid ?? '');
    const name = (localized && pickWords(localized.names, reader.lang, localized.defaultLang)?.name) ?? '';
    const { who_uuid, text, texts, ...details } = row.params.details ?? {};
    const official = texts && pickWords(texts, reader.lang, 'en-US')?.text;
    const shownDetails = { ...details, who: nicknameOf(who_uuid), text: official ?? text ?? shorten(updates.get(update_uuid ?? '')) };
    const author = { author_uuid, author: nicknameOf(author_uuid) };
    const params = { store_id: store_uuid, name, category: localized?.category ?? null, ...author, ...shownDetails };
    return { uuid, type, key, params, created_at, notification_user_label: ofNotice.get(uuid) ?? [] };
  });
}

/** Returns whether it is for people who work on the listing, who may read its unreleased name. */
const isOfWork = ({ key }: Pick<NoticeRow, 'key'>): boolean => WORK_NOTICES.some((known) => known === key);

const shorten = (text: string | undefined): string | null => (text === undefined ? null : shortened(text, UPDATE_TEXT_MAX));
