import { stopCanary } from '@meowtale/releases';
import type { Command } from './command.ts';
import { environmentOf, moverOf, moverOptions, sliceOf } from './parse.ts';
import { moved } from './print.ts';

export const stop: Command = {
  summary: 'ends a canary: its visitors get the live release again',
  args: ['<slice>'],
  options: { in: { type: 'string' }, ...moverOptions.options },
  required: ['in', 'reason'],
  help: { '--in <environment>': 'where', ...moverOptions.help },
  async run(given) {
    return moved(await stopCanary(given.storage, environmentOf(given.options.in), sliceOf(given.args[0]), moverOf(given)));
  },
};
