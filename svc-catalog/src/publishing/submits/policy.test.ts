import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Role } from '@meowtale/contracts';
import type { UserActor } from '@meowtale/service-kit';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import type { StoreRow } from '../listings/model.ts';
import type { SubmitRow } from '../submission/model.ts';
import * as policy from './policy.ts';

function rules({ requireOwner, requireSubmitter, requireInvolved, mayRead }: typeof policy): void {
  const person = (uuid: string, ...roles: Role[]) => ({ uuid, roles }) as unknown as UserActor;
  const store = { owner_uuid: 'owner' } as StoreRow;
  const inState = (state: number) => ({ page_state: state, package_state: 5 }) as SubmitRow;
  expect(outcomeOf(() => requireOwner(person('owner'), store))).toBe(store);
  expect(outcomeOf(() => requireOwner(person('other'), store))).toBe('store/not-found');
  expect(outcomeOf(() => requireOwner(person('owner'), undefined))).toBe('store/not-found');
  const agent = (is_publisher: boolean, is_suspended: boolean) => ({ uuid: 'agent', is_publisher, is_suspended });
  const able = agent(true, false);
  expect(outcomeOf(() => requireSubmitter(person('owner'), store, null))).toBe(store);
  expect(outcomeOf(() => requireSubmitter(person('other'), store, null))).toBe('store/not-found');
  expect(outcomeOf(() => requireSubmitter(person('agent'), undefined, able))).toBe('store/not-found');
  expect(outcomeOf(() => requireSubmitter(person('agent'), store, able))).toBe(store);
  expect(outcomeOf(() => requireSubmitter(person('agent'), store, agent(false, false)))).toBe('auth/forbidden');
  expect(outcomeOf(() => requireSubmitter(person('owner'), store, able))).toBe('store/represented-by-agent');
  for (const unable of [agent(false, false), agent(true, true)]) {
    expect(outcomeOf(() => requireSubmitter(person('owner'), store, unable))).toBe(store);
    expect(outcomeOf(() => requireSubmitter(person('other'), store, unable))).toBe('store/not-found');
  }
  expect(outcomeOf(() => requireSubmitter(person('other'), store, able))).toBe('store/not-found');
  const invitation = { askedUuid: 'asked' };
  expect(outcomeOf(() => requireInvolved(person('owner'), store, invitation))).toBe(store);
  expect(outcomeOf(() => requireInvolved(person('asked'), store, invitation))).toBe(store);
  expect(outcomeOf(() => requireInvolved(person('desk', 'staff'), store, invitation))).toBe('store/not-found');
  expect(outcomeOf(() => requireInvolved(person('asked'), undefined, invitation))).toBe('store/not-found');
  const readable = (who: UserActor) => [1, 2, 3].map((state) => mayRead(who, store, inState(state), invitation));
  expect(readable(person('owner'))).toEqual([true, true, true]);
  expect(readable(person('other'))).toEqual([false, false, false]);
  expect(readable(person('desk', 'staff'))).toEqual([false, true, true]);
  expect(readable(person('asked'))).toEqual([true, true, true]);
}
test('the owner reads all submissions, staff those that were submitted', () => rules(policy));

proofTest('removing any line of policy.ts fails a rule', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
