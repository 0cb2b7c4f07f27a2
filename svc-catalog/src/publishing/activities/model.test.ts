import { expect, test } from '@jest/globals';
import { ACTIVITY_STATE } from '@meowtale/contracts';
import { stateAt } from './model.ts';

// The wallet's quotes change at the same instants: see its `pricing.test.ts`.
test.each([
  ['2026-11-19T23:59:59.999Z', ACTIVITY_STATE.scheduled],
  ['2026-11-20T00:00:00.000Z', ACTIVITY_STATE.active],
  ['2026-11-27T23:59:58.999Z', ACTIVITY_STATE.active],
  ['2026-11-27T23:59:59.000Z', ACTIVITY_STATE.ended],
  ['2026-11-27T23:59:59.500Z', ACTIVITY_STATE.ended],
  ['2026-11-28T00:00:00.000Z', ACTIVITY_STATE.ended],
])('a discount from 20 Nov to the last second of the 27th is at %s in state %i', (now, state) => {
  expect(stateAt(new Date('2026-11-20T00:00:00Z'), new Date('2026-11-27T23:59:59Z'), new Date(now))).toBe(state);
});
