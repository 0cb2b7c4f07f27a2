import { readPointer } from '@meowtale/releases';
import { type Released, releaseAll } from '../release.ts';
import type { Command } from './command.ts';
import { environmentOf, moverOf, moverOptions, sliceOf } from './parse.ts';

export const release: Command = {
  summary: 'builds slices of this checkout that changed, publishes them, and makes them live in one step',
  args: ['<slice>...'],
  options: { to: { type: 'string' }, ...moverOptions.options },
  required: ['to', 'reason'],
  help: { '--to <environment>': 'where', ...moverOptions.help },
  async run(given) {
    const { storage, args, say } = given;
    const environment = environmentOf(given.options.to);
    const built: Released[] = [];
    await releaseAll(storage, environment, args.map(sliceOf), moverOf(given), (released) => {
      built.push(released);
      say(`${released.slice} ${released.version} ${released.built ? 'built' : 'unchanged'} ${(released.ms / 1000).toFixed(1)} s`);
    });
    const pointer = await readPointer(storage, environment);
    const kept = args.map((slice) => [slice, pointer.slices[slice]] as const).filter(([, live]) => live?.pinned);
    return { lines: kept.map(([slice, live]) => `${slice} stays at ${live?.version}: it is pinned`), data: { built, pointer } };
  },
};
