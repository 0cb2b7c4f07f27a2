import { recordEvent } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import type { ErasureRow } from './repository.ts';

/** Publishes the request whether the person has open money, which svc-wallet decides. */
export async function askWallet(tx: Db, { uuid, user_uuid }: ErasureRow, isLast: boolean, requestId: string | null): Promise<void> {
  const payload = { erasureUuid: uuid, userUuid: user_uuid, isLast };
  await recordEvent(tx, 'catalog.erasure.asked', { aggregateId: user_uuid, payload, requestId });
}
