import { dramaSnapshotInput } from '@meowtale/contracts/inputs/drama/drama';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { inTransaction, parseInput } from '@meowtale/service-kit';
import { validate as isUuid } from 'uuid';
import type { Db } from '../database.ts';
import { restoreOver } from '../dramas/changes.ts';
import { DramaFull } from '../dramas/errors.ts';
import { type Drama, lockDrama, readOwnDrama } from '../dramas/service.ts';
import { backTo, forgetUnshown, SNAPSHOTS_MAX, type SnapshotRow, storyAt, takeSnapshot } from '../dramas/versions.ts';
import { SnapshotNotFound } from './errors.ts';
import * as snapshots from './repository.ts';

/** Lists a drama's snapshots, newest first. @throws DramaNotFound */
export async function listSnapshots(db: Db, ownerUuid: string, dramaUuid: string): Promise<SnapshotRow[]> {
  const { uuid } = await readOwnDrama(db, ownerUuid, dramaUuid);
  return snapshots.listOf(db, uuid);
}

/** Returns a snapshot's fields and parts. @throws SnapshotNotFound */
export async function showSnapshot(db: Db, ownerUuid: string, uuid: string): Promise<{ fields: object; parts: StoryPart[] }> {
  const { drama_uuid, revision, fields } = await findOwned(db, ownerUuid, uuid);
  return { fields, parts: await storyAt(db, drama_uuid, revision) };
}

/**
 * Takes a named snapshot of a drama.
 * @throws DramaNotFound; DomainError `input/invalid`; DramaFull with 50 named ones
 */
export function addSnapshot(db: Db, ownerUuid: string, dramaUuid: string, input: { name: string }): Promise<SnapshotRow> {
  const { name } = parseInput(dramaSnapshotInput, input);
  return inTransaction(db, async (tx) => {
    const drama = await lockDrama(tx, ownerUuid, dramaUuid);
    await assertRoomForName(tx, drama.uuid);
    return takeSnapshot(tx, drama, name);
  });
}

/**
 * Renames a snapshot; an automatic one becomes a named one, which isn't deleted automatically.
 * @throws SnapshotNotFound; DomainError `input/invalid`; DramaFull for an automatic one beside 50 named ones
 */
export function renameSnapshot(db: Db, ownerUuid: string, uuid: string, input: { name: string }): Promise<SnapshotRow> {
  const { name } = parseInput(dramaSnapshotInput, input);
  return withLocked(db, ownerUuid, uuid, async (tx, _, snapshot) => {
    if (snapshot.kind === 'automatic') await assertRoomForName(tx, snapshot.drama_uuid);
    const renamed = await snapshots.nameSnapshot(tx, uuid, name);
    if (!renamed) throw new SnapshotNotFound();
    return renamed;
  });
}

/** Deletes a snapshot. @throws SnapshotNotFound */
export function delSnapshot(db: Db, ownerUuid: string, uuid: string): Promise<true> {
  return withLocked(db, ownerUuid, uuid, async (tx, drama) => {
    await snapshots.deleteSnapshot(tx, uuid);
    await forgetUnshown(tx, drama.uuid);
    return true as const;
  });
}

/** Restores a drama to a snapshot, as its next revision. @throws SnapshotNotFound */
export function restoreSnapshot(db: Db, ownerUuid: string, uuid: string): Promise<Drama> {
  return withLocked(db, ownerUuid, uuid, async (tx, drama, { revision, fields }) => {
    // Read before the current state is saved as a snapshot, which may delete this one.
    const parts = await backTo(tx, drama.uuid, revision);
    return restoreOver(tx, drama, { fields, parts });
  });
}

async function findOwned(db: Db, ownerUuid: string, uuid: string): Promise<SnapshotRow> {
  const snapshot = isUuid(uuid) ? await snapshots.findOwned(db, ownerUuid, uuid) : undefined;
  if (!snapshot) throw new SnapshotNotFound();
  return snapshot;
}

/** Locks a snapshot's drama before working on the snapshot, and then checks that it still exists. */
function withLocked<T>(
  db: Db,
  ownerUuid: string,
  uuid: string,
  work: (tx: Db, drama: Awaited<ReturnType<typeof lockDrama>>, snapshot: SnapshotRow) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const { drama_uuid } = await findOwned(tx, ownerUuid, uuid);
    const drama = await lockDrama(tx, ownerUuid, drama_uuid);
    return work(tx, drama, await findOwned(tx, ownerUuid, uuid));
  });
}

async function assertRoomForName(tx: Db, dramaUuid: string): Promise<void> {
  if ((await snapshots.countNamed(tx, dramaUuid)) < SNAPSHOTS_MAX.named) return;
  throw new DramaFull([{ path: 'name', key: 'invalid.too-many', params: { maximum: SNAPSHOTS_MAX.named } }]);
}
