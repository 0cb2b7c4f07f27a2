import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import * as policy from './policy.ts';

function rules({ requireSuspensionOver, requireOwnerSuspensionOver }: typeof policy): void {
  const now = new Date('2026-11-23T12:00:00.000Z');
  const until = (time: string) => ({ suspended_until: new Date(time) });
  expect(outcomeOf(() => requireSuspensionOver(until('2026-11-23T12:00:00.000Z'), now))).toBeUndefined();
  expect(outcomeOf(() => requireSuspensionOver(until('2026-11-23T12:00:00.001Z'), now))).toBe('auth/suspended');
  expect(outcomeOf(() => requireOwnerSuspensionOver(until('2026-11-23T12:00:00.000Z'), now))).toBeUndefined();
  expect(outcomeOf(() => requireOwnerSuspensionOver(until('2026-11-23T12:00:00.001Z'), now))).toBe('store/owner-suspended');
}
test('a suspended person is rejected until the end', () => rules(policy));

proofTest('removing any line of policy.ts fails a rule', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
