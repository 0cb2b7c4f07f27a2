import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Role } from '@meowtale/contracts';
import type { UserActor } from '@meowtale/service-kit';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import * as policy from './policy.ts';
import type { AgentRow } from './repository.ts';

type Suspendable = { suspended_until: Date | null };
const NOW = new Date('2026-11-25T12:00:00.000Z');

function rules({
  requireRepresentable,
  requirePublisher,
  requireDescribed,
  requireRequestsBelowLimit,
  requireStillPublisher,
  requireAsked,
}: typeof policy): void {
  const person = (uuid: string, ...roles: Role[]) => ({ uuid, roles, suspended_until: null }) as unknown as UserActor & Suspendable;
  expect(outcomeOf(() => requireRepresentable({ platform_key: 'meowtale' }))).toBeUndefined();
  expect(outcomeOf(() => requireRepresentable({ platform_key: 'meowtale-open' }))).toBe('input/invalid');

  const owner = person('owner', 'creator');
  expect(outcomeOf(() => requirePublisher(owner, person('house', 'publisher'), NOW))).toBeUndefined();
  expect(outcomeOf(() => requirePublisher(owner, person('other', 'creator'), NOW))).toBe('input/invalid');
  expect(outcomeOf(() => requirePublisher(owner, undefined, NOW))).toBe('input/invalid');
  const both = person('both', 'publisher');
  expect(outcomeOf(() => requirePublisher(both, both, NOW))).toBe('input/invalid');
  const until = (time: number) => ({ ...person('house', 'publisher'), suspended_until: new Date(time) });
  expect(outcomeOf(() => requirePublisher(owner, until(NOW.getTime()), NOW))).toBeUndefined();
  expect(outcomeOf(() => requirePublisher(owner, until(NOW.getTime() + 1), NOW))).toBe('input/invalid');

  for (const action of ['take', 'accept', 'refuse'] as const) {
    expect(outcomeOf(() => requireStillPublisher(action, both))).toBeUndefined();
    expect(outcomeOf(() => requireStillPublisher(action, owner))).toBe(action === 'refuse' ? undefined : 'auth/forbidden');
    expect(outcomeOf(() => requireStillPublisher(action, undefined))).toBe(action === 'refuse' ? undefined : 'auth/forbidden');
  }

  const describedIn = (name: string, brief: string, language = 'en-US') =>
    ({ store_submit_info: { default_lang: 'en-US', list: [{ language, name, brief }] } }) as Parameters<typeof requireDescribed>[0];
  expect(outcomeOf(() => requireDescribed(describedIn('A name', 'In short')))).toBeUndefined();
  for (const lacking of [describedIn('', 'In short'), describedIn('A name', ''), describedIn('A name', 'In short', 'de-DE')]) {
    expect(outcomeOf(() => requireDescribed(lacking))).toBe('input/invalid');
  }
  expect(outcomeOf(() => requireRequestsBelowLimit({ today: 19, undecided: 4 }))).toBeUndefined();
  expect(outcomeOf(() => requireRequestsBelowLimit({ today: 20, undecided: 0 }))).toBe('input/invalid');
  expect(outcomeOf(() => requireRequestsBelowLimit({ today: 5, undecided: 5 }))).toBe('input/invalid');

  const agentIn = (state: number) => ({ publisher_uuid: 'house', state }) as AgentRow;
  const house = person('house', 'publisher');
  for (const state of [2, 3, 4, 5]) expect(outcomeOf(() => requireAsked(house, agentIn(state)))).toMatchObject({ state });
  expect(outcomeOf(() => requireAsked(house, agentIn(1)))).toBe('store/not-found');
  expect(outcomeOf(() => requireAsked(person('rival', 'publisher'), agentIn(2)))).toBe('store/not-found');
  expect(outcomeOf(() => requireAsked(house, undefined))).toBe('store/not-found');
}
test('publishers are asked for works of the curated platform, and decide themselves', () => rules(policy));

proofTest('a line of it that is lost is noticed', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
