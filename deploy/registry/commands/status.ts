import type { LiveRelease } from '@meowtale/contracts/releases';
import { listEnvironments, readPointer } from '@meowtale/releases';
import type { Command } from './command.ts';
import { environmentOf } from './parse.ts';
import { table } from './print.ts';

const noteOf = ({ killed, pinned }: LiveRelease) => [killed && 'killed', pinned && 'pinned'].filter(Boolean).join(', ');

export const status: Command = {
  summary: 'lists what is live in an environment, or in all',
  args: [],
  options: { in: { type: 'string' } },
  required: [],
  help: { '--in <environment>': 'only this one' },
  async run({ storage, options }) {
    const names = options.in === undefined ? await listEnvironments(storage) : [environmentOf(options.in)];
    const pointers = await Promise.all(names.map((name) => readPointer(storage, name)));
    const lines = pointers.flatMap(({ environment, revision, changedAt, slices }) => [
      `${environment} at revision ${revision}, since ${changedAt}`,
      ...table([
        ['slice', 'live', 'previous', ''],
        ...Object.entries(slices).map(([slice, live]) => [slice, live.version, live.previous?.version ?? '', noteOf(live)]),
      ]).map((line) => `  ${line}`),
    ]);
    return { lines: lines.length > 0 ? lines : ['no environment has a release'], data: pointers };
  },
};
