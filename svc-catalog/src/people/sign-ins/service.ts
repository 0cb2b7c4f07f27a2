import { setTimeout } from 'node:timers/promises';
import { SIGNED_OUT_MAX } from '@meowtale/contracts';
import { DomainError, inTransaction, type UserActor } from '@meowtale/service-kit';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../database.ts';
import type { Identity } from '../people/model.ts';
import { lockPerson, setSignedOut, type UserRow } from '../people/service.ts';
import { deviceOf } from './device.ts';
import { deleteSignIn, deleteSignIns, findSignIn, keepNewest, listSignIns, noteSeen, type SignInRow } from './repository.ts';

/** Sign-ins listed per person; older ones aren't listed but stay valid. */
const KEPT = 20;

export interface Caller {
  agent: string | null;
  country: string | null;
}

/** Records a person's sign-in with its browser and country. */
export async function noteSignIn(db: Db, { uuid, authTime }: UserActor, { agent, country }: Caller): Promise<void> {
  const isNew = await noteSeen(db, { user_uuid: uuid, auth_time: authTime, country, ...deviceOf(agent) });
  if (isNew) await keepNewest(db, uuid, KEPT);
}

export type SignIn = SignInRow & { is_this: boolean };

/** Returns a person's sign-ins, including the current one. */
export async function findSignIns(db: Db, actor: UserActor, caller: Caller): Promise<SignIn[]> {
  await noteSignIn(db, actor, caller);
  return (await listSignIns(db, actor.uuid)).map((row) => ({ ...row, is_this: row.auth_time === actor.authTime }));
}

/**
 * Ends one sign-in: calls about money, staff and uploads are rejected at once, all others within 30 s.
 * @throws DomainError `404`; `sign-in/limit` when so many were ended one by one that only ending all is left
 */
export function endSignIn(db: Db, identity: Identity, actor: UserActor, uuid: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const person = await requirePerson(tx, actor);
    const ended = isUuid(uuid) ? await findSignIn(tx, actor.uuid, uuid) : undefined;
    if (!ended) throw new DomainError('404');
    if (person.signed_out.length >= SIGNED_OUT_MAX) throw new DomainError('sign-in/limit');
    const signedOut = [...person.signed_out, ended.auth_time];
    await setSignedOut(tx, actor.uuid, { signed_out: signedOut });
    await deleteSignIn(tx, ended.uuid);
    // Last, so that the claims never have what the database lacks: if it fails, the transaction is rolled back.
    await identity.writeClaims(person.firebase_uid, { muid: person.uuid, roles: person.roles, signedOut });
    return true;
  });
}

/** Returns once a second since 1970 is over by this host's clock, by which `revokeRefreshTokens` says until when sign-ins are ended. */
async function waitUntilOver(second: number): Promise<void> {
  // A timer may fire a millisecond early.
  while (Date.now() < (second + 1) * 1000) await setTimeout((second + 1) * 1000 - Date.now());
}

/**
 * Ends all of a person's sign-ins, including the current one; within the same times. Sign-ins are known by whole seconds: those of the
 * second in which this is done are ended too, and it returns when that second is over, so that the next sign-in is valid.
 */
export async function endAllSignIns(db: Db, identity: Identity, actor: UserActor): Promise<boolean> {
  // An account may be created in the second of this sign-in, and the second of its creation ends none (`validAfterOf`).
  await waitUntilOver(actor.authTime);
  await inTransaction(db, async (tx) => {
    const person = await requirePerson(tx, actor);
    await setSignedOut(tx, actor.uuid, { signed_out: [], allUntil: actor.authTime });
    await deleteSignIns(tx, actor.uuid);
    await identity.signOutEverywhere(person.firebase_uid);
    await identity.writeClaims(person.firebase_uid, { muid: person.uuid, roles: person.roles, signedOut: [] });
  });
  await waitUntilOver(Math.floor(Date.now() / 1000));
  return true;
}

async function requirePerson(tx: Db, actor: UserActor): Promise<UserRow> {
  const person = await lockPerson(tx, actor.uuid);
  if (!person) throw new DomainError('auth/required');
  return person;
}
