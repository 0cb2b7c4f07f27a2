import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { UserActor } from '@meowtale/service-kit';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import type { StoreRow } from '../listings/model.ts';
import type { SubmitRow } from '../submission/model.ts';
import * as policy from './policy.ts';

function rules({ requireNotOwn, requireTakenBy, mayTakeOver }: typeof policy): void {
  const staff = { uuid: 'staff' } as UserActor;
  const store = (owner_uuid: string) => ({ owner_uuid }) as StoreRow;
  const submit = (reviewer_uuid: string | null) => ({ reviewer_uuid }) as SubmitRow;
  for (const askedUuid of ['other', null]) expect(outcomeOf(() => requireNotOwn(staff, store('other'), { askedUuid }))).toBeUndefined();
  expect(outcomeOf(() => requireNotOwn(staff, store('staff'), { askedUuid: null }))).toBe('auth/forbidden');
  expect(outcomeOf(() => requireNotOwn(staff, store('other'), { askedUuid: 'staff' }))).toBe('auth/forbidden');
  expect(outcomeOf(() => requireTakenBy(staff, submit('staff')))).toBeUndefined();
  for (const taken of ['other', null]) expect(outcomeOf(() => requireTakenBy(staff, submit(taken)))).toBe('review/state');
  const now = new Date('2026-11-24T12:00:00.000Z');
  const since = (time: string) => ({ takenAt: new Date(time), now });
  expect(mayTakeOver(staff, submit('other'), since('2026-11-23T12:00:00.000Z'))).toBe(true);
  expect(mayTakeOver(staff, submit('other'), since('2026-11-23T12:00:00.001Z'))).toBe(false);
  expect(mayTakeOver(staff, submit('other'), { takenAt: null, now })).toBe(false);
  expect(mayTakeOver(staff, submit('staff'), since('2026-11-23T12:00:00.000Z'))).toBe(false);
}
test('staff can’t judge their own listing, and only the one who took it decides', () => rules(policy));

proofTest('removing any line of policy.ts fails a rule', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
