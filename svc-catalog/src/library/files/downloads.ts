import type { SentFile } from '@meowtale/contracts/inputs/catalog/upload';
import type { UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import type { Works } from '../../works.ts';
import { hasDownload } from '../plans/policy.ts';
import { rightsOf } from '../plans/service.ts';
import { downloadUrl, findPackages, refTo, shownRef } from './model.ts';
import { type FileRow, isShown } from './repository.ts';

/** Returns GraphQL's FileRef of any upload for its owner. An original has an address only if their plan includes downloads (SPEC §1). */
export async function fileRef(db: Db, works: Pick<Works, 'addresses' | 'grantSecret'>, file: FileRow): Promise<SentFile> {
  if (isShown(file)) return shownRef(works, file);
  const { services } = await rightsOf(db, file.owner_uuid);
  return refTo(file, hasDownload(services) ? await downloadUrl(db, works, file) : null);
}

/**
 * Finds uploaded packages by id, each with an address that is valid for 15 minutes if the reader may download it: staff, who review it, and
 * people whose plan includes downloads.
 */
export async function findPackageRefs(
  db: Db,
  works: Pick<Works, 'addresses' | 'grantSecret'>,
  uuids: readonly string[],
  reader: Pick<UserActor, 'uuid' | 'roles'>,
): Promise<Map<string, SentFile>> {
  const files = await findPackages(db, uuids);
  const may = files.length > 0 && (reader.roles.includes('staff') || hasDownload((await rightsOf(db, reader.uuid)).services));
  const refs = files.map(async (file) => [file.uuid, refTo(file, may ? await downloadUrl(db, works, file) : null)] as const);
  return new Map(await Promise.all(refs));
}
