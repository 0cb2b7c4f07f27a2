import { recordEvent } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import type { ErasureRow } from './repository.ts';

/** Asks the wallet whether money is open. */
export async function askWallet(tx: Db, { uuid, user_uuid }: ErasureRow, isLast: boolean, requestId: string | null): Promise<void> {
  const payload = { erasureUuid: uuid, userUuid: user_uuid, isLast };
  await recordEvent(tx, 'catalog.erasure.asked', { aggregateId: user_uuid, payload, requestId });
}
