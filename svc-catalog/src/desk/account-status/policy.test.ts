import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { UserActor } from '@meowtale/service-kit';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import * as policy from './policy.ts';

function rules({ requireOthers }: typeof policy): void {
  const staff = { uuid: 'staff' } as UserActor;
  expect(outcomeOf(() => requireOthers(staff, { uuid: 'other', roles: ['user', 'publisher'] }))).toBeUndefined();
  expect(outcomeOf(() => requireOthers(staff, { uuid: 'staff', roles: ['user'] }))).toBe('auth/forbidden');
  expect(outcomeOf(() => requireOthers(staff, { uuid: 'other', roles: ['user', 'staff'] }))).toBe('auth/forbidden');
}
test('staff decide only about people who aren’t staff', () => rules(policy));

proofTest('removing any line of policy.ts fails a rule', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
