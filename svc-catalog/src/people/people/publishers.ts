import { publishersQuery } from '@meowtale/contracts/inputs/catalog/agent';
import { parseQuery, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { type FileRef, findImageRefs } from '../../library/files/model.ts';
import { cursorOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import type { Works } from '../../works.ts';
import { countPublishers, listPublishers, type PublisherStatus, selectPublisherStatuses, type UserRow } from './repository.ts';

export type { PublisherStatus } from './repository.ts';

/** GraphQL's Publisher. */
export interface Publisher {
  uuid: string;
  name: string;
  country: string | null;
  followed_count: number;
  head: FileRef | null;
}

/** Returns publishers except the caller and suspended ones, the most followed first (SPEC §6). @throws DomainError `input/invalid` */
export async function findPublishers(
  { db, works }: { db: Db; works: Works },
  actor: UserActor,
  args: { q?: unknown },
): Promise<Page<Publisher>> {
  const query = parseQuery(publishersQuery, args.q);
  const range = toPageRange(query, 'number');
  const filter = { notUuid: actor.uuid, keyword: query.keyword ?? '' };
  const [rows, total] = await Promise.all([listPublishers(db, filter, range), countPublishers(db, filter)]);
  const shown = rows.slice(0, range.limit);
  const heads = await findImageRefs(
    db,
    works,
    shown.map((row) => row.head_file_uuid),
  );
  const list = shown.map(({ uuid, nickname, country, followed_count, head_file_uuid }) => ({
    uuid,
    name: nickname,
    country,
    followed_count,
    head: (head_file_uuid && heads.get(head_file_uuid)) || null,
  }));
  const cursor = (row: UserRow) => cursorOf(row.followed_count, row.uuid);
  return toPage(rows, { query, range, total, cursor }, list);
}

/** Returns by uuid whether these people are publishers and whether they are suspended; unknown people are left out. */
export async function findPublisherStatuses(db: Db, uuids: readonly string[]): Promise<Map<string, PublisherStatus>> {
  const rows = uuids.length === 0 ? [] : await selectPublisherStatuses(db, uuids);
  return new Map(rows.map((row) => [row.uuid, row]));
}
