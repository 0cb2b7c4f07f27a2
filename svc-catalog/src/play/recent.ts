import { listQuery } from '@meowtale/contracts/inputs/catalog/listing';
import { parseInput } from '@meowtale/service-kit';
import { findApps } from '../apps/service.ts';
import type { Db } from '../database.ts';
import { cursorOf, type Page, toPage, toStretch } from '../list-page.ts';
import { findPublicByUuids } from '../listings/find.ts';
import type { PublicStore } from '../listings/public-view.ts';
import type { Works } from '../works.ts';
import { countPlayed, listPlayed, type PlayedRow } from './recent-repository.ts';

/** GraphQL's PlayRecent. */
export interface PlayRecent {
  app_uuid: string;
  title: string;
  slot: string;
  store_id: string | null;
  store: PublicStore | null;
  updated_at: Date;
}

/** The works in which a person has a place, the one played last first. @throws DomainError `input/invalid` */
export async function findRecent(db: Db, works: Works, userUuid: string, args: { q?: unknown }): Promise<Page<PlayRecent>> {
  const query = parseInput(listQuery, args.q ?? {});
  const stretch = toStretch(query, 'time');
  const [rows, total] = await Promise.all([listPlayed(db, userUuid, stretch), countPlayed(db, userUuid)]);
  const cursor = (row: PlayedRow) => cursorOf(row.updated_at, row.app_uuid);
  return toPage(rows, { query, stretch, total, cursor }, await toViews(db, works, rows.slice(0, stretch.limit)));
}

async function toViews(db: Db, works: Works, rows: readonly PlayedRow[]): Promise<PlayRecent[]> {
  const found = await findApps(
    db,
    rows.map((row) => row.app_uuid),
  );
  const apps = new Map(found.map((app) => [app.uuid, app]));
  const uuids = found.flatMap(({ store_uuid }) => store_uuid ?? []);
  const stores = new Map((await findPublicByUuids(db, works, uuids)).map((store) => [store.uuid, store]));
  return rows.map(({ app_uuid, slot, updated_at }) => {
    const app = apps.get(app_uuid);
    const store = stores.get(app?.store_uuid ?? '') ?? null;
    return { app_uuid, title: app?.name ?? '', slot, store_id: store?.uuid ?? null, store, updated_at };
  });
}
