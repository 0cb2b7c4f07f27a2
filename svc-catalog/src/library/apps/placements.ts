import type { Db } from '../../database.ts';
import { AppInAnotherStore, AppNotFound } from './errors.ts';
import { type AppRow, findAppsToPlace, insertPlacements, type Placement, removePlacementsOf } from './repository.ts';

export interface StorePackage {
  storeUuid: string;
  platformKey: string;
  ownerUuid: string;
  trialAppUuid: string | null;
  officialAppUuid: string | null;
  /** Apps that it continues to hold, in addition to its package. */
  standingAppUuids?: readonly string[];
}

/**
 * Sets the apps that a store holds, in the caller's transaction; others that it held before are released. The same app may be official and
 * trial.
 * @throws AppNotFound for one that isn't the owner's or is in the trash; AppInAnotherStore (SPEC §5)
 */
export async function placeApps(tx: Db, storePackage: StorePackage): Promise<void> {
  const slots = [
    { slot: 'official', uuid: storePackage.officialAppUuid, path: 'store_submit_game_pack.official_app_uuid' },
    { slot: 'trial', uuid: storePackage.trialAppUuid, path: 'store_submit_game_pack.trial_app_uuid' },
  ] as const;
  const wanted = slots.filter((slot, at) => slot.uuid !== null && slots.findIndex(({ uuid }) => uuid === slot.uuid) === at);
  await removePlacementsOf(tx, storePackage.storeUuid);
  const apps = new Map(
    (
      await findAppsToPlace(
        tx,
        wanted.map(({ uuid }) => uuid as string),
      )
    ).map((app) => [app.uuid, app]),
  );
  for (const { uuid } of wanted) requirePlaceable(apps.get(uuid as string), storePackage.ownerUuid);
  const rows = wanted.map(
    ({ uuid, slot }): Placement => ({
      app_uuid: uuid as string,
      store_uuid: storePackage.storeUuid,
      slot,
      platform_key: storePackage.platformKey,
    }),
  );
  const current = [...new Set(storePackage.standingAppUuids)]
    .filter((uuid) => !rows.some((row) => row.app_uuid === uuid))
    .map(
      (uuid): Placement => ({
        app_uuid: uuid,
        store_uuid: storePackage.storeUuid,
        slot: 'standing',
        platform_key: storePackage.platformKey,
      }),
    );
  const placed = await insertPlacements(tx, [...rows, ...current]);
  const taken = wanted.find(({ uuid }) => !placed.includes(uuid as string));
  if (taken !== undefined) throw new AppInAnotherStore(taken.path);
}

function requirePlaceable(app: AppRow | undefined, ownerUuid: string): void {
  if (app === undefined || app.owner_uuid !== ownerUuid || app.deleted_at !== null) throw new AppNotFound();
}
