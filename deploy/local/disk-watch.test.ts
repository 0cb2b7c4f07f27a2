import { tmpdir } from 'node:os';
import { afterEach, expect, jest, test } from '@jest/globals';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { freeBytesOf, watchDisk } from './disk-watch.ts';

const MEBIBYTE = 1024 ** 2;
let stop = () => {};
afterEach(() => stop());

test('a full disk is reported once, and the callback runs when it has room again', async () => {
  const messages: string[] = [];
  const onRoom = jest.fn();
  let free = 500 * MEBIBYTE;
  const readFreeBytes = jest.fn(async () => free);
  const checkedTwice = async () => {
    const { length } = readFreeBytes.mock.calls;
    await waitUntil(() => readFreeBytes.mock.calls.length > length + 1, { withinMs: 60_000, everyMs: 1 });
  };
  stop = watchDisk({ folder: '/clone/.data', say: (line) => messages.push(line), onRoom, everyMs: 1, readFreeBytes });
  await checkedTwice();
  free = 10 * MEBIBYTE;
  await checkedTwice();
  // A change of one PostgreSQL segment changes neither state.
  free = 70 * MEBIBYTE;
  await checkedTwice();
  expect(onRoom).not.toHaveBeenCalled();
  free = 200 * MEBIBYTE;
  await checkedTwice();
  expect(messages).toEqual([
    'the disk of /clone/.data is full (10 MiB are free): nothing can be saved until there is room',
    'the disk of /clone/.data has room again (200 MiB are free)',
  ]);
  expect(onRoom).toHaveBeenCalledTimes(1);
});

test('after a failed check the disk is checked again', async () => {
  const messages: string[] = [];
  const readFreeBytes = jest.fn(async () => 0).mockRejectedValueOnce(new Error('EIO'));
  stop = watchDisk({ folder: '/clone/.data', say: (line) => messages.push(line), onRoom: () => {}, everyMs: 1, readFreeBytes });
  await waitUntil(() => messages.length > 0, { withinMs: 60_000, everyMs: 1 });
  expect(messages).toHaveLength(1);
});

test('the free space is read from the file system', async () => {
  expect(await freeBytesOf(tmpdir())).toBeGreaterThan(0);
});
