import { findPlaySaveInput, type SetPlaySaveInput, setPlaySaveInput } from '@meowtale/contracts/inputs/catalog/save';
import { inTransaction, parseInput, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { type AppRow, findApps, isShared } from '../../library/apps/service.ts';
import { lockLimit } from '../../limit-repository.ts';
import type { Works } from '../../works.ts';
import { mayPlayApp } from '../access/service.ts';
import { SaveConflict, TooManySlots, WorkNotFound } from './errors.ts';
import type { SaveRow } from './repository.ts';
import * as plays from './repository.ts';
import { recordPlaces } from './service.ts';

const SLOTS_MAX = 10;

interface Asking {
  db: Db;
  works: Works;
  actor: UserActor;
}

/** Returns a person's own save, also in a work that they may no longer play; null without one. @throws DomainError `input/invalid` */
export async function findPlaySave(db: Db, userUuid: string, input: unknown): Promise<SaveRow | null> {
  const { app_uuid, slot } = parseInput(findPlaySaveInput, withoutNulls(input));
  return (await plays.findSave(db, { user_uuid: userUuid, app_uuid, slot })) ?? null;
}

/**
 * Writes a save in a work that the person may play if `revision` is the stored one, 0 for the first. The row is locked meanwhile, so that
 * the second of two simultaneous saves is a conflict.
 * @throws DomainError `input/invalid` over 256 KB or for invalid JSON; WorkNotFound for an unknown work and for one that they may not play;
 *   SaveConflict with the current save; TooManySlots
 */
export async function setPlaySave(asking: Asking, input: unknown): Promise<SaveRow> {
  const { app_uuid, slot, revision, data, ended, ...right } = parseInput(setPlaySaveInput, withoutNulls(input));
  const app = await findPlayable(asking, app_uuid, right);
  const userUuid = asking.actor.uuid;
  return inTransaction(asking.db, async (tx) => {
    const saved = await writeSave(tx, { user_uuid: userUuid, app_uuid, slot }, { revision, data, ended });
    await recordPlaces(tx, userUuid, app, data);
    return saved;
  });
}

/** Returns the app if it is the person's own, shared by a link, or in a listing that lets them play. @throws WorkNotFound */
async function findPlayable(asking: Asking, uuid: string, right: Pick<SetPlaySaveInput, 'grant' | 'whole'>): Promise<AppRow> {
  const [app] = await findApps(asking.db, [uuid]);
  if (!app) throw new WorkNotFound();
  if (app.owner_uuid === asking.actor.uuid) return app;
  const storeUuid = app.store_uuid;
  const mayPlay = storeUuid === null ? await isShared(asking.db, uuid) : await mayPlayApp(asking, { uuid, storeUuid }, right);
  if (!mayPlay) throw new WorkNotFound();
  return app;
}

type SaveKey = Pick<SaveRow, 'user_uuid' | 'app_uuid' | 'slot'>;

async function writeSave(tx: Db, key: SaveKey, { revision, ...run }: Pick<SaveRow, 'revision' | 'data' | 'ended'>): Promise<SaveRow> {
  const stored = await plays.lockSave(tx, key);
  if (stored !== undefined) {
    if (stored.revision !== revision) throw new SaveConflict(stored);
    return plays.replaceSave(tx, key, { revision: revision + 1, ...run });
  }
  if (revision !== 0) throw new SaveConflict(undefined);
  await lockLimit(tx, 'slots', `${key.user_uuid}:${key.app_uuid}`);
  if ((await plays.countSlots(tx, key.user_uuid, key.app_uuid)) >= SLOTS_MAX) throw new TooManySlots();
  const first = await plays.insertSave(tx, { ...key, ...run });
  if (first === undefined) throw new SaveConflict(await plays.findSave(tx, key));
  return first;
}

function withoutNulls(input: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== null));
}
