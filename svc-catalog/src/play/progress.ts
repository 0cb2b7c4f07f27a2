import { inTransaction, recordEvent } from '@meowtale/service-kit';
import type { AppRow } from '../apps/service.ts';
import type { Db } from '../database.ts';
import type { ProgressRow } from './repository.ts';
import * as plays from './repository.ts';

/** Others hear of progress in so many steps, not of every turn. */
const STEPS = 20;
const PLACE_MAX = 200;

/** Notes, once, when a person first opened what they paid for: refunds count from then (DESIGN §4). */
export async function recordOpening(db: Db, userUuid: string, storeUuid: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const opened = await plays.noteFirstOpening(tx, userUuid, storeUuid);
    if (opened === undefined) return;
    const sold = await plays.findSold(tx, storeUuid);
    await publishProgress(tx, opened, sold?.segments ?? 0);
  });
}

/**
 * Counts the places of a bought story at which a save says its reader has stood: stories of our own model are taken back by them. A
 * save is the reader's own word, so an ink story is taken back by the time since it was opened, whatever stands here (DESIGN §4).
 */
export async function recordPlaces(tx: Db, userUuid: string, app: AppRow, save: string): Promise<void> {
  if (app.kind === 'upload' || app.store_uuid === null || app.segments === 0) return;
  const progress = await plays.lockProgress(tx, userUuid, app.store_uuid);
  // A trial is nobody's purchase.
  if (!progress || (await plays.findSold(tx, app.store_uuid))?.uuid !== app.uuid) return;
  const places = [...new Set([...progress.places, ...placesIn(save)])].slice(0, app.segments);
  if (places.length <= progress.places.length) return;
  const told_step = Math.floor((places.length * STEPS) / app.segments);
  const isStep = told_step > progress.told_step;
  const changed = await plays.changeProgress(tx, progress, {
    places,
    ...(isStep && { told_step, revision: progress.revision + 1 }),
  });
  if (isStep) await publishProgress(tx, changed, app.segments);
}

/** Where the turns of a save of ours stand; whatever else a save holds says nothing. */
function placesIn(save: string): string[] {
  const { turns } = (JSON.parse(save) ?? {}) as { turns?: unknown };
  if (!Array.isArray(turns)) return [];
  const places = turns.map((turn: { place?: unknown } | null) => (turn?.place === null ? '' : turn?.place));
  return places.filter((place): place is string => typeof place === 'string' && place.length <= PLACE_MAX && isText(place));
}

/** What JSON can say and a text of the database can't isn't where a story of ours has a place. */
const isText = (place: string): boolean => place.isWellFormed() && !place.includes('\0');

async function publishProgress(tx: Db, progress: ProgressRow, segmentsTotal: number): Promise<void> {
  const { user_uuid: userUuid, store_uuid: storeUuid, revision, first_opened_at, places } = progress;
  const segmentsServed = Math.min(places.length, segmentsTotal);
  const payload = { userUuid, storeUuid, revision, firstOpenedAt: first_opened_at.toISOString(), segmentsServed, segmentsTotal };
  await recordEvent(tx, 'catalog.play.changed', { aggregateId: `${userUuid}.${storeUuid}`, payload });
}
