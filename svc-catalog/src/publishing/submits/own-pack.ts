import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { DomainError } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { findApps } from '../../library/apps/service.ts';
import { lockPackages } from '../../library/files/model.ts';
import type { StoreRow } from '../listings/model.ts';
import { appsOf, packagesOf } from '../submission/model.ts';

/**
 * Requires that a package's apps and uploads belong to the listing's owner, and each upload to its system. Locks the uploads until the
 * transaction ends. An app in the trash may be saved, but not submitted.
 * @throws DomainError `input/invalid` with the path of each wrong one
 */
export async function requireOwnPack(tx: Db, { owner_uuid }: StoreRow, draft: StoreSubmitDraft): Promise<void> {
  const [namedApps, uploads] = [appsOf(draft), packagesOf(draft)];
  const idsOf = (rows: readonly { uuid: string }[]) => rows.map(({ uuid }) => uuid);
  const apps = await findApps(tx, idsOf(namedApps));
  const own = new Set(idsOf(apps.filter((app) => app.owner_uuid === owner_uuid)));
  const files = await lockPackages(
    tx,
    uploads.map(({ file_uuid }) => file_uuid),
  );
  const isFor = (uuid: string, os: string) =>
    files.some((file) => file.uuid === uuid && file.owner_uuid === owner_uuid && file.system === os);
  const fields = [
    ...namedApps.filter(({ uuid }) => !own.has(uuid)).map(({ path }) => ({ path, key: 'missing.pack_app_unknown' })),
    ...uploads.filter(({ file_uuid, os }) => !isFor(file_uuid, os)).map(({ path }) => ({ path, key: 'upload.errors.notYours' })),
  ];
  if (fields.length > 0) throw new DomainError('input/invalid', { fields });
}
