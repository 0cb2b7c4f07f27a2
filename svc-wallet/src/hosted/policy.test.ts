import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Actor } from '@meowtale/service-kit';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import * as policy from './policy.ts';

function rules({ assertNobodyElse }: typeof policy): void {
  const by = (actor: object) => outcomeOf(() => assertNobodyElse(actor as Actor, 'account'));
  expect(by({ kind: 'guest' })).toBeUndefined();
  expect(by({ kind: 'user', uuid: 'account', roles: ['user'] })).toBeUndefined();
  expect(by({ kind: 'user', uuid: 'other', roles: ['user', 'staff'] })).toBe('hosted/credential-foreign');
}

test("a signed-in person can't use a page of another person's account", () => rules(policy));

proofTest('a line of it that is lost is noticed', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
