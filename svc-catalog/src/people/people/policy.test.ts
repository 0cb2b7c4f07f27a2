import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Role } from '@meowtale/contracts';
import type { Actor, UserActor } from '@meowtale/service-kit';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import * as policy from './policy.ts';

async function rules(tested: typeof policy): Promise<void> {
  const { requireFreeNickname, requireSelfTaken, rolesOf, sameRoles, assertStaffNotRevoked, requireValidSignIn } = tested;
  const nickname = (name: string, roles: Role[], isCreators = false) => {
    try {
      return requireFreeNickname(name, { roles, isCreators });
    } catch (error) {
      return error;
    }
  };
  const rejected = (key: string) => ({ code: 'input/invalid', fields: [{ path: 'profile.nickname', key }] });
  expect(nickname('Night Reader', ['user'])).toBeUndefined();
  expect(nickname('Meowtale Support', ['user'])).toMatchObject(rejected('invalid.nickname-reserved'));
  expect(nickname('Meowtale Support', ['user', 'staff'])).toBeUndefined();
  for (const roles of [['user'], ['user', 'staff']] as Role[][])
    expect(nickname('Night Reader', roles, true)).toMatchObject(rejected('invalid.nickname-taken'));

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

  const signIn = (change: object) =>
    outcomeOf(() => requireValidSignIn({ signed_out: [90], signed_out_before: '50', erased_at: null, ...change }, 60));
  expect(signIn({})).toBeUndefined();
  expect(signIn({ signed_out_before: '60' })).toBeUndefined();
  for (const over of [{ signed_out: [90, 60] }, { signed_out_before: '61' }, { erased_at: new Date(0) }])
    expect(signIn(over)).toBe('auth/revoked');

  const staffDevice = async (actor: Partial<UserActor> | { kind: 'guest' }) => {
    let checks = 0;
    await assertStaffNotRevoked({ actor: actor as Actor, assertNotRevoked: async () => void checks++ });
    return checks;
  };
  expect(await staffDevice({ kind: 'user', roles: ['user', 'staff'] })).toBe(1);
  expect(await staffDevice({ kind: 'user', roles: ['user', 'publisher'] })).toBe(0);
  expect(await staffDevice({ kind: 'guest' })).toBe(0);
}
test('roles come from the person or an operator, ended sign-ins are rejected, staff are checked for revocation', () => rules(policy));

proofTest('removing any line of policy.ts fails a rule', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
