import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import type { AdLink, Listing } from '../read-models/listing.ts';
import * as promoter from './promoter.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const CPS = { state: 1, shareBp: 2000, closedAt: null };
const LISTING = { storeUuid: 'work', ownerUuid: 'owner', agent: { userUuid: 'agent', rateBp: 1500 }, cps: CPS } as Listing;
const LINK: AdLink = { uid: 'uid', storeUuid: 'work', ownerUuid: 'promoter', state: 1 };

function rules({ promoterOf }: typeof promoter): void {
  const paid = { userUuid: 'promoter', rateBp: 2000 };
  const later = new Date('2026-11-20T12:00:01Z');
  const of = (listing: Partial<Listing>, link: Partial<AdLink> = {}) =>
    promoterOf({ ...LISTING, ...listing }, { ...LINK, ...link }, 'buyer', NOW);
  expect(of({})).toEqual(paid);
  expect(of({ agent: null })).toEqual(paid);
  expect(of({ cps: { ...CPS, closedAt: later } })).toEqual(paid);
  expect(promoterOf(LISTING, undefined, 'buyer', NOW)).toBeNull();
  for (const link of [{ state: 0 }, { storeUuid: 'other' }, { ownerUuid: 'buyer' }, { ownerUuid: 'owner' }, { ownerUuid: 'agent' }])
    expect([link, of({}, link)]).toEqual([link, null]);
  for (const cps of [null, { ...CPS, state: 0 }, { ...CPS, shareBp: 0 }, { ...CPS, closedAt: NOW }])
    expect([cps, of({ cps })]).toEqual([cps, null]);
}
test("a promoter brings another person to another person's work that is open to promoters", () => rules(promoter));

proofTest('a line of it that is lost is noticed', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'promoter.ts'), rules)).toEqual([]);
});
