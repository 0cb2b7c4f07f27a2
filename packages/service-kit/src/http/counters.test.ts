import { expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { createGauge } from './counters.ts';

test('a gauge is read at each scrape, and left out when reading fails', async () => {
  let read = async () => 7;
  const registry = new Registry();
  registry.registerMetric(createGauge('age_seconds', 'An age', () => read()));
  const shown = async () => (await registry.metrics()).match(/^age_seconds .*$/m)?.[0];
  expect(await shown()).toBe('age_seconds 7');
  read = () => Promise.reject(new Error('the database is away'));
  expect(await shown()).toBeUndefined();
  read = async () => 0;
  expect(await shown()).toBe('age_seconds 0');
});
