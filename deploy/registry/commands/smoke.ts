import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command, Given, Result } from './command.ts';
import { environmentOf, sliceOf, versionOf } from './parse.ts';
import { preview } from './preview.ts';

async function runSmoke({ args, options, say }: Omit<Given, 'storage'>, linkTo: (page: string) => Promise<Result>): Promise<Result> {
  const [slice, version, environment] = [sliceOf(args[0]), versionOf(args[1]), environmentOf(options.in)];
  // Loaded by its path, so that the release server's program doesn't contain a browser's driver.
  const file = pathToFileURL(path.join(import.meta.dirname, '../smoke.ts')).href;
  const { smokeTest } = (await import(/* webpackIgnore: true */ file)) as typeof import('../smoke.ts');
  const link = async (page: string) => ((await linkTo(page)).data as { link: string }).link;
  const faults = await smokeTest({ slice, version, linkTo: link, say });
  const lines =
    faults.length > 0 ? faults.map((fault) => `${fault.path}: ${fault.reason}`) : [`${slice} ${version} works in ${environment}`];
  return { lines, data: { environment, slice, version, faults }, isRejected: faults.length > 0 };
}

export const smoke: Command = {
  summary: 'opens a published release in Chromium, inside the live site, and says what fails',
  args: ['<slice>', '<version>'],
  options: { in: { type: 'string' } },
  required: ['in'],
  help: { '--in <environment>': 'where' },
  runAt: (registry, given) => {
    const [slice, version] = given.args;
    return runSmoke(given, (page) => registry.run('preview', { slice, version, in: given.options.in, path: page, days: '1' }));
  },
  run: (given) => runSmoke(given, (page) => preview.run({ ...given, options: { in: given.options.in, path: page, days: '1' } })),
};
