import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import type { Db } from '../../database.ts';
import { AppInAnotherStore } from '../../library/apps/model.ts';
import { placeApps } from '../../library/apps/service.ts';
import { lockLimit } from '../../limit-repository.ts';
import type { StoreRow } from '../listings/model.ts';
import { appsOf, findPackagesElsewhere, findReleasable, packagesOf } from '../submission/model.ts';

/**
 * Places the apps of `draft` in a listing, and those of approved versions that are or may be released, so that sold apps can't be deleted
 * or moved.
 * @throws AppNotFound, AppInAnotherStore for an app of `draft`
 */
export async function placePackage(tx: Db, store: StoreRow, draft: StoreSubmitDraft | null): Promise<void> {
  const pack = draft?.store_submit_game_pack;
  const releasable = await findReleasable(tx, store.uuid);
  if (draft) await requirePackagesFree(tx, store, draft);
  await placeApps(tx, {
    storeUuid: store.uuid,
    platformKey: store.platform_key,
    ownerUuid: store.owner_uuid,
    trialAppUuid: pack?.trial_app_uuid ?? null,
    officialAppUuid: pack?.official_app_uuid ?? null,
    standingAppUuids: releasable.flatMap(({ data }) => appsOf(data).map(({ uuid }) => uuid)),
  });
}

/** Requires that uploaded packages are in no other listing (SPEC §5). @throws AppInAnotherStore */
async function requirePackagesFree(tx: Db, store: StoreRow, draft: StoreSubmitDraft): Promise<void> {
  const wanted = packagesOf(draft);
  if (wanted.length === 0) return;
  await lockLimit(tx, 'packages', store.owner_uuid);
  const taken = await findPackagesElsewhere(tx, store);
  const twice = wanted.find(({ file_uuid }) => taken.has(file_uuid));
  if (twice) throw new AppInAnotherStore(twice.path);
}
