import type { Story } from '../model/index.ts';
import type { LossLog } from './losses.ts';
import { Names } from './names.ts';

/** Returns each variable's name by id: its own when nothing else in the text has that name. */
export function variableNames(story: Story, reserved: ReadonlySet<string>, losses: LossLog): Map<string, string> {
  const names = new Names(reserved);
  return new Map(
    [...story.variables.values()].map(({ id, name }) => {
      const given = names.take(name);
      if (given !== name) losses.add('renamed', { part: id });
      return [id, given];
    }),
  );
}
