import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import type { Order } from './order.ts';
import * as policy from './policy.ts';

function rules({ refundedBy, assertDecides }: typeof policy): void {
  const order = { buyerUuid: 'buyer', ownerUuid: 'owner', agent: { userUuid: 'agent' }, promoter: { userUuid: 'promoter' } } as Order;
  const by = (uuid: string, isStaff: boolean) => outcomeOf(() => refundedBy(order, { uuid, isStaff }));
  expect([by('buyer', false), by('buyer', true), by('other', true), by('other', false)]).toEqual(['buyer', 'buyer', 'staff', '404']);
  for (const sharer of ['owner', 'agent', 'promoter']) {
    expect([by(sharer, true), by(sharer, false)]).toEqual(['auth/forbidden', '404']);
    expect(outcomeOf(() => assertDecides(order, sharer))).toBe('auth/forbidden');
  }
  expect(outcomeOf(() => assertDecides(order, 'other'))).toBeUndefined();
}

test('an order is refunded by its buyer, and by staff who didn’t buy it', () => rules(policy));

proofTest('a line of it that is lost is noticed', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
