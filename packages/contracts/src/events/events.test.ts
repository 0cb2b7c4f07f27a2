import { expect, test } from '@jest/globals';
import { AD_LINK_CHANGED } from './catalog/ad-link.fixture.ts';
import { ERASURE_ASKED, USER_ERASED } from './catalog/erasure.fixture.ts';
import { GENERATION_FINISHED, GENERATION_REQUESTED } from './drama/generation.fixture.ts';
import { FIXTURES } from './fixtures.ts';
import { EVENTS, type EventType } from './index.ts';
import { AI_CHARGE_REFUSED, AI_CHARGED } from './wallet/ai-charge.fixture.ts';
import { ERASURE_REFUSED } from './wallet/erasure.fixture.ts';
import { WITHDRAWAL_PAID, WITHDRAWAL_TO_CORRECT } from './wallet/withdrawal.fixture.ts';

const { schema } = EVENTS['catalog.ad-link.changed'];

test('an ad link’s event has its listing, owner and state', () => {
  expect(schema.parse(AD_LINK_CHANGED)).toEqual(AD_LINK_CHANGED);
  for (const wrong of [{ uid: 'two words' }, { uid: '' }, { state: 2 }, { revision: 0 }, { ownerUuid: null }, { storeUuid: 'x' }]) {
    expect(schema.safeParse({ ...AD_LINK_CHANGED, ...wrong }).success).toBe(false);
  }
});

test('the events of an AI job have its price, its charge and its end', () => {
  const { 'drama.generation.requested': requested, 'wallet.ai-charge.decided': decided, 'drama.generation.finished': finished } = EVENTS;
  expect(requested.schema.parse(GENERATION_REQUESTED)).toEqual(GENERATION_REQUESTED);
  for (const wrong of [{ priceCoins: 0 }, { priceCoins: 0.5 }, { use: '' }, { dramaUuid: undefined }])
    expect(requested.schema.safeParse({ ...GENERATION_REQUESTED, ...wrong }).success).toBe(false);
  for (const decision of [AI_CHARGED, AI_CHARGE_REFUSED]) expect(decided.schema.parse(decision)).toEqual(decision);
  expect(decided.schema.safeParse({ ...AI_CHARGED, state: 'returned' }).success).toBe(false);
  expect(finished.schema.parse(GENERATION_FINISHED)).toEqual(GENERATION_FINISHED);
  expect(finished.schema.safeParse({ ...GENERATION_FINISHED, state: 'pending' }).success).toBe(false);
});

test('a withdrawal’s event has its person, outcome, and what to correct until when', () => {
  const { schema: decided } = EVENTS['wallet.withdrawal.decided'];
  for (const decision of [WITHDRAWAL_PAID, WITHDRAWAL_TO_CORRECT]) expect(decided.parse(decision)).toEqual(decision);
  for (const wrong of [{ outcome: 'lost' }, { amountCoins: -1 }, { feeCoins: 0.5 }, { correctUntil: 'soon' }])
    expect(decided.safeParse({ ...WITHDRAWAL_PAID, ...wrong }).success).toBe(false);
});

test('the events of an erasure have known reasons and the erased person', () => {
  const { 'catalog.erasure.asked': erasureAsked, 'wallet.erasure.decided': decided, 'catalog.user.changed': changed } = EVENTS;
  expect(erasureAsked.schema.parse(ERASURE_ASKED)).toEqual(ERASURE_ASKED);
  expect(decided.schema.parse(ERASURE_REFUSED)).toEqual(ERASURE_REFUSED);
  expect(decided.schema.safeParse({ ...ERASURE_REFUSED, reasons: ['whim'] }).success).toBe(false);
  expect(changed.schema.parse(USER_ERASED)).toEqual(USER_ERASED);
});

test.each(Object.keys(EVENTS) as EventType[])('%s has fixtures, which its schema accepts unchanged', (type) => {
  expect(FIXTURES[type].length).toBeGreaterThan(0);
  for (const payload of FIXTURES[type]) expect(EVENTS[type].schema.parse(payload)).toEqual(payload);
});
