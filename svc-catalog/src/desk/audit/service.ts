import { type AuditAction, findAuditInput } from '@meowtale/contracts/inputs/catalog/audit';
import { listQuery } from '@meowtale/contracts/inputs/catalog/listing';
import { parseInput, parseQuery } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { cursorOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import { findPublicPeople, type UserPublic } from '../../people/people/model.ts';
import type { Works } from '../../works.ts';
import { type AuditRow, countAuditEntries, insertAuditEntry, listAuditEntries } from './repository.ts';

export interface StaffAction {
  actorUuid: string;
  action: AuditAction;
  subject: { type: string; uuid: string | null; name: string };
  reason: string;
  details?: object;
}

/** Adds an audit entry for a staff action, in the transaction of that action (TRUST 26). */
export async function recordStaffAction(tx: Db, { actorUuid, action, subject, reason, details = {} }: StaffAction): Promise<void> {
  await insertAuditEntry(tx, {
    uuid: uuidv7(),
    actor_uuid: actorUuid,
    action,
    subject_type: subject.type,
    subject_uuid: subject.uuid,
    subject_name: subject.name,
    reason,
    details,
  });
}

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
