import { expect, test } from '@jest/globals';
import { drainErrors } from './drain.ts';

const drain = { part: 'wallet', seen: ['ready', 'not ready', 'not ready', 'closed'], endedMs: 2400 } as const;

test('a process whose readiness is 503 before its port closes, and that ends in time, is right', () => {
  expect(drainErrors(drain)).toEqual([]);
  expect(drainErrors({ ...drain, seen: ['not ready'] })).toEqual([]);
});

test.each([[['ready', 'closed']], [['closed', 'not ready']], [['ready']], [[]]] as const)(
  'a process that closes its port while it is ready is an error: %j',
  (seen) => {
    expect(drainErrors({ ...drain, seen })).toEqual(['wallet closed its port before its readiness was 503']);
  },
);

test('a process that is ready again while it drains is an error', () => {
  expect(drainErrors({ ...drain, seen: ['not ready', 'ready', 'closed'] })).toEqual(['wallet was ready again while it drained']);
});

test('a process that takes longer than 25 s is an error', () => {
  expect(drainErrors({ ...drain, endedMs: 25_000 })).toEqual([]);
  expect(drainErrors({ ...drain, endedMs: 25_100 })).toEqual(['wallet took 25.1 s to drain; 25 s are allowed']);
});
