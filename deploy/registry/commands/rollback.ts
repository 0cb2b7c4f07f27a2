import { rollback as goBack } from '@meowtale/releases/moves';
import type { Command } from './command.ts';
import { addressOf, addressOptions, environmentOf, moverOf, moverOptions, sliceOf, versionOf } from './parse.ts';
import { moving } from './print.ts';

export const rollback: Command = {
  offeredTo: 'owners',
  summary: "makes a slice's earlier release live again; twice goes back two releases",
  args: ['<slice>'],
  options: { in: { type: 'string' }, version: { type: 'string' }, ...addressOptions.options, ...moverOptions.options },
  required: ['in', 'reason'],
  help: {
    '--in <environment>': 'where',
    '--version <version>': 'the release that was live before; the last one unless given',
    ...addressOptions.help,
    ...moverOptions.help,
  },
  async run(given) {
    const { version } = given.options;
    const to = version === undefined ? undefined : versionOf(version);
    const back = { slice: sliceOf(given.args[0]), to, address: addressOf(given) };
    const environment = environmentOf(given.options.in);
    const mover = moverOf(given);
    return moving(given, environment, () => goBack(given.storage, environment, back, mover));
  },
};
