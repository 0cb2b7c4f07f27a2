import type { Db } from '../database.ts';
import { changeSubmit, insertSubmit, retireSubmit, type SubmitChange, type SubmitRow } from './repository.ts';

interface Overwriting {
  before: SubmitRow;
  written: Pick<SubmitRow, 'data' | 'override_reason'>;
  /** Of the version that stands beside the one before from now on; without it that one itself is changed. */
  uuid?: string;
  /** Whether its owner worked on, or waits for, the one before. */
  isCurrent?: boolean;
}

/** What staff write over a submission: a version that was approved gets one after it, released as it was; a draft is changed. */
export async function overwriteSubmit(tx: Db, { uuid, before, isCurrent = false, written }: Overwriting): Promise<SubmitRow> {
  if (!uuid) return changeSubmit(tx, before.uuid, { ...written, overridden_at: 'now' });
  if (isCurrent) await retireSubmit(tx, before.uuid);
  const { store_uuid, page_state, package_state, app_versions, terms_version, revision, submitted_at } = before;
  const contents = { store_uuid, page_state, package_state, app_versions, terms_version, submitted_at, data: written.data };
  await insertSubmit(tx, { ...contents, uuid, is_current: isCurrent, revision: revision + 1 });
  const { reviewer_uuid, decided_at, rejection_type, start_preview_at, released_at } = before;
  const times = { reviewer_uuid, decided_at, rejection_type, start_preview_at, released_at, overridden_at: 'now' as const };
  return changeSubmit(tx, uuid, { ...times, override_reason: written.override_reason });
}

/** Of what its creator hands in: what staff said of it or wrote over it before is settled with that. */
export const UNTOUCHED: SubmitChange = { comments: [], override_reason: null, overridden_at: null };
