import path from 'node:path';
import { publishRelease } from '@meowtale/releases';
import { readBuilt } from '../built-folder.ts';
import type { Command } from './command.ts';

export const publish: Command = {
  summary: 'stores a finished build as a release, which never changes afterwards',
  args: ['<built folder>'],
  options: {},
  required: [],
  help: {},
  async run({ storage, args: [folder = ''] }) {
    const { name, version } = await publishRelease(storage, await readBuilt(path.resolve(folder)));
    return { lines: [`published ${name} ${version}`], data: { slice: name, version } };
  },
};
