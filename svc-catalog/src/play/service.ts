import { findPlaySaveInput, setPlaySaveInput } from '@meowtale/contracts/inputs/catalog/save';
import { clockNow, inTransaction, parseInput } from '@meowtale/service-kit';
import { findApps } from '../apps/service.ts';
import type { Db } from '../database.ts';
import { holdLimit } from '../limit-repository.ts';
import type { Works } from '../works.ts';
import { type PlayBasis, sealCapability } from './capability.ts';
import { SaveConflict, TooManySlots, WorkNotFound } from './errors.ts';
import { recordPlaces } from './progress.ts';
import type { SaveRow } from './repository.ts';
import * as plays from './repository.ts';

const SLOTS_MAX = 10;

export interface PlayRight {
  appUuid: string;
  version: number;
  /** Null for a guest with a trial. */
  personUuid: string | null;
  storeUuid: string | null;
  basis: PlayBasis;
  /** The entitlement's revision that a grant spoke of. */
  since?: number;
  /** The shared link that it comes by. */
  link?: string;
}

/**
 * The address of one version of a work with the right to play it for 12 hours (DESIGN §4). That the person has it is the
 * caller's to know; a right that rests on paying ends with the entitlement.
 */
export async function issuePlayUrl(db: Db, works: Pick<Works, 'addresses' | 'grantSecret'>, right: PlayRight): Promise<string> {
  const { appUuid: app, version, personUuid: person, storeUuid: store, basis, since = 0, link = null } = right;
  const capability = await sealCapability({ app, version, person, store, basis, since, link }, works.grantSecret, await clockNow(db));
  return `${works.addresses.workOrigin(app)}/c/${capability}/${version}/`;
}

/**
 * Whether the wallet says that a person may play a store's work now; null when it has said nothing yet. A refund from before
 * the revision `since` says nothing about what was bought then.
 */
export async function isEntitled(db: Db, userUuid: string, storeUuid: string, since = 0): Promise<boolean | null> {
  const known = await plays.findEntitlement(db, userUuid, storeUuid);
  if (known === undefined || (!known.active && known.revision < since)) return null;
  return known.active;
}

/** The works that a person has, those bought last first. */
export const findOwned = (db: Db, userUuid: string, limit: number): Promise<string[]> => plays.findOwned(db, userUuid, limit);

/** Which of these people have a store's work by what the wallet says now. */
export async function findBuyers(db: Db, storeUuid: string, userUuids: readonly string[]): Promise<Set<string>> {
  return new Set(await plays.findEntitled(db, storeUuid, userUuids));
}

/** @throws DomainError `input/invalid` */
export async function findPlaySave(db: Db, userUuid: string, input: unknown): Promise<SaveRow | null> {
  const { app_uuid, slot } = parseInput(findPlaySaveInput, withoutNulls(input));
  return (await plays.findSave(db, { user_uuid: userUuid, app_uuid, slot })) ?? null;
}

/**
 * Writes a person's place when `revision` is the one stored, 0 for the first. The row is locked while they are compared, so
 * that of two who saw the same one the second is told.
 * @throws DomainError `input/invalid` over 256 KB or for what is no JSON; SaveConflict carrying the save that stands; WorkNotFound; TooManySlots
 */
export function setPlaySave(db: Db, userUuid: string, input: unknown): Promise<SaveRow> {
  const { app_uuid, slot, revision, data } = parseInput(setPlaySaveInput, withoutNulls(input));
  const key = { user_uuid: userUuid, app_uuid, slot };
  return inTransaction(db, async (tx) => {
    const [app] = await findApps(tx, [app_uuid]);
    const saved = await writeSave(tx, key, { revision, data, isThere: app !== undefined });
    if (app) await recordPlaces(tx, userUuid, app, data);
    return saved;
  });
}

type SaveKey = Pick<SaveRow, 'user_uuid' | 'app_uuid' | 'slot'>;

async function writeSave(
  tx: Db,
  key: SaveKey,
  { revision, data, isThere }: { revision: number; data: string; isThere: boolean },
): Promise<SaveRow> {
  const standing = await plays.lockSave(tx, key);
  if (standing !== undefined) {
    if (standing.revision !== revision) throw new SaveConflict(standing);
    return plays.replaceSave(tx, key, revision + 1, data);
  }
  if (revision !== 0) throw new SaveConflict(undefined);
  if (!isThere) throw new WorkNotFound();
  await holdLimit(tx, 'slots', `${key.user_uuid}:${key.app_uuid}`);
  if ((await plays.countSlots(tx, key.user_uuid, key.app_uuid)) >= SLOTS_MAX) throw new TooManySlots();
  const first = await plays.insertSave(tx, { ...key, data });
  if (first === undefined) throw new SaveConflict(await plays.findSave(tx, key));
  return first;
}

function withoutNulls(input: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== null));
}
