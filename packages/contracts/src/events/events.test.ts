import { expect, test } from '@jest/globals';
import { AD_LINK_CHANGED } from './catalog/ad-link.fixture.ts';
import { EVENTS } from './index.ts';

const { schema } = EVENTS['catalog.ad-link.changed'];

test('an ad link is told of whole: what it leads to, whose it is, and whether it counts', () => {
  expect(schema.parse(AD_LINK_CHANGED)).toEqual(AD_LINK_CHANGED);
  for (const wrong of [{ uid: 'two words' }, { uid: '' }, { state: 2 }, { revision: 0 }, { ownerUuid: null }, { storeUuid: 'x' }]) {
    expect(schema.safeParse({ ...AD_LINK_CHANGED, ...wrong }).success).toBe(false);
  }
});
