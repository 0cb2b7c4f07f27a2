import { join } from 'node:path';
import { portsToTake } from '@meowtale/deploy/addresses';
import { assertPortsFree } from '@meowtale/deploy/ports';
import { prepareStack, type Step } from '@meowtale/deploy/stack';
import type { House } from './house.ts';
import { type Result, ratioOf, seconds } from './result.ts';

const quietly: Step = (_name, work) => work();

/** Starts the whole stack on a folder of the house's, and stops it; answers how long the start took. */
async function startOnce(house: House): Promise<number> {
  const began = performance.now();
  const stack = await prepareStack(join(house.folder, 'stack'), (line) => console.error(line), quietly);
  house.stopFirst(() => stack.stop());
  try {
    await stack.start();
    return performance.now() - began;
  } finally {
    await stack.stop();
  }
}

/** The stack's second start beside that of its slowest part. Its addresses are fixed, so it needs them free. */
export async function benchSecondStart(house: House, authStartMs: number): Promise<Result[]> {
  const what = "start: the stack's second / the Auth Emulator alone";
  const taken = await assertPortsFree(portsToTake(new Set())).then(
    () => undefined,
    (error: Error) => /port \d+/.exec(error.message)?.[0],
  );
  if (taken) return [{ what, ours: `not measured, ${taken} is taken`, peer: seconds(authStartMs), ratio: '', n: '0 and 1' }];
  await startOnce(house);
  const second = await startOnce(house);
  return [{ what, ours: seconds(second), peer: seconds(authStartMs), ratio: ratioOf(second, authStartMs), n: '1 and 1' }];
}
