import path from 'node:path';
import { buildSlice } from './build-slice.ts';
import { repositoryRoot } from './paths.ts';
import { sliceVersion } from './version.ts';

/** `node packages/build/src/cli.ts build <slice>` builds into `<slice>/dist`; `version <slice>` prints the version. */
const [command, name] = process.argv.slice(2);

if (!name || (command !== 'build' && command !== 'version')) {
  console.error('usage: cli.ts build|version <slice>');
  process.exit(2);
}

const version = await sliceVersion(name);
if (command === 'version') {
  console.log(version);
} else {
  const started = performance.now();
  const outputFolder = path.join(repositoryRoot, name, 'dist');
  try {
    await buildSlice({ name, version, outputFolder, mode: 'production' });
  } catch (error) {
    console.error(`${name}: ${(error as Error).message}`);
    process.exit(1);
  }
  console.log(`${name} ${version} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
