import { watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database.ts';
import type { Works } from '../../works.ts';
import { endSuspensions } from './service.ts';

const EVERY_MS = 30_000;

/** Ends suspensions that are over while the service runs. */
export const watchSuspensions = (app: FastifyInstance, db: Db, works: Pick<Works, 'addresses'>): void =>
  watch(app, { everyMs: EVERY_MS, work: () => endSuspensions(db, { works, requestId: null }), fault: 'suspensions could not be ended' });
