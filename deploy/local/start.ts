import { DEMO_PASSWORD, DEMO_PEOPLE } from '../seed/people.ts';
import { origins } from './addresses.ts';
import { explainFailure } from './explain-failure.ts';
import { dataRoot } from './paths.ts';
import { prepareStack, type Stack, type Step } from './stack.ts';

const began = performance.now();
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1).padStart(6);
const say = (line: string) => console.log(line);

const step: Step = async (name, work, detail) => {
  const since = performance.now();
  const result = await work();
  const more = detail?.(result);
  say(`${seconds(since)} s  ${name}${more ? ` (${more})` : ''}`);
  return result;
};

let stack: Stack | undefined;
let ending: Promise<never> | undefined;

/** Ends once, however often it is asked: a terminal, npm and a service manager may all pass the same signal on. */
function end(code: number): Promise<never> {
  ending ??= (async () => {
    const since = performance.now();
    if (stack) {
      await stack.stop();
      say(`stopped in ${seconds(since).trim()} s`);
    }
    process.exit(code);
  })();
  return ending;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));

try {
  stack = await prepareStack(dataRoot, say, step);
  await stack.start();
  if (!ending) {
    say(`${seconds(began)} s  all of it\n`);
    say(`Meowtale is at ${origins.site}`);
    say(
      `People: ${Object.values(DEMO_PEOPLE)
        .map(({ email }) => email)
        .join(', ')}`,
    );
    say(`Password of each: ${DEMO_PASSWORD}`);
    say('Ctrl-C stops everything.');
  }
} catch (error) {
  if (!ending) console.error(`\n${explainFailure(error)}`);
  await end(ending ? 0 : 1);
}
