import { findAuditInput } from '@meowtale/contracts/inputs/catalog/audit';
import { listQuery } from '@meowtale/contracts/inputs/catalog/listing';
import { parseInput, parseQuery } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { cursorOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import { findPublicPeople, type UserPublic } from '../../people/people/model.ts';
import type { Works } from '../../works.ts';
import { type AuditRow, countAuditEntries, listAuditEntries } from './repository.ts';

/** GraphQL's AuditEntry. */
export interface AuditEntry extends AuditRow {
  actor: UserPublic | null;
}

/** Lists audit entries, the last first (TRUST 26). @throws DomainError `input/invalid` */
export async function findAuditLog(db: Db, works: Works, args: { q?: unknown }): Promise<Page<AuditEntry>> {
  const filter = parseInput(findAuditInput, args);
  const query = parseQuery(listQuery, args.q);
  const range = toPageRange(query, 'time');
  const [rows, total] = await Promise.all([listAuditEntries(db, filter, range), countAuditEntries(db, filter)]);
  const people = await findPublicPeople(
    db,
    works,
    rows.map((row) => row.actor_uuid),
  );
  const list = rows.slice(0, range.limit).map((row) => ({ ...row, actor: people.get(row.actor_uuid) ?? null }));
  return toPage(rows, { query, range, total, cursor: (row) => cursorOf(row.at, row.uuid) }, list);
}
