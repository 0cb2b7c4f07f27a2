import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import { partsIn } from './measure.ts';
import { DRAMA_FIELDS, type Drama, type DramaFields } from './repository.ts';
import * as versions from './versions-repository.ts';

export type { SnapshotRow } from './versions-repository.ts';

/** How many of a drama's snapshots are kept: of its own the newest, of those that somebody named no more than so many. */
export const SNAPSHOTS_MAX = { automatic: 50, named: 50 } as const;

export const fieldsOf = (drama: DramaFields): DramaFields =>
  Object.fromEntries(DRAMA_FIELDS.map((field) => [field, drama[field]])) as unknown as DramaFields;

/** Keeps what stands of a locked drama: under a name, or, without one, as the newest of those that make room by themselves. */
export async function takeSnapshot(tx: Db, drama: Drama, name: string | null): Promise<versions.SnapshotRow> {
  const snapshot = await versions.insertSnapshot(tx, {
    uuid: uuidv7(),
    drama_uuid: drama.uuid,
    kind: name === null ? 'automatic' : 'named',
    name: name ?? '',
    revision: drama.revision,
    parts: partsIn(drama.counts),
    fields: fieldsOf(drama),
  });
  if (name === null && (await versions.dropOldAutomatic(tx, drama.uuid, SNAPSHOTS_MAX.automatic)) > 0)
    await versions.dropUnshownVersions(tx, drama.uuid);
  return snapshot;
}

/** The parts of a revision that a snapshot shows. */
export const storyAt = versions.storyAt;
/** What would make a drama's parts again those of a revision that a snapshot shows. */
export const backTo = versions.changesBackTo;
/** Drops what only a deleted snapshot showed. */
export const forgetUnshown = versions.dropUnshownVersions;
