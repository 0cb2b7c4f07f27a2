import { once } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import type { PoolTask } from './testing/pool-worker.ts';
import { WorkerPool } from './worker-pool.ts';

const openPool = () => new WorkerPool(new URL('./testing/pool-worker.ts', import.meta.url), { memoryMb: 32 });
const LONG = { withinMs: 60_000 };

/** Runs a task, and returns its worker's thread ID or why it was interrupted. */
const run = (pool: WorkerPool, task: PoolTask, limits: { withinMs: number; cpuMs?: number } = LONG) =>
  pool.run(limits, ({ worker, interrupted }) => {
    const answer = once(worker, 'message').then(([id]) => id as number);
    worker.postMessage(task);
    return Promise.race([answer, interrupted]);
  });

describe('a pool of workers', () => {
  test('reuses an idle worker, also several times at its CPU limit', async () => {
    const pool = openPool();
    const first = await run(pool, 'return');
    for (let nth = 0; nth < 3; nth += 1) expect(await run(pool, 'return', { withinMs: 60_000, cpuMs: 5000 })).toBe(first);
  });

  test('starts a worker for each task of several at once, and keeps one of them', async () => {
    const pool = openPool();
    const ids = await Promise.all([run(pool, 'return'), run(pool, 'return'), run(pool, 'return')]);
    expect(new Set(ids).size).toBe(3);
    expect(ids).toContain(await run(pool, 'return'));
  });

  test('interrupts also a new worker at its CPU limit', async () => {
    expect(await run(openPool(), 'spin', { withinMs: 60_000, cpuMs: 100 })).toBe('tooLong');
  });

  test.each<[string, PoolTask, { withinMs: number; cpuMs?: number }, string]>([
    ['uses more CPU time than its limit', 'spin', { withinMs: 60_000, cpuMs: 100 }, 'tooLong'],
    ['takes longer than its limit', 'sleep', { withinMs: 100 }, 'tooLong'],
    ['throws', 'throw', LONG, 'stopped'],
    ['fills its memory', 'fill', LONG, 'stopped'],
  ])('interrupts and ends a worker that %s', async (_, task, limits, reason) => {
    const pool = openPool();
    const before = await run(pool, 'return');
    expect(await run(pool, task, limits)).toBe(reason);
    expect(await run(pool, 'return')).not.toBe(before);
  });

  test('ends a worker that its task retires', async () => {
    const pool = openPool();
    const before = await run(pool, 'return');
    await pool.run(LONG, async ({ retire }) => retire());
    expect(await run(pool, 'return')).not.toBe(before);
  });

  test('ends a worker whose task was given up', async () => {
    const pool = openPool();
    const before = await run(pool, 'return');
    await expect(pool.run(LONG, () => Promise.reject(new Error('given up')))).rejects.toThrow('given up');
    expect(await run(pool, 'return')).not.toBe(before);
  });
});
