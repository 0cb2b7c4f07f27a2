import { SIGNED_OUT_MAX } from '@meowtale/contracts';
import { DomainError, inTransaction, type UserActor } from '@meowtale/service-kit';
import { validate as isUuid } from 'uuid';
import type { Db } from '../database.ts';
import type { Identity } from '../people/identity.ts';
import { lockPerson, setSignedOut, type UserRow } from '../people/service.ts';
import { deviceOf } from './device.ts';
import { deleteSignIn, deleteSignIns, findSignIn, keepNewest, listSignIns, noteSeen, type SignInRow } from './repository.ts';

/** So many of a person's sign-ins are told; older ones are forgotten, not ended. */
const KEPT = 20;

export interface Caller {
  agent: string | null;
  country: string | null;
}

/** Notes where somebody is signed in, by what their own calls say. */
export async function noteSignIn(db: Db, { uuid, authTime }: UserActor, { agent, country }: Caller): Promise<void> {
  const isNew = await noteSeen(db, { user_uuid: uuid, auth_time: authTime, country, ...deviceOf(agent) });
  if (isNew) await keepNewest(db, uuid, KEPT);
}

export type SignIn = SignInRow & { is_this: boolean };

/** Where somebody is signed in, the one that is asking among them. */
export async function findSignIns(db: Db, actor: UserActor, caller: Caller): Promise<SignIn[]> {
  await noteSignIn(db, actor, caller);
  return (await listSignIns(db, actor.uuid)).map((row) => ({ ...row, is_this: row.auth_time === actor.authTime }));
}

/**
 * Ends one sign-in: money, staff and upload calls refuse it at once, everything else within 30 s.
 * @throws DomainError `404`; `sign-in/limit` where so many stand ended one by one that only ending all is left
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
    // Last, so that nothing is written there of what isn't here: one that fails undoes this.
    await identity.writeClaims(person.firebase_uid, { muid: person.uuid, roles: person.roles, signedOut });
    return true;
  });
}

/** Ends all of somebody's sign-ins, the one that asks too; likewise at once and within 30 s. */
export function endAllSignIns(db: Db, identity: Identity, actor: UserActor): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const person = await requirePerson(tx, actor);
    await setSignedOut(tx, actor.uuid, { signed_out: [], all: true });
    await deleteSignIns(tx, actor.uuid);
    await identity.signOutEverywhere(person.firebase_uid);
    await identity.writeClaims(person.firebase_uid, { muid: person.uuid, roles: person.roles, signedOut: [] });
    return true;
  });
}

async function requirePerson(tx: Db, actor: UserActor): Promise<UserRow> {
  const person = await lockPerson(tx, actor.uuid);
  if (!person) throw new DomainError('auth/required');
  return person;
}
