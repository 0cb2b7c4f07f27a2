import { pointerSchema, type ReleasePointer } from '@meowtale/contracts/releases';
import { readPointer } from '@meowtale/releases';
import { type Released, releaseAll, releaseSlice } from '../release.ts';
import { type Command, type Given, type RemoteRegistry, type Result, UsageError } from './command.ts';
import { addressOf, addressOptions, environmentOf, moverOf, moverOptions, sliceOf } from './parse.ts';

const lineOf = ({ slice, version, built, ms }: Released) =>
  `${slice} ${version} ${built ? 'built' : 'unchanged'} ${(ms / 1000).toFixed(1)} s`;

/** Reads where the program of the only slice runs. @throws UsageError when there are several */
function onlyAddress(given: Pick<Given, 'args' | 'options'>) {
  const address = addressOf(given);
  if (address && given.args.length > 1) throw new UsageError('--url is for one service at a time');
  return address;
}

/** Returns a line for a service that is new: the registry doesn't know which services are in the gateway's settings. */
function addressLines(args: readonly string[], { slices }: ReleasePointer): string[] {
  const [slice = '', ...others] = args;
  const live = slices[slice];
  if (others.length > 0 || !live || live.kind === 'remote' || live.address || live.previous || live.pinned || slice === 'gateway')
    return [];
  return [`${slice} has no address: unless the gateway's settings have one, promote it again with --url`];
}

function resultOf(args: readonly string[], built: readonly Released[], pointer: ReleasePointer): Result {
  const kept = args.map((slice) => [slice, pointer.slices[slice]] as const).filter(([, live]) => live?.pinned);
  const pinned = kept.map(([slice, live]) => `${slice} stays at ${live?.version}: it is pinned`);
  return { lines: [...pinned, ...addressLines(args, pointer)], data: { built, pointer } };
}

async function pointerAt(registry: RemoteRegistry, environment: string): Promise<ReleasePointer> {
  const { data } = await registry.run('status', { in: environment });
  return pointerSchema.parse((data as unknown[])[0]);
}

/** Builds here, uploads what is new, and makes each slice live on its own, because the API moves one slice at a time. */
async function runAt(registry: RemoteRegistry, given: Omit<Given, 'storage'>): Promise<Result> {
  const { args, options, say } = given;
  const environment = environmentOf(options.to);
  const slices = args.map(sliceOf);
  moverOf(given);
  onlyAddress(given);
  if (slices.length > 1 && options.revision !== undefined) throw new UsageError('--revision is for one slice at a time');
  const built: Released[] = [];
  for (const slice of slices) {
    const released = await releaseSlice(registry, slice);
    built.push(released);
    say(lineOf(released));
  }
  const { slices: live } = await pointerAt(registry, environment);
  for (const { slice, version } of built) if (!live[slice]?.pinned) await registry.run('promote', { ...options, slice, version });
  return resultOf(args, built, await pointerAt(registry, environment));
}

export const release: Command = {
  summary: 'builds slices of this checkout that changed, publishes them, and makes them live in one step',
  args: ['<slice>...'],
  options: { to: { type: 'string' }, ...addressOptions.options, ...moverOptions.options },
  required: ['to', 'reason'],
  help: { '--to <environment>': 'where', ...addressOptions.help, ...moverOptions.help },
  runAt,
  async run(given) {
    const { storage, args, say } = given;
    const environment = environmentOf(given.options.to);
    const built: Released[] = [];
    const slices = args.map(sliceOf);
    await releaseAll({ storage, environment, slices, address: onlyAddress(given) }, moverOf(given), (released) => {
      built.push(released);
      say(lineOf(released));
    });
    return resultOf(args, built, await readPointer(storage, environment));
  },
};
