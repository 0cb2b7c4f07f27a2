import { readHistory } from '@meowtale/releases';
import { type Command, UsageError } from './command.ts';
import { environmentOf } from './parse.ts';
import { changesOf, table } from './print.ts';

/** Replaces line breaks and control characters, with which a text could look like another row. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

export const history: Command = {
  offeredTo: 'every team',
  summary: 'lists the changes of an environment, newest first',
  args: ['<environment>'],
  options: { limit: { type: 'string', default: '20' } },
  required: [],
  help: { '--limit <number>': 'how many revisions; 20 unless given' },
  async run({ storage, args, options }) {
    const limit = Number(options.limit);
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError(`"${options.limit}" is no number of revisions`);
    const revisions = (await readHistory(storage, environmentOf(args[0]))).slice(-limit).reverse();
    const rows = revisions.map((pointer) => [
      String(pointer.revision),
      pointer.changedAt,
      [pointer.change?.action, pointer.change?.isForced && 'by force'].filter(Boolean).join(' '),
      oneLine(pointer.change?.by ?? ''),
      oneLine(pointer.change?.reason ?? ''),
      changesOf(pointer).join(', '),
    ]);
    return { lines: table([['revision', 'at', 'action', 'by', 'reason', 'changes'], ...rows]), data: revisions };
  },
};
