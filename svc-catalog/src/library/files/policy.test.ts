import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Role } from '@meowtale/contracts';
import type { UserActor } from '@meowtale/service-kit';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import * as policy from './policy.ts';

const user = (...roles: Role[]) => ({ kind: 'user', uuid: 'one', roles }) as unknown as UserActor;
const MAKERS: Role[] = ['creator', 'contributing_author', 'contracted_author', 'publisher'];

function rules({ requireCreator, requireUploader }: typeof policy): void {
  for (const role of MAKERS) {
    const maker = user('user', role);
    expect([role, outcomeOf(() => requireCreator(maker))]).toEqual([role, maker]);
    expect(outcomeOf(() => requireUploader(maker, 'store'))).toBe(maker);
  }
  const plain = user('user');
  for (const nobody of [plain, user('staff')]) expect(outcomeOf(() => requireCreator(nobody))).toBe('auth/forbidden');
  expect(outcomeOf(() => requireCreator({ kind: 'guest' }))).toBe('auth/required');
  expect(outcomeOf(() => requireUploader(plain, 'store'))).toBe('auth/forbidden');
  expect(outcomeOf(() => requireUploader(plain, 'avatar'))).toBe(plain);
  const staff = user('user', 'staff');
  expect(outcomeOf(() => requireUploader(staff, 'store'))).toBe(staff);
  for (const scope of ['app', 'website', 'drama'] as const) {
    expect([scope, outcomeOf(() => requireUploader(staff, scope))]).toEqual([scope, 'auth/forbidden']);
    expect(outcomeOf(() => requireUploader(user('creator'), scope))).toMatchObject({ roles: ['creator'] });
  }
  expect(outcomeOf(() => requireUploader({ kind: 'guest' }, 'avatar'))).toBe('auth/required');
}
test('creators upload, staff upload pictures of listings, and everyone may have an avatar', () => rules(policy));

proofTest('a line of it that is lost is noticed', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
