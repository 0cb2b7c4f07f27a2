import { type ReleasePointer, sliceNameSchema } from '@meowtale/contracts/releases';
import { z } from 'zod';
import type { LoadCounts } from './canary.ts';
import type { ReleaseStorage } from './storage.ts';

const count = z.int().min(0);
const loadCountsSchema = z.object({ loads: count, failures: count });

const trialSchema = z.object({
  /** The revision that began the canary. */
  since: z.int(),
  canary: loadCountsSchema,
  /** Of the live releases beside it. */
  live: loadCountsSchema,
});

/** Loads of a canary and of the live release beside it, since the canary began. */
export type Trial = z.infer<typeof trialSchema>;

/** Trials by slice. */
export type TrialsBySlice = z.infer<typeof storedSchema>;

const storedSchema = z.record(sliceNameSchema, trialSchema);

/** Beside the figures of all releases, in a folder of its own, so that each reads only its own files. */
const folderOf = (environment: string) => `seen/${environment}.trials`;
const fileOf = (environment: string, process: string) => `${folderOf(environment)}/${process}.json`;

export const newTrial = (since: number): Trial => ({ since, canary: { loads: 0, failures: 0 }, live: { loads: 0, failures: 0 } });

const sum = (one: LoadCounts, other: LoadCounts): LoadCounts => ({
  loads: one.loads + other.loads,
  failures: one.failures + other.failures,
});

/** Stores what one process has counted, over what it stored before. */
export async function writeTrials(storage: ReleaseStorage, environment: string, process: string, trials: TrialsBySlice): Promise<void> {
  await storage.replace(fileOf(environment, process), JSON.stringify(storedSchema.parse(trials)));
}

function parse(bytes: Buffer | null): TrialsBySlice {
  try {
    return storedSchema.parse(JSON.parse((bytes ?? '{}').toString()));
  } catch {
    return {};
  }
}

const isRunning = ({ slices }: ReleasePointer, slice: string, { since }: Trial) => slices[slice]?.canary?.since === since;

/** Returns the running trials of each file, without those of `except`. */
async function readAll(storage: ReleaseStorage, pointer: ReleasePointer, except?: string): Promise<Map<string, [string, Trial][]>> {
  const stored = await storage.list(folderOf(pointer.environment));
  const names = stored.filter((name) => name.endsWith('.json') && name !== `${except}.json`);
  const files = await Promise.all(names.map((name) => storage.read(`${folderOf(pointer.environment)}/${name}`)));
  const running = files.map((bytes) => Object.entries(parse(bytes)).filter(([slice, trial]) => isRunning(pointer, slice, trial)));
  return new Map(names.map((name, index) => [name, running[index] ?? []]));
}

const add = (one: Trial, other: Trial): Trial => ({
  since: one.since,
  canary: sum(one.canary, other.canary),
  live: sum(one.live, other.live),
});

function total(trials: Iterable<[string, Trial]>): TrialsBySlice {
  const totals: TrialsBySlice = {};
  for (const [slice, trial] of trials) totals[slice] = add(totals[slice] ?? newTrial(trial.since), trial);
  return totals;
}

/** Returns what all processes have stored of the canaries that run, those of processes that have ended too. */
export async function readTrials(storage: ReleaseStorage, pointer: ReleasePointer): Promise<TrialsBySlice> {
  return total([...(await readAll(storage, pointer)).values()].flat());
}

/** Returns what the other processes have stored of the canaries that run, and removes their files of canaries that have all ended. */
export async function readOthersTrials(storage: ReleaseStorage, pointer: ReleasePointer, process: string): Promise<TrialsBySlice> {
  const files = await readAll(storage, pointer, process);
  // A process that still counts writes its file again.
  for (const [name, trials] of files) if (trials.length === 0) await storage.remove(`${folderOf(pointer.environment)}/${name}`);
  return total([...files.values()].flat());
}

/** Removes what one process has stored. */
export const removeTrials = (storage: ReleaseStorage, environment: string, process: string): Promise<void> =>
  storage.remove(fileOf(environment, process));

/** Returns the counts of one process and of all others together. */
export const withOthers = (own: Trial, others: Trial | undefined): Trial => (others?.since === own.since ? add(own, others) : own);
