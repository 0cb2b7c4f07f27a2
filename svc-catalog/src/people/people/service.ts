import type { Role } from '@meowtale/contracts';
import { tidyNickname } from '@meowtale/contracts/inputs/catalog/nickname';
import { countryInput, nicknameInput, verificationMailInput } from '@meowtale/contracts/inputs/catalog/people';
import { type SetUserInput, setUserInput } from '@meowtale/contracts/inputs/catalog/profile';
import { type Actor, DomainError, inTransaction, type NewcomerActor, parseInput, type UserActor } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { requireOwnImages } from '../../library/files/model.ts';
import { isRepeat } from '../../seen-revision.ts';
import { publishUser } from './events.ts';
import type { Identity } from './identity.ts';
import { requireFreeNickname, requireSelfTaken, requireValidSignIn, rolesOf, sameRoles } from './policy.ts';
import type { UserRow } from './repository.ts';
import * as people from './repository.ts';

export { countFollower, findByUuid as findPerson, lockByUuid as lockPerson, setSignedOut, type UserRow } from './repository.ts';

/** Erases a person's data and publishes it. */
export async function erasePersonRow(tx: Db, uuid: string): Promise<void> {
  await publishUser(tx, await people.eraseUser(tx, uuid), null);
}

/** Publishes a person whose row another capability has changed, under a new revision. */
export async function publishPerson(tx: Db, uuid: string, requestId: string | null): Promise<void> {
  await publishUser(tx, await people.changeUser(tx, uuid, {}), requestId);
}

/** Sets exactly these roles and publishes the person. */
export async function changeRoles(
  tx: Db,
  { person, roles, contracted_level }: { person: UserRow; roles: readonly Role[]; contracted_level: number | null },
  requestId: string | null,
): Promise<UserRow> {
  const changed = await people.changeUser(tx, person.uuid, { roles: [...new Set(roles)], contracted_level });
  await publishUser(tx, changed, requestId);
  return changed;
}

/** Returns whether a person is staff; null for an unknown one. */
export const isStillStaff = async (db: Db, uuid: string): Promise<boolean | null> =>
  (await people.findByUuid(db, uuid))?.roles.includes('staff') ?? null;

type Person = NewcomerActor | UserActor;

export interface Me extends UserRow {
  tokenRefreshNeeded: boolean;
}

export interface MeRequest {
  db: Db;
  identity: Identity;
  actor: Actor;
  requestId: string;
}

const MAILS_PER_MINUTE = 1;
const MAILS_PER_DAY = 5;

/**
 * Returns the caller's account, created on the first call, and brings its roles and the token's claims up to date (DESIGN §5). Returns null
 * for a guest. `role` takes a role of SELF_TAKEN_ROLES.
 * @throws DomainError `auth/forbidden` for another role, `auth/revoked` for an ended sign-in, `auth/unavailable` when the identity service
 *   is down
 */
export async function findMe({ db, identity, actor, requestId }: MeRequest, role: string | null): Promise<Me | null> {
  if (actor.kind === 'guest') return null;
  const taken = role === null ? null : requireSelfTaken(role);
  const known = actor.kind === 'user' ? await people.findByUuid(db, actor.uuid) : undefined;
  if (known && actor.kind === 'user') requireValidSignIn(known, actor.authTime);
  if (known && actor.kind === 'user' && agrees(actor, known, taken)) return { ...known, tokenRefreshNeeded: false };

  const claims = await identity.readClaims(actor.firebaseUid);
  const user = await inTransaction(db, async (tx) => {
    const row = await bringUpToDate(tx, { actor, operatorSet: claims.roles, taken, requestId });
    const saysSo = claims.muid === row.uuid && sameRoles(claims.roles, row.roles) && claims.signedOut.join() === row.signed_out.join();
    // Written while the row is locked, so that a sign-in ended meanwhile is written after this.
    if (!saysSo) await identity.writeClaims(actor.firebaseUid, { muid: row.uuid, roles: row.roles, signedOut: row.signed_out });
    return row;
  });
  const carried = actor.kind === 'user' && actor.uuid === user.uuid && sameRoles(actor.roles, user.roles);
  return { ...user, tokenRefreshNeeded: !carried };
}

/** Returns whether the token matches the row, so that the identity service needn't be read. */
function agrees(actor: UserActor, user: UserRow, taken: Role | null): boolean {
  const hasTaken = taken === null || user.roles.includes(taken);
  return (
    hasTaken && sameRoles(actor.roles, user.roles) && actor.emailVerified === user.email_verified && (actor.email ?? '') === user.email
  );
}

interface Bringing {
  actor: Person;
  operatorSet: readonly Role[];
  taken: Role | null;
  requestId: string;
}

async function bringUpToDate(tx: Db, { actor, operatorSet, taken, requestId }: Bringing): Promise<UserRow> {
  const isNew = await people.insertUnlessThere(tx, newUser(actor, rolesOf([], operatorSet, taken)));
  const user = await people.lockByFirebaseUid(tx, actor.firebaseUid);
  // The token's uuid belongs to another account: it is from another installation.
  if (!user) throw new DomainError('auth/invalid-token');
  if (isNew) {
    await publishUser(tx, user, requestId);
    return user;
  }
  const roles = rolesOf(user.roles, operatorSet, taken);
  const email = actor.email ?? '';
  if (sameRoles(roles, user.roles) && email === user.email && actor.emailVerified === user.email_verified) return user;
  const changed = await people.changeUser(tx, user.uuid, { roles, email, email_verified: actor.emailVerified });
  await publishUser(tx, changed, requestId);
  return changed;
}

function newUser(actor: Person, roles: Role[]) {
  const uuid = actor.kind === 'user' ? actor.uuid : uuidv7();
  return {
    uuid,
    firebase_uid: actor.firebaseUid,
    email: actor.email ?? '',
    email_verified: actor.emailVerified,
    // Not from the address, which others mustn't learn.
    nickname: `meow-${uuid.slice(-6)}`,
    roles,
  };
}

export interface UserInput {
  auth?: string | null;
  profile?: unknown;
  metadata?: unknown;
  profile_revision?: number | null;
}

/**
 * Changes the profile, its further entries (`metadata`, all of them) and, once, the platform of the lobby (`auth`). Fields that are left
 * out stay unchanged.
 * @throws DomainError `input/invalid`, also for a new nickname that looks like staff's or a creator's; `store/platform-locked` for another
 *   platform; `input/conflict` when the profile was changed since `profile_revision`; NotYourImage for another person's picture
 */
export function setUser(db: Db, actor: UserActor, input: UserInput, requestId: string): Promise<UserRow> {
  const parsed = parseInput(setUserInput, { ...input, profile: withoutNulls(input.profile, ['head']) });
  const { auth, profile_revision: seen, ...texts } = parsed;
  const { nickname, head } = texts.profile ?? {};
  const change = { ...(auth && { platform_key: auth }), ...profileChange(texts) };
  return inTransaction(db, async (tx) => {
    const before = await lockStanding(tx, actor);
    if (isRepeat(before, change, { seen, current: before.profile_revision, toState: () => profileState(before) })) return before;
    if (auth && before.platform_key && before.platform_key !== auth) throw new DomainError('store/platform-locked');
    if (nickname !== undefined && nickname !== tidyNickname(before.nickname)) {
      const isCreators = await people.isCreatorsNickname(tx, nickname, actor.uuid);
      requireFreeNickname(nickname, { roles: before.roles, isCreators });
    }
    if (head) await requireOwnImages(tx, actor.uuid, [{ path: 'profile.head', uuid: head, target: 'avatar' }]);
    const user = await people.changeUser(tx, actor.uuid, change);
    await publishUser(tx, user, requestId);
    return user;
  });
}

function profileChange({ profile = {}, metadata }: Pick<SetUserInput, 'profile' | 'metadata'>) {
  const { nickname, brief, head, social_email } = profile;
  return {
    ...(nickname !== undefined && { nickname }),
    ...(brief !== undefined && { brief }),
    ...(head !== undefined && { head_file_uuid: head }),
    ...(social_email !== undefined && { social_email }),
    ...(metadata && { metadata }),
  };
}

/** Returns the saved profile for a page that edited an older one. */
const profileState = ({ profile_revision, nickname, brief, head_file_uuid: head, social_email, metadata }: UserRow) => ({
  profile_revision,
  profile: { nickname, brief, head, social_email },
  metadata,
});

/**
 * Returns whether no other creator has a nickname that looks like this one, so that sign-up can say so before it creates an account.
 * @throws DomainError `input/invalid`
 */
export async function isFreeNickname(db: Db, actor: Actor, input: unknown): Promise<boolean> {
  const { nickname } = parseInput(nicknameInput, input);
  return !(await people.isCreatorsNickname(db, nickname, actor.kind === 'user' ? actor.uuid : null));
}

async function lockStanding(tx: Db, actor: UserActor): Promise<UserRow> {
  const user = await people.lockByUuid(tx, actor.uuid);
  if (!user) throw new DomainError('auth/required');
  requireValidSignIn(user, actor.authTime);
  return user;
}

/** Removes nulls, which GraphQL clients send for "not given", except of fields where null means "remove". */
function withoutNulls(input: unknown, meaningful: readonly string[]): object {
  return Object.fromEntries(Object.entries(input ?? {}).filter(([key, value]) => value !== null || meaningful.includes(key)));
}

/**
 * Sets the country that a person lives in; it can be set once (SPEC §4), and setting the same again changes nothing.
 * @throws DomainError `input/invalid`; `input/conflict` (409) when another one is set
 */
export function setCountry(db: Db, actor: UserActor, input: unknown, requestId: string): Promise<UserRow> {
  const { country } = parseInput(countryInput, input);
  return inTransaction(db, async (tx) => {
    const user = await lockStanding(tx, actor);
    if (user.country === country) return user;
    if (user.country !== null) {
      throw new DomainError('input/conflict', {
        fields: [{ path: 'country', key: 'invalid.chosen-once', params: { country: user.country } }],
      });
    }
    const changed = await people.changeUser(tx, actor.uuid, { country });
    await publishUser(tx, changed, requestId);
    return changed;
  });
}

/**
 * Mails a link that verifies the person's address and leads back to a page, at most once a minute and five times a day.
 * @throws DomainError `input/invalid` for an unknown language, or a page that isn't a path of the site, `auth/too-many-requests` (429), `auth/unavailable` (503)
 */
export async function sendVerification(db: Db, identity: Identity, actor: UserActor, idToken: string, input: unknown): Promise<true> {
  const { lang, returnUrl = null } = parseInput(verificationMailInput, input);
  await inTransaction(db, async (tx) => {
    // Locks the person, so that simultaneous calls are counted one after the other.
    await people.lockByUuid(tx, actor.uuid);
    const { minute, day } = await people.countMails(tx, actor.uuid);
    if (minute >= MAILS_PER_MINUTE || day >= MAILS_PER_DAY) throw new DomainError('auth/too-many-requests');
    await people.insertMail(tx, actor.uuid);
  });
  await identity.sendVerification(idToken, { lang, returnUrl });
  return true;
}
