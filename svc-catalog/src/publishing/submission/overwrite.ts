import type { Db } from '../../database.ts';
import { changeSubmit, insertSubmit, retireSubmit, type SubmitChange, type SubmitRow } from './repository.ts';

interface Overwriting {
  before: SubmitRow;
  written: Pick<SubmitRow, 'data' | 'override_reason'>;
  /** The uuid of a new version; without it the submission itself is changed. */
  uuid?: string;
  /** Whether the earlier version is the owner's current submission. */
  isCurrent?: boolean;
}

/** Writes staff's changes: as a new version with the approved one's release times, or into a draft. */
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

/** Clears staff's comments and overrides when the creator submits again. */
export const UNTOUCHED: SubmitChange = { comments: [], override_reason: null, overridden_at: null };
