import { join } from 'node:path';
import { portsToTake } from '@meowtale/deploy/addresses';
import { assertPortsFree } from '@meowtale/deploy/ports';
import { prepareStack, type Step } from '@meowtale/deploy/stack';
import { type Result, seconds } from '../method/result.ts';
import { median } from '../method/rounds.ts';
import { type BenchServers, openBenchServers } from '../servers.ts';

const ROUNDS = 3;
const quietly: Step = (_name, work) => work();

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Starts the whole stack on a temporary folder and stops it. Returns how long the start took. */
async function startStack(house: BenchServers): Promise<number> {
  const stack = await prepareStack(join(house.folder, 'stack'), (line) => console.error(line), quietly);
  house.stopFirst(() => stack.stop());
  try {
    return await timed(() => stack.start());
  } finally {
    await stack.stop();
  }
}

/** Starts only the slowest part of a warm start, in an environment that ends with it. */
async function startAuthEmulator(house: BenchServers): Promise<number> {
  const own = await openBenchServers();
  house.stopFirst(() => own.close());
  try {
    const env = { AUTH_FOLDER: join(house.folder, 'auth') };
    return await timed(() => own.serve('auth-emulator', 'deploy/local/auth-emulator.ts', env, { readyPath: '/' }));
  } finally {
    await own.close();
  }
}

/** Measures the stack's second start compared with that of its slowest part. Its ports are fixed, so they must be free. */
export async function benchStart(house: BenchServers): Promise<Result[]> {
  const what = "the stack's second start / its slowest part alone, the Auth Emulator";
  await assertPortsFree(portsToTake(new Set()));
  await startStack(house);
  const rounds: { ours: number; peer: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const peer = await startAuthEmulator(house);
    rounds.push({ ours: await startStack(house), peer });
  }
  return [
    {
      what,
      ours: seconds(median(rounds.map(({ ours }) => ours))),
      peer: seconds(median(rounds.map(({ peer }) => peer))),
      ratios: rounds.map(({ ours, peer }) => ours / peer),
      goal: { atMost: 1.5 },
      n: `${ROUNDS} and ${ROUNDS}`,
    },
  ];
}
