import { CANARY_FAILURES_MAX } from '@meowtale/contracts/releases';
import { startCanary } from '@meowtale/releases/moves';
import { type Command, UsageError } from './command.ts';
import { addressOf, addressOptions, environmentOf, moverOf, moverOptions, nameOf, sliceOf, versionOf } from './parse.ts';
import { moving } from './print.ts';

/** Parses a percentage with at most two decimals. Returns hundredths of a percent. */
function shareOf(given: unknown, most: number): number {
  const share = /^\d{1,3}(?:\.\d{1,2})?$/.test(String(given)) ? Math.round(Number(given) * 100) : 0;
  if (share < 1 || share > most) throw new UsageError(`"${given}" is no percentage from 0.01 to ${most / 100}`);
  return share;
}

export const canary: Command = {
  offeredTo: 'owners',
  summary: 'gives a share of visitors another release; it ends by itself when it fails too often',
  args: ['<slice>', '<version>'],
  options: {
    to: { type: 'string' },
    share: { type: 'string' },
    cohort: { type: 'string' },
    loads: { type: 'string', default: '50' },
    failures: { type: 'string', default: '5' },
    ...addressOptions.options,
    ...moverOptions.options,
  },
  required: ['to', 'share', 'reason'],
  help: {
    '--to <environment>': 'where',
    '--share <percent>': 'of visitors, always the same ones',
    '--cohort <name>': 'canaries of one cohort get the same visitors and end together; the slice unless given',
    '--loads <number>': 'how many loads, or calls of a service, it takes to judge it; 50 unless given',
    '--failures <percent>': 'by how many percentage points it may fail more often than the live release, at most 50; 5 unless given',
    ...addressOptions.help,
    ...moverOptions.help,
  },
  async run(given) {
    const { to, share, cohort, loads, failures } = given.options;
    if (!/^[1-9]\d{0,6}$/.test(String(loads))) throw new UsageError(`"${loads}" is no number of loads`);
    const wish = {
      slice: sliceOf(given.args[0]),
      version: versionOf(given.args[1]),
      share: shareOf(share, 10_000),
      address: addressOf(given),
      cohort: cohort === undefined ? undefined : nameOf(cohort),
      budget: { loads: Number(loads), failures: shareOf(failures, CANARY_FAILURES_MAX * 10_000) / 10_000 },
    };
    const [environment, mover] = [environmentOf(to), moverOf(given)];
    return moving(given, environment, () => startCanary(given.storage, environment, wish, mover));
  },
};
