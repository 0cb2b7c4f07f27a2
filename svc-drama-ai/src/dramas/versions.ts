import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import { partsIn } from './measure.ts';
import { DRAMA_FIELDS, type Drama, type DramaFields } from './repository.ts';
import * as versions from './versions-repository.ts';

export type { SnapshotRow } from './versions-repository.ts';

/** Maximum of a drama's snapshots: the newest automatic ones are retained, more named ones are rejected. */
export const SNAPSHOTS_MAX = { automatic: 50, named: 50 } as const;

export const fieldsOf = (drama: DramaFields): DramaFields =>
  Object.fromEntries(DRAMA_FIELDS.map((field) => [field, drama[field]])) as unknown as DramaFields;

/** Takes a snapshot of a locked drama, with a name or automatically; an automatic one replaces the oldest beyond the maximum. */
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

/** Returns the parts of a snapshot's revision. */
export const storyAt = versions.storyAt;
/** Returns the changes that restore a snapshot's revision. */
export const backTo = versions.changesBackTo;
/** Deletes versions that only a deleted snapshot contained. */
export const forgetUnshown = versions.dropUnshownVersions;
