import { expect, test } from '@jest/globals';
import { releaseTimeOf } from './release-queue.ts';

const at = (time: string, atOnce: boolean) => releaseTimeOf(new Date(`2026-11-20T${time}Z`), { atOnce }).toISOString();

test.each([
  ['14:00:00.001', '2026-11-20T15:00:00.000Z'],
  ['14:05:00.000', '2026-11-20T15:00:00.000Z'],
  ['14:59:59.999', '2026-11-20T15:00:00.000Z'],
  ['15:00:00.000', '2026-11-20T15:00:00.000Z'],
  ['23:30:00.000', '2026-11-21T00:00:00.000Z'],
])('a release wanted at %s is at %s in the queue, and unchanged without it', (wanted, comesOut) => {
  expect(at(wanted, false)).toBe(comesOut);
  expect(at(wanted, true)).toBe(`2026-11-20T${wanted}Z`);
});
