import type { AuditAction, FindAuditInput } from '@meowtale/contracts/inputs/catalog/audit';
import type { Knex } from 'knex';
import type { PageRange } from '../../list-page.ts';

export interface AuditRow {
  uuid: string;
  actor_uuid: string;
  action: AuditAction;
  subject_type: string;
  subject_uuid: string | null;
  subject_name: string;
  reason: string;
  details: object;
  at: Date;
}

export const insertAuditEntry = (tx: Knex, { details, ...row }: Omit<AuditRow, 'at'>): Promise<unknown> =>
  tx('audit_log').insert({ ...row, details: JSON.stringify(details) });

const those = (db: Knex, { actor_uuid, action, subject_uuid }: FindAuditInput) => {
  const rows = db<AuditRow>('audit_log');
  if (actor_uuid) rows.where({ actor_uuid });
  if (action) rows.where({ action });
  if (subject_uuid) rows.where({ subject_uuid });
  return rows;
};

/** Lists entries, the last first; returns one more than the page's size to tell whether another page follows. */
export function listAuditEntries(db: Knex, filter: FindAuditInput, { limit, offset, after }: PageRange): Promise<AuditRow[]> {
  const rows = those(db, filter)
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'uuid', order: 'desc' },
    ])
    .limit(limit + 1)
    .offset(offset);
  return after ? rows.whereRaw('(at, uuid) < (?, ?)', [after.value, after.uuid]) : rows;
}

export async function countAuditEntries(db: Knex, filter: FindAuditInput): Promise<number> {
  const row = await those(db, filter).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}
