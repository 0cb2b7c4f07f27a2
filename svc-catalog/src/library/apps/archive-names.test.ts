import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { ARCHIVE_MAX_FILES } from '@meowtale/contracts';
import { rejectCollisions } from './archive-names.ts';

const reason = async (...names: string[]) =>
  rejectCollisions(names).then(
    () => 'taken',
    (error: { reason: string }) => error.reason,
  );

test('names that are equal on some file system are rejected', async () => {
  expect(await reason('a/b', 'a/B')).toBe('"a/b" is the name of two of its files');
  expect(await reason('a/', 'A')).toBe('"a" is the name of two of its files');
  expect(await reason('x/caf\u00e9', 'x/cafe\u0301')).toBe('"x/café" is the name of two of its files');
  expect(await reason('A/x', 'a/y')).toBe('"a" is the name of two of its folders');
  expect(await reason('x/A/', 'x/a/y')).toBe('"x/a" is the name of two of its folders');
  expect(await reason('x/a/y', 'x/A/')).toBe('"x/a" is the name of two of its folders');
  expect(await reason('a', 'a/b')).toBe('"a" is a file and a folder');
  expect(await reason('a/b', 'a')).toBe('"a" is a file and a folder');
});

test('folders with entries of their own are accepted', async () => {
  expect(await reason('a/x', 'a/', 'a/b/', 'a/b/c', 'b/x', 'ab')).toBe('taken');
});

test('the maximum of files and depth is checked without blocking the event loop', async () => {
  const names = Array.from({ length: ARCHIVE_MAX_FILES }, (_, n) => `${`${n % 1999}é/`.repeat(31)}${n}`);
  let [turns, done] = [0, false];
  const judged = rejectCollisions(names).then(() => {
    done = true;
  });
  for (; !done; turns += 1) await turn();
  await judged;
  expect(turns).toBeGreaterThan(20);
});
