import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import * as policy from './policy.ts';

function rules({ refundedBy }: typeof policy): void {
  const order = { buyerUuid: 'buyer' };
  const by = (uuid: string, isStaff: boolean) => outcomeOf(() => refundedBy(order, { uuid, isStaff }));
  expect([by('buyer', false), by('buyer', true), by('other', true), by('other', false)]).toEqual(['buyer', 'buyer', 'staff', '404']);
}
test('an order is taken back by its buyer, and by staff that didn’t buy it', () => rules(policy));

test('a line of it that is lost is noticed', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});
