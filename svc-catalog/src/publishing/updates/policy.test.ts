import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Role } from '@meowtale/contracts';
import type { UserActor } from '@meowtale/service-kit';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import type { StoreRow } from '../listings/model.ts';
import * as policy from './policy.ts';

function rules({ isOwner, mayWrite, requireOwnNote }: typeof policy): void {
  const person = (uuid: string, ...roles: Role[]) => ({ uuid, roles }) as unknown as UserActor;
  const [owner, other, staff] = [person('owner'), person('other', 'publisher'), person('desk', 'staff')];
  const store = { owner_uuid: 'owner' } as StoreRow;
  expect([owner, other, staff].map((who) => isOwner(who, store))).toEqual([true, false, false]);
  expect([owner, other, staff].map((who) => mayWrite(who, store))).toEqual([true, false, true]);
  expect([owner, other, staff].map((who) => mayWrite(who, undefined))).toEqual([false, false, false]);
  const noted = (note: string | null | undefined) => [owner, other, staff].map((who) => outcomeOf(() => requireOwnNote(who, store, note)));
  expect(noted('Mine.')).toEqual([undefined, 'auth/forbidden', 'auth/forbidden']);
  for (const none of [null, undefined]) expect(noted(none)).toEqual([undefined, undefined, undefined]);
}
test('the owner and staff write updates, only the owner writes notes', () => rules(policy));

proofTest('removing any line of policy.ts fails a rule', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
