import { DomainError, inTransaction, watch } from '@meowtale/service-kit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from '../../database.ts';
import { publishUser } from './events.ts';
import type { Identity } from './identity.ts';
import * as people from './repository.ts';

const EVERY_MS = 5 * 60_000;

type Claims = Pick<Identity, 'readClaims'>;

/**
 * Removes the role staff from those from whom an operator took it in the identity service, so that pages stop marking them before they sign
 * in again. A person whose claims can't be read is re-checked on the next run.
 */
export async function dropFormerStaff(db: Db, identity: Claims, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  for (const { uuid, firebase_uid } of await people.listStaff(db)) {
    try {
      if (!(await isStaffNow(identity, firebase_uid))) await dropStaff(db, uuid);
    } catch (err) {
      log.warn({ event: 'staff.not-checked', err, userUuid: uuid }, 'whether a person is still staff could not be checked');
    }
  }
}

async function isStaffNow(identity: Claims, firebaseUid: string): Promise<boolean> {
  try {
    return (await identity.readClaims(firebaseUid)).roles.includes('staff');
  } catch (error) {
    // The identity service doesn't know the person any more.
    if (error instanceof DomainError && error.code === 'auth/revoked') return false;
    throw error;
  }
}

const dropStaff = (db: Db, uuid: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const person = await people.lockByUuid(tx, uuid);
    if (!person?.roles.includes('staff')) return;
    const roles = person.roles.filter((role) => role !== 'staff');
    await publishUser(tx, await people.changeUser(tx, uuid, { roles }), null);
  });

/** Checks again, every few minutes while the service runs, who is staff. */
export const watchStaff = (app: FastifyInstance, db: Db, identity: Claims): void =>
  watch(app, { everyMs: EVERY_MS, work: () => dropFormerStaff(db, identity, app.log), fault: 'staff could not be re-checked' });
