import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import type { Listing } from '../read-models/listing.ts';
import * as policy from './policy.ts';

const LISTING = { onSale: true, authType: 1, ownerUuid: 'owner', agent: { userUuid: 'agent', rateBp: 1500 }, rewardMinimum: 50 } as Listing;

function rules({ assertBuyable, isBuyable, offeredAs, assertReward }: typeof policy): void {
  const cases: [listing: Listing | undefined, buyer: string, owned: boolean, outcome: string | undefined][] = [
    [LISTING, 'buyer', false, undefined],
    [{ ...LISTING, agent: null }, 'buyer', false, undefined],
    [undefined, 'buyer', false, 'store/not-found'],
    [{ ...LISTING, onSale: false }, 'buyer', false, 'store/not-found'],
    [LISTING, 'owner', false, 'order/own-work'],
    [LISTING, 'agent', false, 'order/own-work'],
    [LISTING, 'buyer', true, 'order/already-owned'],
    [{ ...LISTING, authType: 2 }, 'buyer', true, undefined],
  ];
  for (const [listing, buyer, owned, outcome] of cases) {
    expect(outcomeOf(() => assertBuyable(listing, buyer, owned))).toBe(outcome);
    expect(isBuyable(listing, buyer, owned)).toBe(outcome === undefined);
  }
  expect([offeredAs(LISTING, 2), offeredAs(undefined, 2)]).toEqual([{ ...LISTING, authType: 2 }, undefined]);
  expect([50, 100].map((coins) => assertReward(LISTING, coins))).toEqual([50, 100]);
  for (const coins of [0, 49, 75, null]) expect(outcomeOf(() => assertReward(LISTING, coins))).toBe('order/reward-minimum');
}
test("a work on sale is bought by people who don't own it, once, and a reward by its rule", () => rules(policy));

proofTest('a line of it that is lost is noticed', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
