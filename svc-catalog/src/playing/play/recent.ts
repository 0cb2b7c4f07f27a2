import { listQuery } from '@meowtale/contracts/inputs/catalog/listing';
import { findPlayRecentInput } from '@meowtale/contracts/inputs/catalog/save';
import { parseInput, parseQuery } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { type AppRow, findApps } from '../../library/apps/service.ts';
import { cursorOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import type { PublicStore } from '../../shelf/search/model.ts';
import { findPublicByUuids } from '../../shelf/search/service.ts';
import type { Works } from '../../works.ts';
import { countPlayed, listPlayed, type PlayedRow } from './recent-repository.ts';
import { findProgress } from './repository.ts';

/** GraphQL's PlayRecent. */
export interface PlayRecent {
  app_uuid: string;
  title: string;
  slot: string;
  store_id: string | null;
  store: PublicStore | null;
  updated_at: Date;
  segments_served: number | null;
  segments_total: number | null;
}

/**
 * Returns the works in which a person has a save, the last played first; with `continuing` only those to continue.
 * @throws DomainError `input/invalid`
 */
export async function findRecent(
  db: Db,
  works: Works,
  userUuid: string,
  args: { q?: unknown; continuing?: unknown },
): Promise<Page<PlayRecent>> {
  const query = parseQuery(listQuery, args.q);
  const { continuing } = parseInput(findPlayRecentInput, { continuing: args.continuing ?? undefined });
  const filter = { userUuid, continuing };
  const range = toPageRange(query, 'time');
  const [rows, total] = await Promise.all([listPlayed(db, filter, range), countPlayed(db, filter)]);
  const cursor = (row: PlayedRow) => cursorOf(row.updated_at, row.app_uuid);
  return toPage(rows, { query, range, total, cursor }, await toViews({ db, works }, userUuid, rows.slice(0, range.limit)));
}

async function toViews({ db, works }: { db: Db; works: Works }, userUuid: string, rows: readonly PlayedRow[]): Promise<PlayRecent[]> {
  const found = await findApps(
    db,
    rows.map((row) => row.app_uuid),
  );
  const apps = new Map(found.map((app) => [app.uuid, app]));
  const uuids = found.flatMap(({ store_uuid }) => store_uuid ?? []);
  const stores = new Map((await findPublicByUuids(db, works, uuids)).map((store) => [store.uuid, store]));
  const progress = new Map((await findProgress(db, userUuid, uuids)).map((row) => [row.store_uuid, row.places.length]));
  return rows.map(({ app_uuid, slot, updated_at }) => {
    const app = apps.get(app_uuid);
    const store = stores.get(app?.store_uuid ?? '') ?? null;
    return { app_uuid, title: app?.name ?? '', slot, store_id: store?.uuid ?? null, store, updated_at, ...lengthOf(app, progress) };
  });
}

/** Returns a buyer's progress in a story; nulls for anything else. */
function lengthOf(app: AppRow | undefined, progress: ReadonlyMap<string, number>) {
  const served = progress.get(app?.store_uuid ?? '');
  if (!app || app.segments === 0 || served === undefined) return { segments_served: null, segments_total: null };
  return { segments_served: Math.min(served, app.segments), segments_total: app.segments };
}
