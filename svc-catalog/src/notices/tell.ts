import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import type { StoreRow } from '../listings/stores.ts';
import { insertNotice, wasToldToday } from './repository.ts';

/** What followers are told of; an update is told with the one it is. */
type Happening = { key: 'release' } | { key: 'update'; updateUuid: string };

/**
 * Notes, in the transaction of what happened, that an author's followers are to be told of it; handing it out is `handOutNotices`'.
 * Of the updates of one work one a day is told: the others stand on its page.
 */
export async function tellFollowers(tx: Db, store: StoreRow, happening: Happening): Promise<void> {
  const { key } = happening;
  if (key === 'update' && (await wasToldToday(tx, store.uuid, key))) return;
  const { platform_key, owner_uuid: author_uuid, uuid: store_uuid } = store;
  const update_uuid = happening.key === 'update' ? happening.updateUuid : null;
  await insertNotice(tx, { uuid: uuidv7(), type: 'system', key, platform_key, author_uuid, store_uuid, update_uuid });
}
