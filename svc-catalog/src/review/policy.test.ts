import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { UserActor } from '@meowtale/service-kit';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import type { StoreRow } from '../listings/stores.ts';
import type { SubmitRow } from '../submits/submissions.ts';
import * as policy from './policy.ts';

function rules({ requireNotOwn, requireTakenBy }: typeof policy): void {
  const staff = { uuid: 'staff' } as UserActor;
  const store = (owner_uuid: string) => ({ owner_uuid }) as StoreRow;
  const submit = (reviewer_uuid: string | null) => ({ reviewer_uuid }) as SubmitRow;
  expect(outcomeOf(() => requireNotOwn(staff, store('other')))).toBeUndefined();
  expect(outcomeOf(() => requireNotOwn(staff, store('staff')))).toBe('auth/forbidden');
  expect(outcomeOf(() => requireTakenBy(staff, submit('staff')))).toBeUndefined();
  for (const taken of ['other', null]) expect(outcomeOf(() => requireTakenBy(staff, submit(taken)))).toBe('review/state');
}
test('who judges isn’t who made it, and is who took it', () => rules(policy));

test('a line of it that is lost is noticed', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
