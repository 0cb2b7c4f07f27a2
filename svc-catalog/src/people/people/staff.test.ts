import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { DomainError } from '@meowtale/service-kit';
import { type TestCatalog, testCatalog } from '../../testing/catalog.ts';
import { dropFormerStaff } from './staff.ts';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await testCatalog();
});
afterAll(() => catalog?.close());

const warn = jest.fn();
const log = { warn };

async function marked(uuids: string[]): Promise<boolean[]> {
  const query = 'query ($uuid: [ID!]!) { findUserPublic(uuid: $uuid) { list { uuid is_staff } } }';
  const { list } = (await catalog.graphql(query, { uuid: uuids })).data.findUserPublic as { list: { uuid: string; is_staff: boolean }[] };
  return uuids.map((uuid) => list.find((person) => person.uuid === uuid)?.is_staff ?? false);
}

test('is_staff follows the role, not the nickname', async () => {
  const staffMember = await catalog.person('desk-marked', ['staff']);
  const reader = await catalog.person('reader-unmarked');
  await catalog.db('users').where({ uuid: reader.muid }).update({ nickname: 'Meowtale staff ✔' });
  expect(await marked([staffMember.muid, reader.muid])).toEqual([true, false]);
});

test('a person whose role an operator took back loses is_staff without a sign-in, and it is published', async () => {
  const former = await catalog.person('desk-former', ['staff', 'publisher']);
  const present = await catalog.person('desk-present', ['staff']);
  catalog.identity.claims.set(former.firebaseUid, { muid: former.muid, roles: ['user', 'publisher'], signedOut: [] });
  await dropFormerStaff(catalog.db, catalog.identity, log);
  expect(await marked([former.muid, present.muid])).toEqual([false, true]);
  const events = await catalog.db('outbox').where({ type: 'catalog.user.changed', aggregate_id: former.muid }).orderBy('seq');
  expect(events.at(-1).payload.roles).toEqual(['user', 'publisher']);
});

test('a person deleted at the identity service loses is_staff; one whose check failed keeps it', async () => {
  const revoked = await catalog.person('desk-gone', ['staff']);
  const unsure = await catalog.person('desk-unsure', ['staff']);
  const errors = new Map([
    [revoked.firebaseUid, new DomainError('auth/revoked')],
    [unsure.firebaseUid, new DomainError('auth/unavailable')],
  ]);
  async function readClaims(uid: string) {
    const error = errors.get(uid);
    if (error) throw error;
    return catalog.identity.readClaims(uid);
  }
  await dropFormerStaff(catalog.db, { readClaims }, log);
  expect(await marked([revoked.muid, unsure.muid])).toEqual([false, true]);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'staff.not-checked', userUuid: unsure.muid }), expect.anything());
});
