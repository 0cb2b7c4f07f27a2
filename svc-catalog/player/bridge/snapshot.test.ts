import { describe, expect, test } from '@jest/globals';
import { EMPTY_SNAPSHOT, putSnapshot, readRevision, takeSnapshot, writeRevision } from './snapshot.ts';
import { standIn } from './usable-storage.ts';

const storage = (entries: Record<string, string> = {}) => standIn(Object.entries(entries), () => {});

describe('a game’s storage', () => {
  test('is restored from its snapshot, without its later entries', () => {
    const taken = takeSnapshot(storage({ b: '2', a: '1' })) as string;
    const other = storage({ c: '3' });
    expect(putSnapshot(other, taken)).toBe(true);
    expect(takeSnapshot(other)).toBe(taken);
    expect(putSnapshot(other, taken)).toBe(false);
  });

  test('has the same snapshot in whatever order it was written', () => {
    expect(takeSnapshot(storage({ a: '1', b: '2' }))).toBe(takeSnapshot(storage({ b: '2', a: '1' })));
    expect(takeSnapshot(storage())).toBe(EMPTY_SNAPSHOT);
  });

  test('excludes our own keys from snapshots, and restoring leaves them', () => {
    const mine = storage({ a: '1' });
    writeRevision(mine, 7);
    expect(takeSnapshot(mine)).toBe(takeSnapshot(storage({ a: '1' })));
    putSnapshot(mine, '{"format":1,"storage":[["__meowtale:revision","99"],["a","2"]]}');
    expect([readRevision(mine), mine.getItem('a')]).toEqual([7, '2']);
  });

  test('is unchanged by an invalid snapshot', () => {
    const mine = storage({ a: '1' });
    for (const text of [
      '',
      'null',
      '{}',
      '{"format":2,"storage":[]}',
      '{"format":1,"storage":[["a"]]}',
      '{"format":1,"storage":[["a",1]]}',
    ]) {
      expect(putSnapshot(mine, text)).toBe(false);
    }
    expect(mine.getItem('a')).toBe('1');
  });

  test('that is larger than a save has no snapshot', () => {
    expect(takeSnapshot(storage({ a: 'x'.repeat(80_000) }))).toBeNull();
  });
});

describe('the substitute for a blocked localStorage', () => {
  test('behaves like the browser’s: by methods, by names, by index', () => {
    const store = storage();
    store.setItem('a', 1 as unknown as string);
    store.b = '2';
    expect([store.getItem('a'), store.a, store.getItem('b'), store.getItem('c'), store.c]).toEqual(['1', '1', '2', null, undefined]);
    expect([store.length, store.key(1), store.key(2), Object.keys(store), 'a' in store]).toEqual([2, 'b', null, ['a', 'b'], true]);
    delete store.a;
    expect([store.length, store.getItem('a')]).toEqual([1, null]);
    store.clear();
    expect(store.length).toBe(0);
  });

  test('reports each change, so that it survives a reload', () => {
    const snapshots: [string, string][][] = [];
    const store = standIn([['a', '1']], (entries) => snapshots.push(entries));
    store.setItem('b', '2');
    store.removeItem('a');
    expect(snapshots).toEqual([
      [
        ['a', '1'],
        ['b', '2'],
      ],
      [['b', '2']],
    ]);
  });
});
