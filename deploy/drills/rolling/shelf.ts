import { randomUUID } from 'node:crypto';
import { storeSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { createDatabase } from '@meowtale/service-kit';
import { toCard, toListing } from '../../../svc-catalog/src/publishing/indexing/document.ts';
import type { Listing } from '../stock.ts';

/** Returns the rows that the catalogue has of a released listing, by table. */
function rowsOf({ storeUuid, price }: Listing, ownerUuid: string): [table: string, row: object][] {
  const [submitUuid, nickname, released_at] = [randomUUID(), 'A drill', new Date()];
  const data = storeSubmitDraft.parse({
    store_submit_info: {
      ...{ author: '', category: 'normal-age', tag_keys: [], default_lang: 'en-US', serial_status: 'completed', platforms: ['web'] },
      list: [{ language: 'en-US', name: `A tale for ${price}`, brief: 'Of a ferry.', introduction: 'It never lands.' }],
    },
    store_submit_game_pack: { type: 3, languages: ['en-US'] },
    store_submit_price: { auth_type: 1, list: [{ country: 'us', meowcent: price }] },
  });
  const state = { status: 'on', released_at, is_listed: true, is_held: false, promoted_at: null } as const;
  const store = { uuid: storeUuid, owner_uuid: ownerUuid, platform_key: 'meowtale', auth_type: 1, ...state } as const;
  const listing = toListing({ store, submit: { uuid: submitUuid, data }, appLanguages: [], nickname });
  const released = { owner_uuid: ownerUuid, platform_key: 'meowtale', auth_type: 1, cps_share_bp: 2000, announced_at: released_at };
  return [
    ['stores', { uuid: storeUuid, ...released, released_at }],
    ['store_submits', { uuid: submitUuid, store_uuid: storeUuid, page_state: 4, package_state: 4, data, released_at }],
    ['listings', { ...listing, is_indexed: true, on_sale: true, released_at }],
    ['listing_cards', { store_uuid: storeUuid, data: toCard(data), term_ids: [] }],
    ['store_stats', { store_uuid: storeUuid, like_count: 0, released_at }],
  ];
}

/** Writes released listings into the catalogue's database, whose triggers and checks are off meanwhile. @param url of a superuser */
export async function fillShelf(url: string, listings: readonly Listing[]): Promise<void> {
  const db = createDatabase(url, { name: 'drill', poolMax: 1 });
  const owner = { uuid: randomUUID(), firebase_uid: 'drill', email: 'drill@meowtale.example', email_verified: true, nickname: 'A drill' };
  try {
    await db.raw('set session_replication_role = replica');
    await db('users').insert({ ...owner, roles: ['user'] });
    for (const listing of listings) for (const [table, row] of rowsOf(listing, owner.uuid)) await db(table).insert(row);
  } finally {
    await db.destroy();
  }
}
