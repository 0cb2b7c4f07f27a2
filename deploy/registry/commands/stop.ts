import { stopCanary } from '@meowtale/releases';
import type { Command } from './command.ts';
import { environmentOf, moverOf, moverOptions, sliceOf } from './parse.ts';
import { moving } from './print.ts';

export const stop: Command = {
  offeredTo: 'owners',
  summary: 'ends a canary and those of its cohort: their visitors get the live releases again',
  args: ['<slice>'],
  options: { in: { type: 'string' }, ...moverOptions.options },
  required: ['in', 'reason'],
  help: { '--in <environment>': 'where', ...moverOptions.help },
  async run(given) {
    const [environment, slice, mover] = [environmentOf(given.options.in), sliceOf(given.args[0]), moverOf(given)];
    return moving(given, environment, () => stopCanary(given.storage, environment, slice, mover));
  },
};
