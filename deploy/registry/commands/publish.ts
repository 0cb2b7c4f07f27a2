import path from 'node:path';
import { type BuiltFiles, checkBuild } from '@meowtale/releases';
import { readBuilt } from '../built-folder.ts';
import { type ReleaseTarget, releaseSlice, targetIn } from '../release.ts';
import type { Command, Result } from './command.ts';

/** A name without a slash is a slice's; a folder that is called so is given as `./<folder>`. */
const SLICE = /^(?:shell|(?:mf|svc)-[a-z0-9-]+)$/;

const published = (slice: string, version: string): Result => ({
  lines: [`published ${slice} ${version}`],
  data: { slice, version },
});

async function publishFiles(target: ReleaseTarget, files: BuiltFiles): Promise<Result> {
  const { name, version } = checkBuild(files);
  await target.publish(files);
  return published(name, version);
}

/** Publishes a slice of this checkout, a remote or a service, or a build in a folder. Nothing becomes live. */
async function publishFrom(target: ReleaseTarget, given = ''): Promise<Result> {
  if (!SLICE.test(given)) return publishFiles(target, await readBuilt(path.resolve(given)));
  const { slice, version, built } = await releaseSlice(target, given);
  return built ? published(slice, version) : { ...published(slice, version), lines: [`${slice} ${version} is published already`] };
}

export const publish: Command = {
  offeredTo: 'owners',
  takesFiles: true,
  summary: 'stores a slice of this checkout, or a finished build, as a release, which never changes afterwards; makes nothing live',
  args: ['<slice or built folder>'],
  options: {},
  required: [],
  help: {},
  runAt: (registry, { args }) => publishFrom(registry, args[0]),
  async run({ storage, args, files }) {
    return files ? publishFiles(targetIn(storage), files) : publishFrom(targetIn(storage), args[0]);
  },
};
