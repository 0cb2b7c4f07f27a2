import {
  findPeopleInput,
  GIVEN_ROLES,
  liftSuspensionInput,
  setPersonRolesInput,
  suspendPersonInput,
} from '@meowtale/contracts/inputs/catalog/account-status';
import { listQuery } from '@meowtale/contracts/inputs/catalog/listing';
import { DomainError, inTransaction, parseInput, parseQuery, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { cursorOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import { notifyPerson } from '../../people/notices/service.ts';
import type { Identity } from '../../people/people/model.ts';
import { changeRoles, lockPerson, publishPerson } from '../../people/people/service.ts';
import { type Publishing, suspendListings } from '../../publishing/listings/service.ts';
import { recordStaffAction, type StaffAction } from '../audit/service.ts';
import { requireOthers } from './policy.ts';
import { countPeople, endSuspension, listPeople, lockNextOver, type PersonRow, suspendFor } from './repository.ts';

/** Returns people by uuid, address or nickname, the newest first. @throws DomainError `input/invalid` */
export async function findPeople(db: Db, args: { q?: unknown }): Promise<Page<PersonRow>> {
  const { keyword } = parseInput(findPeopleInput, args);
  const query = parseQuery(listQuery, args.q);
  const range = toPageRange(query, 'time');
  const [rows, total] = await Promise.all([listPeople(db, keyword ?? '', range), countPeople(db, keyword ?? '')]);
  const cursor = (row: PersonRow) => cursorOf(row.created_at, row.uuid);
  return toPage(rows, { query, range, total, cursor }, rows.slice(0, range.limit));
}

interface Deciding extends Publishing {
  db: Db;
  identity: Identity;
}

/**
 * Sets the roles that staff give (SPEC §6), here and in the identity service's claims.
 * @throws DomainError `404`; `auth/forbidden` for themselves or other staff; `input/invalid`; `auth/unavailable`
 */
export function setRoles({ db, identity, requestId }: Deciding, staff: UserActor, args: unknown): Promise<PersonRow> {
  const { user_uuid, roles, contracted_level, reason } = parseInput(setPersonRolesInput, args);
  return inTransaction(db, async (tx) => {
    const person = await lockOther(tx, staff, user_uuid);
    const level = roles.includes('contracted_author') ? (contracted_level ?? null) : null;
    const otherRoles = person.roles.filter((role) => !GIVEN_ROLES.some((given) => given === role));
    const changed = await changeRoles(tx, { person, roles: [...otherRoles, ...roles], contracted_level: level }, requestId);
    await note(tx, staff, person, { action: 'person-roles', reason, details: { before: person.roles, roles, contracted_level: level } });
    await tellRoles(tx, person, changed, reason);
    // Last, so that the claims never have what the database lacks: if it fails, the transaction is rolled back.
    await identity.writeClaims(person.firebase_uid, { muid: person.uuid, roles: changed.roles, signedOut: changed.signed_out });
    return changed as PersonRow;
  });
}

/** Tells a person their new roles, if they changed. */
async function tellRoles(tx: Db, before: PersonRow, now: Pick<PersonRow, 'roles' | 'contracted_level'>, text: string): Promise<void> {
  const isSame = before.roles.length === now.roles.length && before.roles.every((role) => now.roles.includes(role));
  if (isSame && before.contracted_level === now.contracted_level) return;
  const level = now.contracted_level !== null && { contracted_level: now.contracted_level };
  await notifyPerson(tx, { key: 'account-roles', to: before.uuid, details: { roles: now.roles, ...level, text } });
}

/**
 * Suspends a person (ADR 27).
 * @throws DomainError `404`; `auth/forbidden` for themselves or other staff; `input/invalid`, also for days that end no later than the
 *   current suspension
 */
export function suspend({ db, ...publishing }: Deciding, staff: UserActor, args: unknown): Promise<PersonRow> {
  const { user_uuid, days, reason } = parseInput(suspendPersonInput, args);
  return inTransaction(db, async (tx) => {
    const person = await lockOther(tx, staff, user_uuid);
    const until = await suspendFor(tx, person.uuid, days);
    if (!until) throw suspendedError(person);
    await suspendListings(tx, person.uuid, true, publishing);
    await publishPerson(tx, person.uuid, publishing.requestId);
    await notifyPerson(tx, { key: 'account-suspended', to: person.uuid, details: { text: reason, until: until.toISOString() } });
    await note(tx, staff, person, { action: 'person-suspend', reason, details: { days, until } });
    return { ...person, suspended_until: until };
  });
}

/** Ends a suspension early. @throws DomainError `404` for a person who isn't suspended; `auth/forbidden`, `input/invalid` */
export function lift({ db, ...publishing }: Deciding, staff: UserActor, args: unknown): Promise<PersonRow> {
  const { user_uuid, reason } = parseInput(liftSuspensionInput, args);
  return inTransaction(db, async (tx) => {
    const person = await lockOther(tx, staff, user_uuid);
    if (!person.suspended_until) throw new DomainError('404');
    await restore(tx, person, publishing);
    await note(tx, staff, person, { action: 'person-lift', reason });
    return { ...person, suspended_until: null };
  });
}

/** Ends the suspensions that are over and returns how many; any number of processes may run it. */
export async function endSuspensions(db: Db, publishing: Publishing): Promise<number> {
  for (let ended = 0; ; ended += 1) {
    const more = await inTransaction(db, async (tx) => {
      const person = await lockNextOver(tx);
      if (person) await restore(tx, person, publishing);
      return person !== undefined;
    });
    if (!more) return ended;
  }
}

async function restore(tx: Db, person: PersonRow, publishing: Publishing): Promise<void> {
  await endSuspension(tx, person.uuid);
  await suspendListings(tx, person.uuid, false, publishing);
  await publishPerson(tx, person.uuid, publishing.requestId);
  await notifyPerson(tx, { key: 'account-restored', to: person.uuid });
}

function suspendedError({ suspended_until }: PersonRow): DomainError {
  const params = { to: suspended_until?.toISOString() ?? '' };
  return new DomainError('input/invalid', { fields: [{ path: 'days', key: 'invalid.suspended-longer', params }] });
}

async function lockOther(tx: Db, staff: UserActor, uuid: string): Promise<PersonRow> {
  const person = await lockPerson(tx, uuid);
  if (!person) throw new DomainError('404', { fields: [{ path: 'user_uuid', key: 'invalid.id' }] });
  requireOthers(staff, person);
  return person as PersonRow;
}

const note = (tx: Db, staff: UserActor, { uuid, nickname }: PersonRow, entry: Pick<StaffAction, 'action' | 'reason' | 'details'>) =>
  recordStaffAction(tx, { ...entry, actorUuid: staff.uuid, subject: { type: 'person', uuid, name: nickname } });
