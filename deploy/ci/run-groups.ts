import { endOnSignals, step } from '../local/console.ts';
import { endAll } from './ending.ts';
import { addOutcomes, countsOf, countsText, type Outcome, singleOutcome } from './outcome.ts';

/** The exit code of a program that a signal ended, by the custom of shells. */
const INTERRUPTED = 130;

export interface NamedStep {
  name: string;
  run: () => Promise<Outcome>;
}

/** Steps that run at once. */
export interface Turn {
  steps: readonly NamedStep[];
  /** No turn begins after this one when it failed. */
  endsWhenFailed?: boolean;
}

/**
 * Runs turn after turn, printing each step's time and counts, and returns the sum. A signal ends what runs, begins nothing more,
 * and ends this process.
 */
export async function runInTurn(turns: readonly Turn[]): Promise<Outcome> {
  const { end, isEnding } = endOnSignals(endAll, INTERRUPTED);
  const outcomes: Outcome[] = [];
  for (const { steps, endsWhenFailed } of turns) {
    const turn = await Promise.all(steps.map(runOne));
    outcomes.push(...turn);
    if (isEnding()) await end(INTERRUPTED);
    if (!endsWhenFailed || countsOf(addOutcomes(turn)).failed === 0) continue;
    outcomes.push({ results: [], notes: ['A static check failed: nothing else was run; --keep-going runs the rest as well.'] });
    break;
  }
  return addOutcomes(outcomes);
}

function runOne({ name, run }: NamedStep): Promise<Outcome> {
  return step(name, () => run().catch((error: Error) => singleOutcome(name, error.message)), countsText);
}
