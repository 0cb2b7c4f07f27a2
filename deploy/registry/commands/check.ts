import { describe, findNewFaults } from '@meowtale/releases/check';
import { promotion } from '@meowtale/releases/moves';
import type { Command } from './command.ts';
import { environmentOf, sliceOf, versionOf } from './parse.ts';

export const check: Command = {
  offeredTo: 'every team',
  summary: 'says what a release would break in an environment, and which release breaks which',
  args: ['<slice>', '<version>'],
  options: { to: { type: 'string' } },
  required: ['to'],
  help: { '--to <environment>': 'where' },
  async run({ storage, args, options }) {
    const [slice, version, environment] = [sliceOf(args[0]), versionOf(args[1]), environmentOf(options.to)];
    const { before, after } = await promotion(storage, environment, { [slice]: version });
    const findings = await findNewFaults(storage, before, after);
    const live = before.slices[slice];
    const pinned = live?.pinned && live.version !== version ? `, once ${slice} is unpinned from ${live.version}` : '';
    const lines = findings.length > 0 ? findings.map(describe) : [`${slice} ${version} can be live in ${environment}${pinned}`];
    return { lines, data: { environment, revision: before.revision, slice, version, findings }, isRejected: findings.length > 0 };
  },
};
