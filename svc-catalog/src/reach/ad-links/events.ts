import { recordEvent } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import type { AdLinkRow } from './repository.ts';

/** Publishes a link's state to the wallet, which attributes sales by it. */
export async function publishAdLink(tx: Db, link: AdLinkRow, requestId: string | null): Promise<void> {
  const { uuid: adLinkUuid, uid, store_uuid: storeUuid, owner_uuid: ownerUuid, state } = link;
  const payload = { adLinkUuid, revision: link.revision, uid, storeUuid, ownerUuid, state };
  await recordEvent(tx, 'catalog.ad-link.changed', { aggregateId: adLinkUuid, payload, requestId });
}
