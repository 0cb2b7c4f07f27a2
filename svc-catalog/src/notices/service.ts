import { newestFirstQuery } from '@meowtale/contracts/inputs/catalog/listing';
import { findNoticeInput, noticeLabelInput } from '@meowtale/contracts/inputs/catalog/notice';
import { pickWords } from '@meowtale/contracts/words';
import { DomainError, inTransaction, parseInput, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { cursorOf, type Page, toPage, toStretch } from '../list-page.ts';
import { findReleasedWords } from '../listings/released.ts';
import { findPublicPeople } from '../people/public-view.ts';
import { findContents } from '../updates/service.ts';
import type { Works } from '../works.ts';
import type { LabelRow, NoticeRow } from './repository.ts';
import * as notices from './repository.ts';

const TEXT_MAX = 200;

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

/** What a person is told and didn't delete, the newest first unless asked otherwise (SPEC §§4, 7). @throws DomainError `input/invalid` */
export async function findNotices(
  { db, works }: Asking,
  actor: UserActor,
  args: { q?: unknown },
): Promise<Page<Notice> & { unreadCount: number }> {
  const { platform_key, lang } = parseInput(findNoticeInput, args);
  const query = parseInput(newestFirstQuery, args.q ?? {});
  const stretch = toStretch(query, 'time');
  const direction = query.orderField === 'created_at-asc' ? 'asc' : 'desc';
  const [rows, { total, unread }] = await Promise.all([
    notices.listNotices(db, actor.uuid, platform_key ?? null, direction, stretch),
    notices.countNotices(db, actor.uuid, platform_key ?? null),
  ]);
  const cursor = (row: NoticeRow) => cursorOf(row.created_at, row.uuid);
  const list = await toViews({ db, works }, { userUuid: actor.uuid, lang }, rows.slice(0, stretch.limit));
  return { ...toPage(rows, { query, stretch, total, cursor }, list), unreadCount: unread };
}

/** Marks a notice of one's own as read, or deletes it. @throws DomainError `404` for what isn't one's own, `input/invalid` */
export function addLabel(db: Db, actor: UserActor, args: unknown): Promise<boolean> {
  const label = parseInput(noticeLabelInput, args);
  return inTransaction(db, async (tx) => {
    if (await notices.keepLabel(tx, { ...label, user_uuid: actor.uuid })) return true;
    throw new DomainError('404', { fields: [{ path: 'notification_uuid', key: 'invalid.id' }] });
  });
}

async function toViews({ db, works }: Asking, reader: { userUuid: string; lang: string }, rows: readonly NoticeRow[]): Promise<Notice[]> {
  if (rows.length === 0) return [];
  const uuids = rows.map((row) => row.uuid);
  const [called, updates, authors, labels] = await Promise.all([
    findReleasedWords(
      db,
      rows.map((row) => row.store_uuid),
    ),
    findContents(
      db,
      rows.flatMap((row) => row.update_uuid ?? []),
    ),
    findPublicPeople(
      db,
      works,
      rows.map((row) => row.author_uuid),
    ),
    notices.findLabels(db, reader.userUuid, uuids),
  ]);
  const ofNotice = Map.groupBy(labels, (label) => label.notification_uuid);
  return rows.map(({ uuid, type, key, created_at, store_uuid, author_uuid, update_uuid }) => {
    const { names = [], defaultLang = 'en-US', category = null } = called.get(store_uuid) ?? {};
    const name = pickWords(names, reader.lang, defaultLang)?.name ?? '';
    const author = authors.get(author_uuid)?.nickname ?? '';
    const text = shorten(updates.get(update_uuid ?? '') ?? null);
    const params = { store_id: store_uuid, name, category, author_uuid, author, text };
    return { uuid, type, key, params, created_at, notification_user_label: ofNotice.get(uuid) ?? [] };
  });
}

/** How a text begins, by signs and not by halves of them. */
function shorten(text: string | null): string | null {
  const signs = [...(text ?? '')];
  return signs.length > TEXT_MAX ? `${signs.slice(0, TEXT_MAX - 1).join('')}…` : text;
}
