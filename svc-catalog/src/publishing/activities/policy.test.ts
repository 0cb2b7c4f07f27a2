import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Role } from '@meowtale/contracts';
import type { Actor } from '@meowtale/service-kit';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import * as policy from './policy.ts';

function rules({ requirePromoting }: typeof policy): void {
  const person = (...roles: Role[]) => ({ kind: 'user', uuid: 'someone', roles }) as unknown as Actor;
  for (const role of ['creator', 'publisher', 'staff'] as const)
    expect(outcomeOf(() => requirePromoting(person(role)))).toMatchObject({ roles: [role] });
  expect(outcomeOf(() => requirePromoting(person()))).toBe('auth/forbidden');
  expect(outcomeOf(() => requirePromoting({ kind: 'guest' } as unknown as Actor))).toBe('auth/required');
}
test('promotions are for creators and staff', () => rules(policy));

proofTest('a line of it that is lost is noticed', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
