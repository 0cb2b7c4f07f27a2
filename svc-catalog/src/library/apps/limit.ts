import type { Db } from '../../database.ts';
import { lockLimit } from '../../limit-repository.ts';
import { TooManyApps } from './errors.ts';
import { countOwned } from './repository.ts';

/** More than a person makes by hand; limits scripts. */
const APPS_MAX = 1000;

/** Asserts that a person may have one more app, and locks the limit until the transaction ends. @throws TooManyApps */
export async function requireAppsBelowLimit(tx: Db, ownerUuid: string): Promise<void> {
  await lockLimit(tx, 'apps', ownerUuid);
  if ((await countOwned(tx, ownerUuid)) >= APPS_MAX) throw new TooManyApps();
}
