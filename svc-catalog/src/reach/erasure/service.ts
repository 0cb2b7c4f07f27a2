import type { ErasureReason } from '@meowtale/contracts/erasure';
import type { ErasureDecided } from '@meowtale/contracts/events/wallet/erasure';
import { erasureInput } from '@meowtale/contracts/inputs/catalog/erasure';
import { DomainError, inTransaction, parseInput, requireRecent, type UserActor } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { notifyPerson } from '../../people/notices/service.ts';
import type { Identity } from '../../people/people/model.ts';
import { erasePersonRow, lockPerson } from '../../people/people/service.ts';
import { eraseAdLinksOf } from '../ad-links/service.ts';
import { askWallet } from './ask-wallet.ts';
import { erasePerson } from './erase-repository.ts';
import * as erasures from './repository.ts';

export const findErasure = (db: Db, userUuid: string) => erasures.findLast(db, userUuid).then((row) => row ?? null);

/**
 * Requests the erasure of an account; the wallet is asked first, then the request waits. Returns an open request if there is one.
 * @throws DomainError `input/invalid` for another address; `auth/recent`; `auth/required` without an account; `erasure/refused` with the
 *   reasons
 */
export async function addErasure(db: Db, actor: UserActor, args: unknown, requestId: string): Promise<erasures.ErasureRow> {
  const { email } = parseInput(erasureInput, args);
  await requireRecent(db, actor);
  return inTransaction(db, async (tx) => {
    const person = await lockPerson(tx, actor.uuid);
    if (!person) throw new DomainError('auth/required');
    if (email.toLowerCase() !== person.email.toLowerCase())
      throw new DomainError('input/invalid', { fields: [{ path: 'email', key: 'invalid.other-address' }] });
    const reasons = await erasures.findReasons(tx, person.uuid);
    if (reasons.length > 0) throw new DomainError('erasure/refused', { data: { reasons } });
    const added = await erasures.insertErasure(tx, { uuid: uuidv7(), user_uuid: person.uuid });
    if (added) await askWallet(tx, added, false, requestId);
    const row = added ?? (await erasures.findLast(tx, person.uuid));
    if (!row) throw new Error('an erasure was neither added nor found');
    return row;
  });
}

/** Cancels an open request; returns whether there was one. */
export function cancelErasure(db: Db, actor: UserActor): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockPerson(tx, actor.uuid);
    const last = await erasures.findLast(tx, actor.uuid);
    // Read under the lock: an erasure that is being carried out can't be cancelled.
    const row = last && (await erasures.lockErasure(tx, last.uuid));
    if (row?.state !== 'asking' && row?.state !== 'waiting' && row?.state !== 'checking') return false;
    await erasures.setState(tx, row.uuid, 'cancelled');
    return true;
  });
}

/** Applies the wallet's decision on an open request, together with the catalogue's current reasons, and notifies the person. */
export async function applyDecision(tx: Db, { erasureUuid, isLast, reasons }: ErasureDecided): Promise<void> {
  const row = await erasures.lockErasure(tx, erasureUuid);
  if (row?.state !== (isLast ? 'checking' : 'asking')) return;
  const against: ErasureReason[] = [...(await erasures.findReasons(tx, row.user_uuid)), ...reasons];
  const to = row.user_uuid;
  if (against.length > 0) {
    await erasures.setState(tx, row.uuid, 'refused', against);
    return notifyPerson(tx, { key: 'erasure-refused', to });
  }
  const { due_at } = await erasures.setState(tx, row.uuid, isLast ? 'erasing' : 'waiting');
  if (!isLast && due_at) await notifyPerson(tx, { key: 'erasure-due', to, details: { until: due_at.toISOString() } });
}

/** Asks the wallet again about each due request. Returns how many. */
export async function recheckDue(db: Db): Promise<number> {
  for (let askedCount = 0; ; askedCount += 1) {
    const more = await inTransaction(db, async (tx) => {
      const row = await erasures.lockNextDue(tx);
      if (row) await askWallet(tx, await erasures.setState(tx, row.uuid, 'checking'), true, null);
      return row !== undefined;
    });
    if (!more) return askedCount;
  }
}

const AT_ONCE = 50;

/**
 * Erases due persons: first at the identity service, so that they can't sign in any more, then here. An interrupted erasure is repeated,
 * and a failed one doesn't block others; returns the number of requests.
 * @throws the first error, after all were tried
 */
export async function eraseDue(db: Db, identity: Pick<Identity, 'deletePerson'>): Promise<number> {
  const due = await erasures.listErasing(db, AT_ONCE);
  const faults: unknown[] = [];
  for (const one of due) await eraseOne(db, identity, one).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
  return due.length;
}

async function eraseOne(
  db: Db,
  identity: Pick<Identity, 'deletePerson'>,
  { uuid, user_uuid, firebase_uid }: Awaited<ReturnType<typeof erasures.listErasing>>[number],
): Promise<void> {
  await identity.deletePerson(firebase_uid);
  await inTransaction(db, async (tx) => {
    const row = await erasures.lockErasure(tx, uuid);
    if (row?.state !== 'erasing') return;
    await eraseAdLinksOf(tx, user_uuid);
    await erasePerson(tx, user_uuid);
    await erasePersonRow(tx, user_uuid);
    await erasures.setState(tx, uuid, 'done');
  });
}

/** Erases again after the person's last token has expired, which could have written until then. Returns how many. */
export async function sweepErased(db: Db): Promise<number> {
  for (let swept = 0; ; swept += 1) {
    const more = await inTransaction(db, async (tx) => {
      const row = await erasures.lockNextUnswept(tx);
      if (!row) return false;
      await eraseAdLinksOf(tx, row.user_uuid);
      await erasePerson(tx, row.user_uuid);
      await erasePersonRow(tx, row.user_uuid);
      await erasures.markSwept(tx, row.uuid);
      return true;
    });
    if (!more) return swept;
  }
}
