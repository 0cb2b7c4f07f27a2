import { inTransaction, recordEvent } from '@meowtale/service-kit';
import { segmentOf } from '@meowtale/story/shortest-path';
import { z } from 'zod';
import type { Db } from '../../database.ts';
import type { AppRow } from '../../library/apps/service.ts';
import { countPlayer } from '../../publishing/listings/model.ts';
import type { ProgressRow } from './repository.ts';
import * as plays from './repository.ts';

/** Progress is published in this many steps, not for every turn. */
const STEPS = 20;
/** Maximum length of a place, in characters. */
const PLACE_MAX = 200;

/** Records once when a person first opened what they paid for: refunds count from then (DESIGN §4). */
export async function recordOpening(db: Db, userUuid: string, storeUuid: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const opened = await plays.noteFirstOpening(tx, userUuid, storeUuid);
    if (opened === undefined) return;
    await countPlayer(tx, storeUuid);
    const sold = await plays.findSold(tx, storeUuid);
    await publishProgress(tx, opened, sold?.shortest_path ?? 0);
  });
}

/**
 * Counts a save's places, which the buyer sees, and its segments without those of the free opening, by which refunds are decided (DESIGN
 * §4). Only adds: a save is written by the player's browser, so it mustn't give a right to a refund.
 */
export async function recordPlaces(tx: Db, userUuid: string, app: AppRow, save: string): Promise<void> {
  const { kind, store_uuid, segments: placesMax, shortest_path: segmentsMax } = app;
  if (kind === 'upload' || store_uuid === null || placesMax === 0) return;
  const progress = await plays.lockProgress(tx, userUuid, store_uuid);
  const sold = progress && (await plays.findSold(tx, store_uuid));
  // Playing a trial doesn't count.
  if (!progress || sold?.uuid !== app.uuid) return;
  const free = new Set(sold.opening_segments);
  const stops = stopsIn(save);
  const places = addNew(
    progress.places,
    stops.map(({ place }) => place ?? ''),
    placesMax,
  );
  const segments = addNew(
    progress.segments,
    stops.flatMap((stop) => segmentOf(kind, stop) ?? []).filter((segment) => !free.has(segment)),
    segmentsMax ?? 0,
  );
  if (places.length + segments.length === progress.places.length + progress.segments.length) return;
  const told_step = segmentsMax === null ? 0 : Math.floor((segments.length * STEPS) / segmentsMax);
  const isStep = told_step > progress.told_step;
  const changed = await plays.changeProgress(tx, progress, {
    places,
    segments,
    ...(isStep && { told_step, revision: progress.revision + 1 }),
  });
  if (isStep) await publishProgress(tx, changed, segmentsMax ?? 0);
}

/** Returns the known and the new values, at most `max`. */
function addNew(known: readonly string[], more: readonly string[], max: number): string[] {
  return [...new Set([...known, ...more])].slice(0, Math.max(known.length, max));
}

/** A place in our stories: no lone surrogates or NULs, which JSON allows and PostgreSQL's text doesn't. */
const name = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'));
const stop = z.object({
  place: name.max(PLACE_MAX).nullable(),
  chosen: z.string().nullable().catch(null),
  choice: name.optional().catch(undefined),
});
type Stop = z.infer<typeof stop>;

/** Returns the turns of a save in our format; none for any other content. */
function stopsIn(save: string): Stop[] {
  const { turns } = (JSON.parse(save) ?? {}) as { turns?: unknown };
  if (!Array.isArray(turns)) return [];
  return turns.flatMap((each) => stop.safeParse(each).data ?? []);
}

async function publishProgress(tx: Db, progress: ProgressRow, segmentsTotal: number): Promise<void> {
  const { user_uuid: userUuid, store_uuid: storeUuid, revision, first_opened_at, segments } = progress;
  const segmentsServed = Math.min(segments.length, segmentsTotal);
  const payload = { userUuid, storeUuid, revision, firstOpenedAt: first_opened_at.toISOString(), segmentsServed, segmentsTotal };
  await recordEvent(tx, 'catalog.play.changed', { aggregateId: `${userUuid}.${storeUuid}`, payload });
}
