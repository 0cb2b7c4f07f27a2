import { isDeepStrictEqual } from 'node:util';
import type { StoryChange, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import type { Db } from '../database.ts';
import { DramaRevisionConflict } from './errors.ts';
import { assertRoom } from './limits.ts';
import { type Counts, counted, measure, NO_COUNTS } from './measure.ts';
import type { PartRow } from './parts-repository.ts';
import * as parts from './parts-repository.ts';
import type { Drama, DramaField, DramaFields, LockedDrama } from './repository.ts';
import * as dramas from './repository.ts';
import { fieldsOf, takeSnapshot } from './versions.ts';
import { saveVersions } from './versions-repository.ts';

/** Removed ids that are remembered, at least; up to twice as many. An editor that misses more gets the whole story. */
const REMOVED_KEPT = 2000;

/** A requested change of a drama. */
export interface Change {
  fields: Partial<DramaFields>;
  parts: readonly StoryChange[];
}

/** A part that changes. */
interface PartChange {
  id: string;
  body: StoryPart | null;
  before: PartRow | undefined;
}

interface Differences {
  fields: Partial<DramaFields>;
  parts: PartChange[];
}

/** Returns a value as read back from the database, for comparison with the current one. */
const asKept = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Returns the requested changes that differ from the current drama. */
async function differencesOf(tx: Db, drama: Drama, change: Change): Promise<Differences> {
  const ids = change.parts.map(({ id }) => id);
  const current = new Map(ids.length > 0 ? (await parts.findParts(tx, drama.uuid, ids)).map((row) => [row.id, row]) : []);
  const fields = Object.entries(change.fields).filter(([field, value]) => !isDeepStrictEqual(asKept(value), drama[field as DramaField]));
  const wanted = change.parts.map(({ id, body }): PartChange => ({ id, body: asKept(body), before: current.get(id) }));
  return {
    fields: Object.fromEntries(fields),
    parts: wanted.filter(({ body, before }) => !isDeepStrictEqual(body, before?.body ?? null)),
  };
}

/** Returns whether anything that would change was, or may have been, changed after the seen revision. */
function clashes(drama: Drama, { fields, parts: changed }: Differences, seen: number): boolean {
  if (seen > drama.revision) return true;
  if ((Object.keys(fields) as DramaField[]).some((field) => (drama.field_revisions[field] ?? 1) > seen)) return true;
  return changed.some(({ before }) => (before ? before.revision > seen : seen < drama.removed_before));
}

/** Returns the fields of `Drama` as in the API, except those that need the story. */
function shown(drama: Drama): object {
  const { uuid, revision, created_at, updated_at } = drama;
  return { uuid, ...fieldsOf(drama), revision, created_at: created_at.toISOString(), updatedAt: updated_at.toISOString() };
}

/** Returns what changed after `since`; the whole story without `since`, or when removed ids since then are no longer remembered. */
export async function deltaOf(db: Db, drama: Drama, since: number | null | undefined): Promise<parts.Delta & { whole: boolean }> {
  const known = typeof since === 'number' && since >= drama.removed_before && since <= drama.revision;
  if (known) return { ...(await parts.changedAfter(db, drama.uuid, since)), whole: false };
  return { ...(await parts.changedAfter(db, drama.uuid, 0)), removed: [], whole: true };
}

/** Returns a drama's counts after some parts have changed. */
function countsAfter(counts: Counts, changed: readonly PartRow[], before: readonly PartChange[]): Counts {
  const removedRows = before.flatMap(({ before: row }) => (row?.body ? [row] : []));
  const come = changed.filter(({ body }) => body !== null);
  const without = removedRows.reduce((sum, row) => counted(sum, row, -1), counts);
  const revived = before.filter(({ before: row }) => row && row.body === null).length;
  const sums = come.reduce((sum, row) => counted(sum, row, 1), without);
  return { ...sums, removed: counts.removed - revived + (changed.length - come.length) };
}

function rowOf({ id, body, before }: PartChange, revision: number): PartRow {
  const nothing = { kind: before?.kind ?? 'paragraph', bytes: 0, lines: 0, words: {} };
  return { id, body, revision, ...(body ? measure(body) : nothing) };
}

function languagesAfter(drama: Pick<Drama, 'languages'>, changed: readonly PartRow[]): Drama['languages'] {
  const setting = changed.find(({ id }) => id === 'setting');
  if (!setting) return drama.languages;
  return setting.body?.kind === 'setting' ? [...new Set([setting.body.language, ...setting.body.languages])] : [];
}

async function write(tx: Db, drama: Drama, { fields, parts: changed }: Differences, snapshotMade: boolean): Promise<Drama> {
  const revision = drama.revision + 1;
  const rows = changed.map((part) => rowOf(part, revision));
  let counts = countsAfter(drama.counts, rows, changed);
  assertRoom(drama.counts, counts);
  const ids = changed.flatMap(({ id, before }) => (before?.body ? [id] : []));
  if (ids.length > 0) await saveVersions(tx, drama.uuid, ids, revision);
  if (rows.length > 0) await parts.writeParts(tx, drama.uuid, rows);
  let { removed_before } = drama;
  if (counts.removed > 2 * REMOVED_KEPT) {
    const { forgotten, before } = await parts.forgetRemoved(tx, drama.uuid, REMOVED_KEPT);
    counts = { ...counts, removed: counts.removed - forgotten };
    removed_before = before;
  }
  const field_revisions = { ...drama.field_revisions, ...Object.fromEntries(Object.keys(fields).map((field) => [field, revision])) };
  const languages = languagesAfter(drama, rows);
  return dramas.changeDrama(tx, drama.uuid, { ...fields, revision, field_revisions, counts, languages, removed_before, snapshotMade });
}

/**
 * Saves a change of a locked drama that was made over revision `seen`. Returns the current drama when all of the change is already
 * saved. Takes a snapshot before the first save after an hour.
 * @throws DramaRevisionConflict with the current state when something that it changes was changed after `seen`; DramaFull
 */
export async function saveOver(tx: Db, drama: LockedDrama, change: Change, seen: number): Promise<Drama> {
  const differences = await differencesOf(tx, drama, change);
  if (Object.keys(differences.fields).length === 0 && differences.parts.length === 0) return drama;
  if (clashes(drama, differences, seen)) throw new DramaRevisionConflict({ drama: shown(drama), ...(await deltaOf(tx, drama, seen)) });
  if (drama.is_snapshot_due) await takeSnapshot(tx, drama, null);
  return write(tx, drama, differences, drama.is_snapshot_due);
}

/** Restores a locked drama to an earlier state, as its next revision, after taking a snapshot. */
export async function restoreOver(tx: Db, drama: LockedDrama, change: Change): Promise<Drama> {
  const differences = await differencesOf(tx, drama, change);
  if (Object.keys(differences.fields).length === 0 && differences.parts.length === 0) return drama;
  await takeSnapshot(tx, drama, null);
  return write(tx, drama, differences, true);
}

/** Inserts a drama with the first revision of its story. @throws DramaFull */
export async function insertWith(
  tx: Db,
  drama: Omit<dramas.NewDrama, 'counts' | 'languages'>,
  story: readonly StoryPart[],
): Promise<Drama> {
  const changed = story.map((body): PartChange => ({ id: body.id, body: asKept(body), before: undefined }));
  const rows = changed.map((part) => rowOf(part, 1));
  const counts = countsAfter(NO_COUNTS, rows, changed);
  assertRoom(NO_COUNTS, counts);
  const made = await dramas.insertDrama(tx, { ...drama, counts, languages: languagesAfter({ languages: [] }, rows) });
  if (rows.length > 0) await parts.writeParts(tx, made.uuid, rows);
  return made;
}
