import { parseArgs } from 'node:util';

/** Where everything comes from that isn't the slice itself. */
export type Against = { kind: 'local'; mayStart: boolean } | { kind: 'site'; origin: string };

export interface DevArguments {
  slice: string;
  kind: 'remote' | 'service';
  against: Against;
}

export interface Known {
  remotes: readonly string[];
  services: readonly string[];
  /** The address of the environment that RELEASES_URL and the other settings of the registry belong to. */
  siteUrl: string | undefined;
}

export class UsageError extends Error {
  override name = 'UsageError';
}

function usage({ remotes, services }: Known): string {
  return [
    'usage: npm run dev -- <slice> [--against local | https://… | <environment>]',
    `  remotes: ${remotes.join(', ')}`,
    `  services: ${services.join(', ')}; against local only`,
    '  local              the stack that `npm start` runs; without --against it is started if it doesn’t run',
    '  https://…          a site that runs elsewhere, with this remote in place of its release',
    '  <environment>      the same, for the site in SITE_URL',
  ].join('\n');
}

function siteOf(text: string): Against | null {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  return { kind: 'site', origin: url.origin };
}

function readAgainst(given: string | undefined, known: Known): Against {
  if (given === undefined) return { kind: 'local', mayStart: true };
  if (given === 'local') return { kind: 'local', mayStart: false };
  const site = siteOf(given);
  if (site) return site;
  if (given.includes(':')) throw new UsageError(`${given} is no address of a site\n${usage(known)}`);
  const named = siteOf(known.siteUrl ?? '');
  if (!named) throw new UsageError(`SITE_URL is missing, the address of the site of ${given}; or give the address itself`);
  return named;
}

/** Reads the arguments of `npm run dev`. @throws UsageError with what would be right */
export function readArguments(args: readonly string[], known: Known): DevArguments {
  let parsed: { values: { against?: string | undefined }; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], options: { against: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage(known)}`);
  }
  const [slice = '', ...more] = parsed.positionals;
  const isRemote = known.remotes.includes(slice);
  if (more.length > 0 || (!isRemote && !known.services.includes(slice))) throw new UsageError(usage(known));
  const against = readAgainst(parsed.values.against, known);
  if (!isRemote && against.kind === 'site') {
    throw new UsageError(
      `${slice} can't run against ${against.origin}: it needs that environment's database, events and signing secret. Use --against local.`,
    );
  }
  return { slice, kind: isRemote ? 'remote' : 'service', against };
}
