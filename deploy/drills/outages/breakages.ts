import type { ReleasePointer } from '@meowtale/contracts/releases';
import { readPointer } from '@meowtale/releases';
import { promote } from '@meowtale/releases/moves';
import type { Route } from 'playwright-core';
import { origins } from '../../local/addresses.ts';
import { causeBadEvent, publishBadSchema, type ServiceSlice, serviceSlices } from './bad-input.ts';
import { BROKEN_ANSWERS, throwing } from './broken-files.ts';
import type { BrokenRelease, Place, Places } from './page-visits.ts';
import { gatewayParts, type Part } from './parts.ts';
import { ENVIRONMENT, flipByte, publishCopy, removeFile, restoreReleases } from './release-copies.ts';
import type { DrillTools } from './tools.ts';

/** One way in which a slice or a process is broken, and the pages that people open meanwhile. */
export interface Breakage {
  what: string;
  fault: string;
  places: readonly Place[];
  /** Milliseconds in which the shell has to be usable (TRUST 22); null when it is the process that serves pages. */
  usableWithinMs: number | null;
  /** Breaks it, and returns the release that can't be shown. @throws when it isn't broken within a minute */
  apply(): Promise<BrokenRelease | undefined>;
  /** Repairs it. Also called after an `apply` that failed. */
  undo(): Promise<void>;
}

type Described = Pick<Breakage, 'places'> & { what: string };

const USABLE_WITHIN_MS = 3000;
const mover = { by: 'a drill', reason: 'a broken release of the drill' };

const REMOTE_FAULTS = ['404', 'hangs', 'truncated', 'corrupt', 'throws'] as const;
type RemoteFault = (typeof REMOTE_FAULTS)[number];

/** Faults that people's networks cause. The others are of the release itself. */
const ON_THE_WAY: Partial<Record<RemoteFault, (route: Route) => Promise<void>>> = {
  hangs: BROKEN_ANSWERS['never comes'],
  truncated: BROKEN_ANSWERS['is cut short'],
};
/** Changes of a published release's first file. */
const ON_THE_DISK: Partial<Record<RemoteFault, (release: string, file: RegExp) => Promise<void>>> = {
  '404': removeFile,
  corrupt: flipByte,
};

/** Makes a broken copy of a slice's release live. Afterwards the same releases are live as before. */
function brokenRelease(tools: DrillTools, { what: slice, places }: Described, fault: RemoteFault): Breakage {
  const { storage, releasesFolder, context } = tools;
  const first = slice === 'shell' ? /^main\..*\.js$/ : /^remoteEntry\.js$/;
  let before: ReleasePointer['slices'] | undefined;
  let version: string | undefined;
  const address = () => `${origins.releases}/${slice}/${version}/remoteEntry.js`;
  const answer = ON_THE_WAY[fault];
  // A tab that is closed meanwhile ends its requests.
  const handler = (route: Route) => answer?.(route).catch(() => {});

  return {
    ...{ what: slice, fault, places, usableWithinMs: USABLE_WITHIN_MS },
    async apply() {
      before = (await readPointer(storage, ENVIRONMENT)).slices;
      version = await publishCopy({ storage, folder: releasesFolder }, slice, fault === 'throws' ? throwing : (text) => text);
      if (answer) await context.route(address(), handler);
      await promote(storage, ENVIRONMENT, { [slice]: version }, { ...mover, isForced: true });
      await ON_THE_DISK[fault]?.(`${releasesFolder}/${slice}/${version}`, first);
      return { slice, version };
    },
    async undo() {
      if (before) await restoreReleases(storage, before, { by: mover.by, reason: 'end of the breakage' });
      if (answer && version) await context.unroute(address(), handler);
      if (version) await storage.remove(`${slice}/${version}`);
    },
  };
}

const processBreakage = (
  { what, places }: Described,
  fault: string,
  { apply, undo }: { apply(): void | Promise<void>; undo(): Promise<void> },
): Breakage => ({
  ...{ what, fault, places },
  usableWithinMs: what === 'shell' ? null : USABLE_WITHIN_MS,
  async apply() {
    await apply();
    return undefined;
  },
  undo,
});

/** Returns the processes of a part of the site. */
const processesOf = (what: Part): Part[] => (what === 'gateway' ? gatewayParts() : [what]);

const killed = ({ parts }: DrillTools, of: Described & { what: Part }): Breakage =>
  processBreakage(of, 'killed', {
    apply: async () => void (await Promise.all(processesOf(of.what).map(parts.holdDown))),
    undo: async () => void (await Promise.all(processesOf(of.what).map(parts.letGo))),
  });

const hanging = ({ parts }: DrillTools, of: Described & { what: Part }): Breakage =>
  processBreakage(of, 'hangs', {
    apply() {
      for (const part of processesOf(of.what)) parts.pause(part);
    },
    undo: async () => void (await Promise.all(processesOf(of.what).map(parts.resume))),
  });

const restarted = ({ parts }: DrillTools, of: Described & { what: Part }): Breakage =>
  processBreakage(of, 'restarts', { apply: () => parts.kill(of.what), undo: () => parts.untilReady(of.what) });

function badSchema(tools: DrillTools, { what, places }: Described & { what: ServiceSlice }): Breakage {
  const { storage } = tools;
  let before: ReleasePointer['slices'] | undefined;
  let version: string | undefined;
  return processBreakage({ what, places }, 'bad schema', {
    async apply() {
      before = (await readPointer(storage, ENVIRONMENT)).slices;
      const isRejected = tools.watchLog('gateway', 'schema.rejected');
      version = await publishBadSchema(storage, what);
      await promote(storage, ENVIRONMENT, { [what]: version }, { ...mover, isForced: true });
      await isRejected();
    },
    async undo() {
      if (before) await restoreReleases(storage, before, { by: mover.by, reason: 'end of the breakage' });
      if (version) await storage.remove(`${what}/${version}`);
    },
  });
}

/** Publishes an event that no schema accepts. It stays where it is: it is delivered again until it is a dead letter (TRUST 11). */
const badEvent = (tools: DrillTools, of: Described & { what: ServiceSlice }): Breakage =>
  processBreakage(of, 'bad event', {
    async apply() {
      const hasFailed = tools.watchLog(of.what, 'consumer.failed');
      await causeBadEvent(tools.urls, of.what);
      await hasFailed();
    },
    undo: async () => {},
  });

/** The breakages of `npm test`: one of each kind, of another slice or process each. */
const SHORT: ReadonlySet<string> = new Set([
  'mf-store throws',
  'mf-lobby 404',
  'shell corrupt',
  'svc-catalog killed',
  'svc-wallet bad event',
  'svc-drama-ai bad schema',
  'gateway hangs',
  'nats killed',
  'postgres restarts',
]);

const keyOf = ({ what, fault }: Breakage) => `${what} ${fault}`;

/** Returns every breakage of every slice and process, in the order in which they are caused. */
export function allBreakages(tools: DrillTools, { front, listing, library, apps, dramas, website }: Places): Breakage[] {
  const remotes = { 'mf-store': [front, listing, library, apps], 'mf-lobby': [apps, front], 'mf-drama-editor': [dramas, front] };
  const services = { 'svc-catalog': [front, listing, apps], 'svc-wallet': [front, listing, library], 'svc-drama-ai': [front, dramas] };
  const shopping = [front, listing, library];
  const processes = ['shell', 'gateway', 'releases', 'nats', 'svc-catalog-cdn'] as const;
  const released = Object.entries({ ...remotes, 'mf-website-builder': [website, front] });
  return [
    ...released.flatMap(([what, places]) => REMOTE_FAULTS.map((fault) => brokenRelease(tools, { what, places }, fault))),
    // What a shell's own script does on its way has no fallback but the page that the server rendered.
    ...(['404', 'corrupt'] as const).map((fault) => brokenRelease(tools, { what: 'shell', places: shopping }, fault)),
    ...serviceSlices.flatMap((what) => {
      const of = { what, places: services[what] };
      return [killed(tools, of), hanging(tools, of), badSchema(tools, of), badEvent(tools, of)];
    }),
    ...processes.flatMap((what) => [killed(tools, { what, places: shopping }), hanging(tools, { what, places: shopping })]),
    restarted(tools, { what: 'postgres', places: shopping }),
  ];
}

/** Returns one breakage of each kind, each with the first and the last of its pages. */
export const shortOf = (breakages: readonly Breakage[]): Breakage[] =>
  breakages
    .filter((breakage) => SHORT.has(keyOf(breakage)))
    .map((breakage) => ({ ...breakage, places: breakage.places.filter((_, index, all) => index === 0 || index === all.length - 1) }));
