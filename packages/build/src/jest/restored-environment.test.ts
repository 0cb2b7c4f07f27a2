import { expect, test } from '@jest/globals';
import { withRestoredEnvironment } from './restored-environment.mts';

test.each([
  ['passes', () => Promise.resolve()],
  ['throws', () => Promise.reject(new Error('the file failed'))],
])('the environment is as it was after a test file that %s', async (_, end) => {
  const before = { ...process.env };
  const run = withRestoredEnvironment(() => {
    process.env.LEFT_BY_A_TEST = 'left';
    process.env.PATH = '/nowhere';
    delete process.env.HOME;
    return end();
  });
  await Promise.allSettled([run]);
  expect({ ...process.env }).toEqual(before);
});
