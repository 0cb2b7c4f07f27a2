import { collectGarbage } from '../collect-garbage.ts';
import { type Command, UsageError } from './command.ts';

const FEWEST_DAYS = 7;

export const gc: Command = {
  summary: 'removes releases that nothing uses: no environment, no history, no tab',
  args: [],
  options: { days: { type: 'string', default: '30' }, 'dry-run': { type: 'boolean' } },
  required: [],
  help: {
    '--days <number>': `how long releases stay after they were live, seen or published, at least ${FEWEST_DAYS}; 30 unless given`,
    '--dry-run': 'only lists them',
  },
  async run({ storage, options }) {
    const days = Number(options.days);
    if (!Number.isInteger(days) || days < FEWEST_DAYS)
      throw new UsageError(`"${options.days}" is no number of days from ${FEWEST_DAYS} on`);
    const garbage = await collectGarbage(storage, { days, dryRun: options['dry-run'] === true });
    const { releases, revisions, leftovers } = garbage;
    const verb = options['dry-run'] ? 'would remove' : 'removed';
    const summary = `${verb} ${releases.length} releases, ${revisions.length} old revisions, ${leftovers} leftovers`;
    return { lines: [...releases.map(({ slice, version }) => `${slice} ${version}`), summary], data: garbage };
  },
};
