import { DEMO_PASSWORD, DEMO_PEOPLE } from '../seed/people.ts';
import { origins } from './addresses.ts';
import { endOnSignals, say, secondsSince, step } from './console.ts';
import { explainFailure } from './explain-failure.ts';
import { dataRoot } from './paths.ts';
import { prepareStack, type Stack } from './stack.ts';

// `npm start`: everything, until a signal ends it.

const began = performance.now();
let stack: Stack | undefined;

const { end, isEnding } = endOnSignals(async () => {
  const since = performance.now();
  await stack?.stop();
  if (stack) say(`stopped in ${secondsSince(since)} s`);
});

try {
  stack = await prepareStack(dataRoot, say, step);
  await stack.start();
  if (!isEnding()) {
    const emails = Object.values(DEMO_PEOPLE).map(({ email }) => email);
    say(`${secondsSince(began).padStart(6)} s  all of it\n`);
    say(`Meowtale is at ${origins.site}`);
    say(`People: ${emails.join(', ')}`);
    say(`Password of each: ${DEMO_PASSWORD}`);
    say('Ctrl-C stops everything.');
  }
} catch (error) {
  if (!isEnding()) console.error(`\n${explainFailure(error, dataRoot)}`);
  await end(1);
}
