import { switchSlice } from '@meowtale/releases/moves';
import type { Command } from './command.ts';
import { environmentOf, moverOf, moverOptions, sliceOf } from './parse.ts';
import { moving } from './print.ts';

function switchCommand(action: Parameters<typeof switchSlice>[2]['action'], summary: string): Command {
  return {
    offeredTo: 'owners',
    summary,
    args: ['<slice>'],
    options: { in: { type: 'string' }, ...moverOptions.options },
    required: ['in', 'reason'],
    help: { '--in <environment>': 'where', ...moverOptions.help },
    async run(given) {
      const environment = environmentOf(given.options.in);
      const [slice, mover] = [sliceOf(given.args[0]), moverOf(given)];
      return moving(given, environment, () => switchSlice(given.storage, environment, { slice, action }, mover));
    },
  };
}

export const kill = switchCommand('kill', 'switches a slice off: pages show a card in its place and load nothing of it');
export const revive = switchCommand('revive', 'switches a killed slice on again');
export const pin = switchCommand('pin', 'keeps the live release of a slice: no other becomes live');
export const unpin = switchCommand('unpin', 'lets a pinned slice have other releases again');
