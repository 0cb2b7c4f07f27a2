import { releaseVersionSchema, sliceNameSchema } from '@meowtale/contracts/releases';
import { z } from 'zod';
import type { ReleaseStorage } from './storage.ts';

/** Upper bounds of the histograms of web vitals; the last bucket has none. LCP and INP in ms, CLS in thousandths. */
export const VITALS = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [50, 100, 150, 200, 300, 500, 800, 1200, 2000],
  cls: [10, 25, 50, 100, 150, 200, 250, 400, 800],
} as const;
export type Vital = keyof typeof VITALS;

const count = z.int().min(0);
const histogramSchema = z.array(count).length(10);

const figuresSchema = z.object({
  /** Tabs that loaded it, that failed to, and that had it throw while rendering. */
  loads: count,
  failures: count,
  errors: count,
  vitals: z.object({ lcp: histogramSchema, inp: histogramSchema, cls: histogramSchema }),
  /** ISO 8601, UTC. */
  lastSeenAt: z.iso.datetime(),
});

/** What tabs reported of one release. */
export type ReleaseFigures = z.infer<typeof figuresSchema>;

const seenSchema = z.record(sliceNameSchema, z.record(releaseVersionSchema, figuresSchema));

/** Figures by slice and version. */
export type Seen = z.infer<typeof seenSchema>;

const READ_AT_ONCE = 50;

const folderOf = (environment: string) => `seen/${environment}`;

/** Returns figures of nothing yet. */
export const noFigures = (lastSeenAt: string): ReleaseFigures => ({
  loads: 0,
  failures: 0,
  errors: 0,
  vitals: { lcp: empty(), inp: empty(), cls: empty() },
  lastSeenAt,
});

const empty = () => Array.from({ length: 10 }, () => 0);

/** Stores what one process has counted since it started, over what it stored before. */
export async function writeSeen(storage: ReleaseStorage, environment: string, process: string, seen: Seen): Promise<void> {
  await storage.replace(`${folderOf(environment)}/${process}.json`, JSON.stringify(seenSchema.parse(seen)));
}

/** Returns what tabs reported to all processes. What an earlier version of the software stored in another form is left out. */
export async function readSeen(storage: ReleaseStorage, environment: string): Promise<Seen> {
  const total: Seen = {};
  const files = await storage.list(folderOf(environment));
  // Some at once, because each takes a round trip in a bucket.
  for (let start = 0; start < files.length; start += READ_AT_ONCE) {
    const some = files.slice(start, start + READ_AT_ONCE);
    for (const bytes of await Promise.all(some.map((file) => storage.read(`${folderOf(environment)}/${file}`)))) {
      const stored = bytes && parse(bytes);
      if (stored) addSeen(total, stored);
    }
  }
  return total;
}

function parse(bytes: Buffer): Seen | null {
  try {
    return seenSchema.parse(JSON.parse(bytes.toString()));
  } catch {
    return null;
  }
}

/** Deletes what processes stored that have counted nothing since `before`. */
export async function forgetSeen(storage: ReleaseStorage, environment: string, before: Date): Promise<void> {
  for (const file of await storage.list(folderOf(environment))) {
    const name = `${folderOf(environment)}/${file}`;
    const look = await storage.look(name);
    if (look && look.writtenAt < before) await storage.remove(name);
  }
}

function addSeen(total: Seen, seen: Seen): void {
  for (const [slice, versions] of Object.entries(seen)) {
    total[slice] ??= {};
    for (const [version, figures] of Object.entries(versions)) {
      total[slice][version] = sum(total[slice][version] ?? noFigures(figures.lastSeenAt), figures);
    }
  }
}

function sum(one: ReleaseFigures, other: ReleaseFigures): ReleaseFigures {
  const added = (vital: Vital) => one.vitals[vital].map((value, bucket) => value + (other.vitals[vital][bucket] ?? 0));
  return {
    loads: one.loads + other.loads,
    failures: one.failures + other.failures,
    errors: one.errors + other.errors,
    vitals: { lcp: added('lcp'), inp: added('inp'), cls: added('cls') },
    lastSeenAt: [one.lastSeenAt, other.lastSeenAt].sort()[1] as string,
  };
}

/** Returns the bound below which three quarters of the values are; infinite in the last bucket, null without a value. */
export function percentile75(vital: Vital, histogram: readonly number[]): number | null {
  const all = histogram.reduce((total, value) => total + value, 0);
  let below = 0;
  for (const [bucket, value] of histogram.entries()) {
    below += value;
    if (all > 0 && below >= all * 0.75) return VITALS[vital][bucket] ?? Number.POSITIVE_INFINITY;
  }
  return null;
}

/** Adds one value to a histogram. */
export function addVital(figures: ReleaseFigures, vital: Vital, value: number): void {
  const bounds: readonly number[] = VITALS[vital];
  const found = bounds.findIndex((bound) => value <= bound);
  const histogram = figures.vitals[vital];
  const bucket = found < 0 ? bounds.length : found;
  histogram[bucket] = (histogram[bucket] ?? 0) + 1;
}
