import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../local/paths.ts';
import { newCapability } from './capability.ts';
import { type Changes, writeChanges } from './changes.ts';
import { newFeature } from './feature.ts';
import { GeneratorError } from './names.ts';
import { newSlice } from './slice.ts';

// `npm run new:slice`, `new:capability` and `new:feature`; `--root` is another copy of the repository.

const USAGE = `usage:
  npm run new:slice -- mf-news [--service svc-news] [--team news]   a remote with one page; with a service, its list and form
  npm run new:slice -- svc-news [--team news]                       a service with one capability
  npm run new:capability -- svc-news/articles                       a capability of a service
  npm run new:feature -- mf-news/articles [--service svc-news]      a page of a remote`;

const options = { service: { type: 'string' }, team: { type: 'string' }, root: { type: 'string' }, help: { type: 'boolean' } } as const;

interface Asked {
  root: string;
  service: string | undefined;
  team: string | undefined;
}

const KINDS: Readonly<Record<string, (name: string, asked: Asked) => Changes>> = {
  slice: (name, { root, ...asked }) => newSlice(root, name, asked),
  capability: (name, { root }) => newCapability(root, name),
  feature: (name, { root, service }) => newFeature(root, name, { service }),
};

function read() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new GeneratorError(`${(error as Error).message}\n${USAGE}`);
  }
}

function run(): void {
  const { values, positionals } = read();
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const [kind = '', name, ...rest] = positionals;
  const make = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!make || !name || rest.length > 0) throw new GeneratorError(USAGE);
  const root = resolve(values.root ?? repositoryRoot);
  const changes = make(name, { root, service: values.service, team: values.team });
  writeChanges(root, changes);
  for (const path of changes.created.keys()) console.log(`created  ${path}`);
  for (const path of changes.edited.keys()) console.log(`changed  ${path}`);
  console.log(`\nNext:\n${changes.next.map((command) => `  ${command}`).join('\n')}`);
}

try {
  run();
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
