import { promote as makeLive } from '../moves.ts';
import type { Command } from './command.ts';
import { environmentOf, moverOf, moverOptions, sliceOf, versionOf } from './parse.ts';
import { moved } from './print.ts';

export const promote: Command = {
  summary: 'makes a published release the live one of an environment',
  args: ['<slice>', '<version>'],
  options: { to: { type: 'string' }, ...moverOptions.options },
  required: ['to', 'reason'],
  help: { '--to <environment>': 'where', ...moverOptions.help },
  async run(given) {
    const [slice, version] = [sliceOf(given.args[0]), versionOf(given.args[1])];
    return moved(await makeLive(given.storage, environmentOf(given.options.to), { [slice]: version }, moverOf(given)));
  },
};
