import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

// The module that this file itself runs in has its own folder.
const { withTemporaryFolder } = await import(`${import.meta.dirname}/temporary-folder.mts?apart`);

test.each([
  ['passes', async () => {}],
  ['throws', () => Promise.reject(new Error('the file failed'))],
])('files in tmpdir() are removed after a test file that %s, also the second time', async (_, end) => {
  const before = tmpdir();
  for (const _again of [1, 2]) {
    let left = '';
    const run = withTemporaryFolder(() => {
      left = mkdtempSync(join(tmpdir(), 'left-'));
      return end();
    });
    await Promise.allSettled([run]);
    expect(dirname(dirname(left))).toBe(before);
    expect(existsSync(dirname(left))).toBe(false);
    expect(tmpdir()).toBe(before);
  }
});
