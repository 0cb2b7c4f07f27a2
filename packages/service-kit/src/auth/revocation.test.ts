import { beforeEach, expect, jest, test } from '@jest/globals';
import type { UserActor } from './actor.ts';
import { createRevocationCheck, type RevocationCheck, type SignInState, validAfterOf } from './revocation.ts';

const GOOD: SignInState = { disabled: false, validAfter: 0, isStaff: false };
const SIGNED_IN_AT = 1_700_000_000;
const user: UserActor = {
  ...{ kind: 'user', uuid: '01', firebaseUid: 'f1', email: null, emailVerified: true },
  ...{ roles: ['user'], authTime: SIGNED_IN_AT },
};
const REVOKED = { code: 'auth/revoked', status: 401 };

let nowMs: number;
let state: SignInState | Error;
let lookUp: jest.Mock<(uid: string) => Promise<SignInState>>;
let log: { warn: jest.Mock };
let check: RevocationCheck;

beforeEach(() => {
  nowMs = 0;
  state = GOOD;
  lookUp = jest.fn(async () => {
    if (state instanceof Error) throw state;
    return state;
  });
  log = { warn: jest.fn() };
  check = createRevocationCheck({ source: { lookUp }, log, monotonicNow: () => nowMs });
});

test('a revoked sign-in is rejected within 30 s, with one look-up until then', async () => {
  await Promise.all([check.assertRecently(user), check.assertRecently(user)]);
  state = { ...GOOD, validAfter: SIGNED_IN_AT + 1 };
  nowMs = 10_000;
  await check.assertRecently(user);
  expect(lookUp).toHaveBeenCalledTimes(1);
  nowMs = 27_000;
  await expect(check.assertRecently(user)).rejects.toMatchObject(REVOKED);
  await expect(check.assertRecently(user)).rejects.toMatchObject(REVOKED);
});

test.each<[string, Partial<SignInState>]>([
  ['was disabled', { disabled: true }],
  ['changed the password', { validAfter: SIGNED_IN_AT + 1 }],
  ['changed the password in the second of this sign-in', { validAfter: SIGNED_IN_AT }],
  ['ended this sign-in', { signedOut: [SIGNED_IN_AT] }],
])('a user who %s is refused at the first call', async (_what, change) => {
  state = { ...GOOD, ...change };
  await expect(check.assertRecently(user)).rejects.toMatchObject(REVOKED);
  await expect(check.assertNow(user)).rejects.toMatchObject(REVOKED);
});

test('a hundred sign-ins from before a password reset are all rejected within 30 s, and the one after it is not', async () => {
  const sessions = Array.from({ length: 100 }, (_, age) => ({ ...user, authTime: SIGNED_IN_AT - age }));
  await Promise.all(sessions.map((session) => check.assertRecently(session)));
  state = { ...GOOD, validAfter: SIGNED_IN_AT + 1 };
  nowMs = 27_000;
  const outcomes = await Promise.allSettled(sessions.map((session) => check.assertRecently(session)));
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual(Array(100).fill('auth/revoked'));
  await expect(check.assertRecently({ ...user, authTime: SIGNED_IN_AT + 2 })).resolves.toBeUndefined();
});

test('a user who signed in again in the second after a password reset is accepted at once', async () => {
  await check.assertRecently(user);
  state = { ...GOOD, validAfter: SIGNED_IN_AT };
  await expect(check.assertNow(user)).rejects.toMatchObject(REVOKED);
  await expect(check.assertRecently({ ...user, authTime: SIGNED_IN_AT + 1 })).resolves.toBeUndefined();
});

test('the second of the account’s creation ends no sign-in; a later one ends those until then', () => {
  const utc = (second: number) => new Date(second * 1000).toUTCString();
  const validAfter = (second: number | null) =>
    validAfterOf({ ...(second && { tokensValidAfterTime: utc(second) }), metadata: { creationTime: utc(SIGNED_IN_AT) } });
  expect([null, SIGNED_IN_AT, SIGNED_IN_AT + 1].map(validAfter)).toEqual([0, 0, SIGNED_IN_AT + 1]);
});

test('a user who has just become staff is not rejected by the cached state', async () => {
  await check.assertRecently(user);
  state = { ...GOOD, isStaff: true };
  await expect(check.assertRecently({ ...user, roles: ['staff'] })).resolves.toBeUndefined();
});

test('a user unknown to the identity provider is rejected', async () => {
  state = Object.assign(new Error('no user'), { code: 'auth/user-not-found' });
  await expect(check.assertRecently(user)).rejects.toMatchObject(REVOKED);
  await expect(check.assertNow(user)).rejects.toMatchObject(REVOKED);
});

test('while the identity provider is away money is rejected, other calls pass, and it is called every 10 s', async () => {
  state = new Error('unreachable');
  await check.assertRecently(user);
  await check.assertRecently({ ...user, firebaseUid: 'f2' });
  expect(lookUp).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ event: 'auth.provider-away' });
  await expect(check.assertNow(user)).rejects.toMatchObject({ code: 'auth/unavailable', status: 503 });
  state = { ...GOOD, disabled: true };
  nowMs = 10_000;
  await expect(check.assertRecently(user)).rejects.toMatchObject(REVOKED);
});

test('a user who was rejected before the identity provider went away stays rejected', async () => {
  state = { ...GOOD, disabled: true };
  await expect(check.assertRecently(user)).rejects.toMatchObject(REVOKED);
  state = new Error('unreachable');
  nowMs = 60_000;
  await expect(check.assertRecently(user)).rejects.toMatchObject(REVOKED);
});

test('guests and newcomers are not looked up', async () => {
  await check.assertRecently({ kind: 'guest' });
  await check.assertRecently({ kind: 'newcomer', firebaseUid: 'f1', email: null, emailVerified: false });
  expect(lookUp).not.toHaveBeenCalled();
  await expect(check.assertNow({ kind: 'guest' })).rejects.toMatchObject({ code: 'auth/required' });
});
