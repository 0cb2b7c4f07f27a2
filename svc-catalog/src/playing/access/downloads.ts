import type { System } from '@meowtale/contracts/inputs/catalog/game-pack';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { clockNow } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { type DownloadCapability, sealDownload } from '../../library/capabilities/model.ts';
import { findPackages } from '../../library/files/model.ts';
import { packagesOf } from '../../publishing/submission/model.ts';
import type { Works } from '../../works.ts';
import type { StoreUrl } from './service.ts';

interface Asked extends Omit<DownloadCapability, 'file'> {
  /** Whether the caller may have the whole; trials are for everyone. */
  whole: boolean;
  /** Null for all systems. */
  os: System | null;
}

/**
 * Returns the addresses of a listing's uploaded packages that the caller may have, valid for 12 hours; a refund ends those of a purchase.
 */
export async function findDownloads(
  { db, works }: { db: Db; works: Works },
  data: StoreSubmitDraft,
  { whole, os, ...right }: Asked,
): Promise<StoreUrl[]> {
  const wanted = packagesOf(data).filter((each) => (whole || each.type === 'trial_app') && (os === null || each.os === os));
  if (wanted.length === 0) return [];
  const now = await clockNow(db);
  const files = await findPackages(
    db,
    wanted.map(({ file_uuid }) => file_uuid),
  );
  const urls = wanted.map(async ({ type, os: system, file_uuid }) => {
    const file = files.find(({ uuid }) => uuid === file_uuid);
    if (!file) return [];
    const basis = type === 'trial_app' ? ('trial' as const) : right.basis;
    const capability = await sealDownload({ ...right, basis, file: file.uuid }, works.grantSecret, now);
    const url = `${works.addresses.files}/p/${capability}/${encodeURIComponent(file.basename)}`;
    return [{ type, os: system, url, app_uuid: null, kind: 'package' }];
  });
  return (await Promise.all(urls)).flat();
}
