import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchSlice } from '@meowtale/build/build-slice';
import { origins } from './addresses.ts';
import { endOnSignals, say, step } from './console.ts';
import { createDevelopmentServer } from './development-server.ts';
import { explainFailure } from './explain-failure.ts';
import { dataRoot } from './paths.ts';
import { freePort } from './ports.ts';
import { slices } from './programs.ts';
import { runningStack } from './single-run.ts';
import { prepareStack, type Stack } from './stack.ts';

// `npm run dev -- mf-store`: one slice, built at each change, inside the real shell against the rest as released.

const name = process.argv[2];
const remotes = slices.filter((slice) => slice !== 'shell');
if (!name || !remotes.some((remote) => remote === name)) {
  console.error(`usage: npm run dev -- <${remotes.join(' | ')}>`);
  process.exit(2);
}

const noticeFile = join(dataRoot, 'development.json');
const folder = join(dataRoot, 'development', name);
let stack: Stack | undefined;
let stopWatching: (() => Promise<void>) | undefined;

const { end, isEnding } = endOnSignals(async () => {
  // The shell goes back to the release the moment its notice is gone.
  rmSync(noticeFile, { force: true });
  await stopWatching?.();
  await stack?.stop();
});

try {
  if (!runningStack(dataRoot)) {
    stack = await prepareStack(dataRoot, say, step);
    await stack.start();
  }
  const port = await freePort();
  const { server, announce } = createDevelopmentServer(folder);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://localhost:${port}`;

  stopWatching = await watchSlice({ name, version: 'development', outputFolder: folder, mode: 'development' }, (faults) => {
    if (faults) return console.error(`\n${faults}\n`);
    writeFileSync(noticeFile, JSON.stringify({ slice: name, origin, folder, eventsUrl: `${origin}/events` }));
    announce();
    say(`${new Date().toLocaleTimeString('en-GB')}  ${name} is built; ${origins.site} shows it`);
  });
} catch (error) {
  if (!isEnding()) console.error(`\n${explainFailure(error, dataRoot)}`);
  await end(1);
}
