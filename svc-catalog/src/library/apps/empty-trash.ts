import { TRASH_DAYS } from '@meowtale/contracts';
import { watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database.ts';
import type { Storage } from '../storage/model.ts';
import { AppInUse, AppNotFound } from './errors.ts';
import { listOldTrash } from './repository.ts';
import { delApp } from './service.ts';

const EVERY_MS = 3_600_000;
const AT_ONCE = 100;

/**
 * Deletes apps that were in the trash for thirty days by the database's clock (SPEC §4). One that is restored or deleted by another process
 * meanwhile is skipped. Returns how many were deleted.
 */
export async function emptyTrash(db: Db, storage: Storage, atOnce = AT_ONCE): Promise<number> {
  let deleted = 0;
  for (;;) {
    const old = await listOldTrash(db, TRASH_DAYS, atOnce);
    for (const { uuid, owner_uuid } of old) {
      try {
        await delApp(db, storage, owner_uuid, { uuid });
        deleted += 1;
      } catch (error) {
        if (!(error instanceof AppNotFound || error instanceof AppInUse)) throw error;
      }
    }
    if (old.length < atOnce) return deleted;
  }
}

/** Empties the trash every hour while the service runs. */
export const watchTrash = (app: FastifyInstance, db: Db, storage: Storage): void =>
  watch(app, { everyMs: EVERY_MS, work: () => emptyTrash(db, storage), fault: 'the trash could not be emptied' });
