import type { Knex } from 'knex';
import type { LogEntry } from '../listings/stores.ts';

/** A line as it was written; what was written before both parts were noted doesn't know them. */
export interface LogRow extends Omit<LogEntry, 'page_state' | 'package_state' | 'detail'> {
  page_state: number | null;
  package_state: number | null;
  detail: { part?: string; rejection_type?: string; start_preview_at?: string | null; released_at?: string | null };
  at: Date;
}

/** What happened to a listing, the newest first. */
export const listLog = (db: Knex, storeUuid: string, limit: number): Promise<LogRow[]> =>
  db<LogRow>('store_logs')
    .where({ store_uuid: storeUuid })
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'uuid', order: 'desc' },
    ])
    .limit(limit);
