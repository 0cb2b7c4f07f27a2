import { PREVIEW_PARAMETER } from '@meowtale/contracts/release-preview';
import { findRelease, ReleaseError, signPreview } from '@meowtale/releases';
import { type Command, UsageError } from './command.ts';
import { environmentOf, sliceOf, versionOf } from './parse.ts';

const LONGEST_DAYS = 30;

export const preview: Command = {
  offeredTo: 'owners',
  summary: 'prints a link that shows a release in an environment',
  args: ['<slice>', '<version>'],
  options: { in: { type: 'string' }, path: { type: 'string', default: '/' }, days: { type: 'string', default: '7' } },
  required: ['in'],
  help: {
    '--in <environment>': 'where',
    '--path <path>': 'the page that the link opens; / unless given',
    '--days <number>': `how long the link is valid, at most ${LONGEST_DAYS} days; 7 unless given`,
  },
  async run({ storage, args, options, env: { previewSecret, siteUrl } }) {
    if (!previewSecret || !siteUrl) throw new ReleaseError('RELEASE_PREVIEW_SECRET and SITE_URL are needed, as the shell has them');
    const [slice, version, environment] = [sliceOf(args[0]), versionOf(args[1]), environmentOf(options.in)];
    const days = Number(options.days);
    if (!Number.isInteger(days) || days < 1 || days > LONGEST_DAYS) throw new UsageError(`"${options.days}" is no number of days`);
    const link = new URL(String(options.path), siteUrl);
    if (link.origin !== new URL(siteUrl).origin) throw new UsageError(`"${options.path}" is no path of the site`);
    const ref = await findRelease(storage, slice, version);
    if (!ref) throw new ReleaseError(`${slice} ${version} isn't published`);
    const expiresAt = new Date(Date.now() + days * 86_400_000).toISOString();
    link.searchParams.set(PREVIEW_PARAMETER, signPreview(previewSecret, { environment, slice, ...ref, expiresAt }));
    return { lines: [link.href], data: { link: link.href, expiresAt } };
  },
};
