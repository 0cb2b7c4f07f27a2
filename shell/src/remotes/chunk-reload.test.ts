import { expect, jest, test } from '@jest/globals';
import { isChunkFailure, reloadForChunk } from './chunk-reload.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('a lost piece of code reloads the page, at most once a minute', () => {
  const [storage, reload] = [memory(), jest.fn()];
  const noon = Date.UTC(2026, 10, 20, 12);
  expect(reloadForChunk(storage, reload, noon)).toBe(true);
  expect(reloadForChunk(storage, reload, noon + 59_999)).toBe(false);
  expect(reloadForChunk(storage, reload, noon + 60_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('only a lost piece of code is one', () => {
  expect(isChunkFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isChunkFailure(new Error('Loading CSS chunk 448 failed.'))).toBe(true);
  expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false);
  expect(isChunkFailure(null)).toBe(false);
});
