import { endOnSignals, step } from '../local/console.ts';
import { endAll } from './ending.ts';
import { addOutcomes, type Outcome } from './outcome.ts';

/** What a program answers that a signal ended, by the custom of shells. */
const INTERRUPTED = 130;

export interface NamedStep {
  name: string;
  run: () => Promise<Outcome>;
}

/**
 * Runs each, telling of it, and answers the sum; those of a list in the list at once. A signal ends what runs, begins nothing
 * more, and ends this process.
 */
export async function runInTurn(steps: readonly (NamedStep | readonly NamedStep[])[]): Promise<Outcome> {
  const { end, isEnding } = endOnSignals(endAll, INTERRUPTED);
  const outcomes: Outcome[] = [];
  for (const turn of steps) {
    outcomes.push(...(await Promise.all([turn].flat().map(runOne))));
    if (isEnding()) await end(INTERRUPTED);
  }
  return addOutcomes(outcomes);
}

function runOne({ name, run }: NamedStep): Promise<Outcome> {
  const failure = (error: Error): Outcome => ({ passed: 0, failed: 1, tests: [], notes: [`${name}: ${error.message}`] });
  return step(
    name,
    () => run().catch(failure),
    ({ passed, failed }) => `${passed} passed, ${failed} failed`,
  );
}
