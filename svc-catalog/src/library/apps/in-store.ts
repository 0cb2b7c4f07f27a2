import { pickWords } from '@meowtale/contracts/words';
import type { Db } from '../../database.ts';
import { findCurrent } from '../../publishing/submission/model.ts';
import { AppInUse } from './errors.ts';
import { findPlacements } from './repository.ts';

/** Asserts that no store holds an app. @throws AppInUse with the current name of the listing that does */
export async function assertInNoStore(tx: Db, appUuid: string): Promise<void> {
  const [placement] = await findPlacements(tx, [appUuid]);
  if (!placement) return;
  const info = (await findCurrent(tx, placement.store_uuid))?.data.store_submit_info;
  const language = info?.default_lang ?? '';
  throw new AppInUse('app.errors.inStore', pickWords(info?.list ?? [], language, language)?.name ?? undefined);
}
