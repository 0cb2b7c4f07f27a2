import { expect, jest, test } from '@jest/globals';
import { DomainError } from '@meowtale/service-kit';
import { recordQuietly } from './record-quietly.ts';

const record = async (error: Error) => {
  const warn = jest.fn();
  const log = { warn } as unknown as Parameters<typeof recordQuietly>[1];
  expect(await recordQuietly('addTrafficLog', log, () => Promise.reject(error))).toBe(false);
  return warn.mock.calls.length;
};

test('a rejected tracking call isn’t logged; one with an unknown outcome or a bug is', async () => {
  expect(await record(new DomainError('input/invalid'))).toBe(0);
  expect(await record(new DomainError('other/outcome-unknown'))).toBe(1);
  expect(await record(new Error('bug'))).toBe(1);
});
