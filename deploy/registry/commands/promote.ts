import { promote as makeLive } from '../moves.ts';
import type { Command } from './command.ts';
import { environmentOf, moverOf, moverOptions, sliceOf, versionOf } from './parse.ts';
import { moving } from './print.ts';

export const promote: Command = {
  summary: 'makes a published release the live one of an environment',
  args: ['<slice>', '<version>'],
  options: { to: { type: 'string' }, ...moverOptions.options },
  required: ['to', 'reason'],
  help: { '--to <environment>': 'where', ...moverOptions.help },
  async run(given) {
    const [slice, version] = [sliceOf(given.args[0]), versionOf(given.args[1])];
    const environment = environmentOf(given.options.to);
    const mover = moverOf(given);
    return moving(given, environment, () => makeLive(given.storage, environment, { [slice]: version }, mover));
  },
};
