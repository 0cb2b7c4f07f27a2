import { promote as makeLive } from '@meowtale/releases/moves';
import type { Command } from './command.ts';
import { addressOf, addressOptions, environmentOf, moverOf, moverOptions, sliceOf, versionOf } from './parse.ts';
import { moving } from './print.ts';

export const promote: Command = {
  offeredTo: 'owners',
  summary: 'makes a published release the live one of an environment',
  args: ['<slice>', '<version>'],
  options: { to: { type: 'string' }, ...addressOptions.options, ...moverOptions.options },
  required: ['to', 'reason'],
  help: { '--to <environment>': 'where', ...addressOptions.help, ...moverOptions.help },
  async run(given) {
    const [slice, version] = [sliceOf(given.args[0]), versionOf(given.args[1])];
    const environment = environmentOf(given.options.to);
    const [mover, address] = [moverOf(given), addressOf(given)];
    return moving(given, environment, () => makeLive(given.storage, environment, { [slice]: { version, address } }, mover));
  },
};
