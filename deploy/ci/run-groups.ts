import { setTimeout as wait } from 'node:timers/promises';
import { endOnSignals, step } from '../local/console.ts';
import { endAll } from './ending.ts';
import { addOutcomes, countsOf, countsText, type Outcome, singleOutcome } from './outcome.ts';
import { printReport } from './report.ts';

/** The exit code of a program that a signal ended, by the custom of shells. */
const INTERRUPTED = 130;
/** How long the steps of an interrupted run may take to return their results. */
const RESULTS_WITHIN_MS = 5000;

export interface NamedStep {
  name: string;
  run: () => Promise<Outcome>;
}

/** Steps that run at once. */
export interface StepGroup {
  steps: readonly NamedStep[];
  /** No group begins after this one when it failed. */
  endsWhenFailed?: boolean;
}

/**
 * Runs groups of steps in order, printing each step's time and counts, and returns the sum. A signal ends the running steps, prints
 * the report of what has finished, and ends this process.
 */
export async function runGroups(groups: readonly StepGroup[]): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  let running: Promise<unknown> = Promise.resolve();
  const { end, isEnding } = endOnSignals(async () => {
    await endAll();
    await Promise.race([running, wait(RESULTS_WITHIN_MS)]);
    printReport(addOutcomes(outcomes), 'a signal ended the run');
  }, INTERRUPTED);
  for (const { steps, endsWhenFailed } of groups) {
    const begin = outcomes.length;
    running = Promise.all(steps.map(async (step) => outcomes.push(await runOne(step))));
    await running;
    if (isEnding()) await end(INTERRUPTED);
    if (!endsWhenFailed || countsOf(addOutcomes(outcomes.slice(begin))).failed === 0) continue;
    outcomes.push({ results: [], notes: ['A static check failed: nothing else was run; --keep-going runs the rest as well.'] });
    break;
  }
  return addOutcomes(outcomes);
}

function runOne({ name, run }: NamedStep): Promise<Outcome> {
  return step(name, () => run().catch((error: Error) => singleOutcome(name, error.message)), countsText);
}
