import { remotesIn } from '@meowtale/build/slices';
import { origins, services } from './addresses.ts';
import { endOnSignals, say, step } from './console.ts';
import { type Against, type DevArguments, readArguments, UsageError } from './dev/arguments.ts';
import { developRemote } from './dev/remote.ts';
import { developService } from './dev/service.ts';
import { explainFailure } from './explain-failure.ts';
import { dataRoot, repositoryRoot } from './paths.ts';
import { runningStack } from './single-run.ts';
import { prepareStack, type Stack } from './stack.ts';

// `npm run dev -- mf-store --against local`: one slice, built and checked at each change, among the others as released.

let stack: Stack | undefined;
let stop: (() => Promise<void>) | undefined;

const { end, isEnding } = endOnSignals(async () => {
  await stop?.();
  await stack?.stop();
});

function argumentsOrExit(): DevArguments {
  const known = { remotes: remotesIn(repositoryRoot), services: services.map(({ name }) => name), siteUrl: process.env.SITE_URL };
  try {
    return readArguments(process.argv.slice(2), known);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/** Makes sure that the local stack runs, where the slice needs it. @throws when it doesn't and mustn't be started */
async function untilStackRuns(against: Against): Promise<void> {
  if (against.kind === 'site' || runningStack(dataRoot)) return;
  if (!against.mayStart) throw new Error(`No local stack runs on ${dataRoot}. Start it with "npm start", or leave out --against.`);
  stack = await prepareStack(dataRoot, say, step);
  await stack.start();
}

try {
  const { slice, kind, against } = argumentsOrExit();
  await untilStackRuns(against);
  say(`${slice} against ${against.kind === 'site' ? against.origin : origins.site}; Ctrl-C ends it`);
  stop = kind === 'remote' ? await developRemote(slice, against) : await developService(slice);
  // A signal may have come before there was anything to stop.
  if (isEnding()) await stop();
} catch (error) {
  if (!isEnding()) console.error(`\n${explainFailure(error, dataRoot)}`);
  await end(1);
}
