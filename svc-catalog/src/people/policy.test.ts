import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Actor, UserActor } from '@meowtale/service-kit';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import * as policy from './policy.ts';

async function rules({ requireSelfTaken, rolesOf, sameRoles, assertStaffStands }: typeof policy): Promise<void> {
  expect(outcomeOf(() => requireSelfTaken('creator'))).toBe('creator');
  for (const given of ['staff', 'publisher', 'contracted_author', 'nobody'])
    expect(outcomeOf(() => requireSelfTaken(given))).toBe('auth/forbidden');

  expect(rolesOf([], [], null)).toEqual(['user']);
  expect(rolesOf(['user', 'creator'], [], null)).toEqual(['user', 'creator']);
  expect(rolesOf(['user'], [], 'creator')).toEqual(['user', 'creator']);
  expect(rolesOf(['user', 'staff', 'publisher'], ['user', 'publisher'], null)).toEqual(['user', 'publisher']);
  expect(rolesOf(['user'], ['staff'], null)).toEqual(['user', 'staff']);

  expect(sameRoles(['user', 'creator'], ['creator', 'user'])).toBe(true);
  expect(sameRoles(['user', 'creator'], ['user', 'staff'])).toBe(false);
  expect(sameRoles(['user'], ['user', 'staff'])).toBe(false);

  const stands = async (actor: Partial<UserActor> | { kind: 'guest' }) => {
    let asked = 0;
    await assertStaffStands({ actor: actor as Actor, assertNotRevoked: async () => void asked++ });
    return asked;
  };
  expect(await stands({ kind: 'user', roles: ['user', 'staff'] })).toBe(1);
  expect(await stands({ kind: 'user', roles: ['user', 'publisher'] })).toBe(0);
  expect(await stands({ kind: 'guest' })).toBe(0);
}
test('a role is taken or given, and a revoked sign-in of staff sees nothing', () => rules(policy));

test('a line of it that is lost is noticed', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
