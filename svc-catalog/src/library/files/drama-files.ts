import { newestFirstQuery } from '@meowtale/contracts/inputs/catalog/listing';
import { parseQuery } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { cursorOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import type { Works } from '../../works.ts';
import { type FileRef, shownRef } from './model.ts';
import type { FileRow } from './repository.ts';
import { countDramaFiles, listDramaFiles } from './repository.ts';

/** Returns a person's pictures for dramas, the newest first by default. @throws DomainError `input/invalid` */
export async function findDramaFiles(
  db: Db,
  works: Pick<Works, 'addresses'>,
  ownerUuid: string,
  args: { q?: unknown },
): Promise<Page<FileRef>> {
  const query = parseQuery(newestFirstQuery, args.q);
  const range = toPageRange(query, 'time');
  const direction = query.orderField === 'created_at-asc' ? 'asc' : 'desc';
  const [rows, total] = await Promise.all([listDramaFiles(db, ownerUuid, direction, range), countDramaFiles(db, ownerUuid)]);
  const cursor = (row: FileRow) => cursorOf(row.created_at, row.uuid);
  const list = rows.slice(0, range.limit).map((row) => shownRef(works, row));
  return toPage(rows, { query, range, total, cursor }, list);
}
