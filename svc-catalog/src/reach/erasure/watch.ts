import { watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database.ts';
import type { Identity } from '../../people/people/model.ts';
import { eraseDue, recheckDue, sweepErased } from './service.ts';

const EVERY_MS = 30_000;

/** Processes erasures while the service runs. */
export function watchErasures(app: FastifyInstance, db: Db, identity: Pick<Identity, 'deletePerson'>): void {
  const work = async () => {
    await recheckDue(db);
    await eraseDue(db, identity);
    await sweepErased(db);
  };
  watch(app, { everyMs: EVERY_MS, work, fault: 'accounts could not be erased' });
}
