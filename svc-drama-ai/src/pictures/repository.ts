import type { Knex } from 'knex';
import { asJson } from '../as-json.ts';

export interface ImageConfig {
  keywords: string;
  negative: string;
  /** The user's description of the picture. */
  prompt: string;
  seed: number;
  variant?: { of: string; seed: number };
  provider: string;
  model?: string;
  width?: number;
  height?: number;
}

export interface ImageRow {
  uuid: string;
  drama_uuid: string;
  job_uuid: string;
  folder: 'bg' | 'character' | 'cg';
  resource: string | null;
  config: ImageConfig;
  mime: 'image/jpeg' | 'image/png' | null;
  created_at: Date;
  drawn_at: Date | null;
  expires_at: Date;
  /** The job's state: 0 pending, 1 done, 2 failed, 3 timed out. */
  state: number;
  fault: unknown;
}

type NewImage = Pick<ImageRow, 'uuid' | 'drama_uuid' | 'job_uuid' | 'folder' | 'resource' | 'config'> & { owner_uuid: string };

export const insertImage = (tx: Knex, image: NewImage): Promise<unknown> =>
  tx('drama_images').insert({ ...image, config: asJson(image.config) });

/** Deletes a drama's oldest pictures and retains the newest `limit`, to make room for another. */
export const dropOldest = (tx: Knex, dramaUuid: string, limit: number): Promise<unknown> =>
  tx('drama_images')
    .whereIn(
      'uuid',
      tx('drama_images')
        .where({ drama_uuid: dramaUuid })
        .orderBy('created_at', 'desc')
        .orderBy('uuid', 'desc')
        .offset(limit)
        .select('uuid'),
    )
    .delete();

export interface Drawing {
  config: ImageConfig;
  mime: string;
  bytes: Buffer;
}

/** Saves a drawn picture. Returns false when its drama is deleted. */
export async function putDrawing(tx: Knex, uuid: string, { config, mime, bytes }: Drawing): Promise<boolean> {
  const updated = await tx('drama_images')
    .where({ uuid })
    .update({ config: asJson(config), mime, bytes, drawn_at: tx.raw('clock_now()') });
  return updated > 0;
}

/** Lists a user's own pictures without their bytes, newest first. A picture whose job was pruned counts as failed. */
export function listOwned(
  db: Knex,
  ownerUuid: string,
  { dramaUuid, folder, uuid, days }: { dramaUuid: string; folder: string | undefined; uuid: string | undefined; days: number },
): Promise<ImageRow[]> {
  const rows = db('drama_images')
    .leftJoin('jobs', 'jobs.uuid', 'drama_images.job_uuid')
    .where({ drama_uuid: dramaUuid, owner_uuid: ownerUuid })
    .whereRaw('drama_images.created_at >= clock_now() - make_interval(days => ?)', [days]);
  if (folder) rows.where({ folder });
  if (uuid) rows.where('drama_images.uuid', uuid);
  return rows
    .orderBy('drama_images.created_at', 'desc')
    .orderBy('drama_images.uuid', 'desc')
    .select<ImageRow[]>(
      ...['uuid', 'drama_uuid', 'job_uuid', 'folder', 'resource', 'config', 'mime', 'created_at', 'drawn_at'].map(
        (each) => `drama_images.${each}`,
      ),
      db.raw('drama_images.created_at + make_interval(days => ?) as expires_at', [days]),
      db.raw('case when drawn_at is not null then 1 else coalesce(jobs.state, 2) end as state'),
      'jobs.fault',
    );
}

export async function bytesOf(db: Knex, uuid: string): Promise<Buffer | null> {
  const row = await db<{ uuid: string; bytes: Buffer | null }>('drama_images').where({ uuid }).first('bytes');
  return row?.bytes ?? null;
}

export const PRUNE_IMAGES = (days: number): string => `delete from drama_images where uuid in
  (select uuid from drama_images where created_at < clock_now() - interval '${days} days' limit 200)`;
