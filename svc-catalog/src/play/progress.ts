import { inTransaction, recordEvent } from '@meowtale/service-kit';
import { segmentOf } from '@meowtale/story/shortest-path';
import { z } from 'zod';
import type { AppRow } from '../apps/service.ts';
import type { Db } from '../database.ts';
import { countPlayer } from '../listings/released.ts';
import type { ProgressRow } from './repository.ts';
import * as plays from './repository.ts';

/** Others hear of progress in so many steps, not of every turn. */
const STEPS = 20;
/** Characters of a place. */
const PLACE_MAX = 200;

/** Notes, once, when a person first opened what they paid for: refunds count from then (DESIGN §4). */
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
 * Counts what a save says its buyer was at: places of the story, which they see themselves, and segments, by which a story is taken
 * back (DESIGN §4), without those of the opening, which they could read before. A save is the reader's own word: it adds to both and never takes away, so that no save gives a right to a refund.
 */
export async function recordPlaces(tx: Db, userUuid: string, app: AppRow, save: string): Promise<void> {
  const { kind, store_uuid, segments: placesMax, shortest_path: segmentsMax } = app;
  if (kind === 'upload' || store_uuid === null || placesMax === 0) return;
  const progress = await plays.lockProgress(tx, userUuid, store_uuid);
  const sold = progress && (await plays.findSold(tx, store_uuid));
  // A trial is nobody's purchase.
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

/** What is known and what is new, as long as there is room. */
function addNew(known: readonly string[], more: readonly string[], max: number): string[] {
  return [...new Set([...known, ...more])].slice(0, Math.max(known.length, max));
}

/** What JSON can say and a text of the database can't isn't where a story of ours has a place. */
const name = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'));
const stop = z.object({
  place: name.max(PLACE_MAX).nullable(),
  chosen: z.string().nullable().catch(null),
  choice: name.optional().catch(undefined),
});
type Stop = z.infer<typeof stop>;

/** Where the turns of a save of ours are; whatever else a save holds says nothing. */
function stopsIn(save: string): Stop[] {
  const { turns } = (JSON.parse(save) ?? {}) as { turns?: unknown };
  if (!Array.isArray(turns)) return [];
  return turns.flatMap((turn) => stop.safeParse(turn).data ?? []);
}

async function publishProgress(tx: Db, progress: ProgressRow, segmentsTotal: number): Promise<void> {
  const { user_uuid: userUuid, store_uuid: storeUuid, revision, first_opened_at, segments } = progress;
  const segmentsServed = Math.min(segments.length, segmentsTotal);
  const payload = { userUuid, storeUuid, revision, firstOpenedAt: first_opened_at.toISOString(), segmentsServed, segmentsTotal };
  await recordEvent(tx, 'catalog.play.changed', { aggregateId: `${userUuid}.${storeUuid}`, payload });
}
