import path from 'node:path';
import { publishRelease } from '@meowtale/releases';
import { readBuilt } from '../built-folder.ts';
import type { Command } from './command.ts';

export const publish: Command = {
  offeredTo: 'owners',
  summary: 'stores a finished build as a release, which never changes afterwards',
  args: ['<built folder>'],
  options: {},
  required: [],
  help: {},
  readFiles: ([folder = '']) => readBuilt(path.resolve(folder)),
  async run({ storage, files = new Map() }) {
    const { name, version } = await publishRelease(storage, files);
    return { lines: [`published ${name} ${version}`], data: { slice: name, version } };
  },
};
