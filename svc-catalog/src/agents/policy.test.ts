import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Role } from '@meowtale/contracts';
import type { UserActor } from '@meowtale/service-kit';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import * as policy from './policy.ts';
import type { AgentRow } from './repository.ts';

function rules({ requireRepresentable, requirePublisher, requireAsked }: typeof policy): void {
  const person = (uuid: string, ...roles: Role[]) => ({ uuid, roles }) as unknown as UserActor;
  expect(outcomeOf(() => requireRepresentable({ platform_key: 'meowtale' }))).toBeUndefined();
  expect(outcomeOf(() => requireRepresentable({ platform_key: 'meowtale-open' }))).toBe('input/invalid');

  const owner = person('owner', 'creator');
  expect(outcomeOf(() => requirePublisher(owner, person('house', 'publisher')))).toBeUndefined();
  expect(outcomeOf(() => requirePublisher(owner, person('other', 'creator')))).toBe('input/invalid');
  expect(outcomeOf(() => requirePublisher(owner, undefined))).toBe('input/invalid');
  const both = person('both', 'publisher');
  expect(outcomeOf(() => requirePublisher(both, both))).toBe('input/invalid');

  const asked = (state: number) => ({ publisher_uuid: 'house', state }) as AgentRow;
  const house = person('house', 'publisher');
  for (const state of [2, 3, 4, 5]) expect(outcomeOf(() => requireAsked(house, asked(state)))).toMatchObject({ state });
  expect(outcomeOf(() => requireAsked(house, asked(1)))).toBe('store/not-found');
  expect(outcomeOf(() => requireAsked(person('rival', 'publisher'), asked(2)))).toBe('store/not-found');
  expect(outcomeOf(() => requireAsked(house, undefined))).toBe('store/not-found');
}
test('publishers are asked for works of the curated platform, and answer themselves', () => rules(policy));

test('a line of it that is lost is noticed', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
