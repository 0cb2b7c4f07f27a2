import type { ReleasePointer } from '@meowtale/contracts/releases';
import { BreakingChangeError, type ReleaseStorage } from '../index.ts';
import { findCollisions } from './collisions.ts';
import { combinationsOf } from './combinations.ts';
import { findEventFaults } from './event-faults.ts';
import { createOperationValidator, type OperationValidator } from './find-broken-operations.ts';
import type { Finding } from './finding.ts';
import { findMigrationFaults } from './migration-faults.ts';
import { findNeedFaults } from './need-faults.ts';
import { findOpenTabs } from './open-tabs.ts';
import { findOperationFaults, type OpenTabs } from './operation-faults.ts';
import { createReleaseReader, type ReleaseReader } from './release-reader.ts';
import { findServiceCollisions } from './service-collisions.ts';
import { findSizeFaults } from './size-faults.ts';
import { findDamagedServices, findUnreadableFaults, movedReleases } from './unreadable-faults.ts';

interface Tools {
  reader: ReleaseReader;
  validator: OperationValidator;
  tabs: OpenTabs;
}

async function findFaults(tools: Tools, slices: ReleasePointer['slices']): Promise<Map<string, Finding>> {
  const found = new Map<string, Finding>();
  const tabs = withoutCanaries(tools.tabs, slices);
  for (const combination of combinationsOf(slices)) {
    const findings = [
      ...(await findCollisions(tools.reader, combination)),
      ...(await findServiceCollisions(tools.reader, combination)),
      ...(await findNeedFaults(tools.reader, combination)),
      ...(await findOperationFaults(tools, combination, tabs)),
      ...(await findEventFaults(tools.reader, combination)),
      ...(await findMigrationFaults(tools.reader, combination)),
      ...(await findSizeFaults(tools.reader, combination)),
    ];
    for (const finding of findings) found.set(keyOf(finding), finding);
  }
  return found;
}

/** A canary's own tabs run with the services of its cohort, which is another combination. */
function withoutCanaries(tabs: OpenTabs, slices: ReleasePointer['slices']): OpenTabs {
  return new Map([...tabs].map(([slice, refs]) => [slice, refs.filter(({ version }) => version !== slices[slice]?.canary?.version)]));
}

/** What two slices both have stays the same fault when one of them has another release. */
function keyOf({ rule, broken, breaker, what, message }: Finding): string {
  if (rule === 'collision') return [rule, ...[broken.slice, breaker.slice].sort(), what].join(' ');
  return `${rule} ${broken.slice} ${broken.version} ${message}`;
}

/**
 * Returns what a change of an environment would break: faults of the releases after it that weren't there before, and what its releases
 * can't be compared with.
 */
export async function findNewFaults(storage: ReleaseStorage, before: ReleasePointer, after: ReleasePointer['slices']): Promise<Finding[]> {
  const reader = createReleaseReader(storage);
  const tools = { reader, validator: createOperationValidator(), tabs: await findOpenTabs(storage, before) };
  const [damagedBefore, damaged] = await Promise.all(
    [before.slices, after].map((slices) => findDamagedServices(reader, combinationsOf(slices))),
  );
  const known = await findFaults(tools, before.slices);
  // Without the schema of a service, operations were faults that may have been none.
  const isRepaired = damagedBefore?.some((one) => !damaged?.some(({ slice, version }) => one.slice === slice && one.version === version));
  const isKnown = (key: string, { rule }: Finding) => known.has(key) && !(isRepaired && rule === 'operation');
  const found = [...(await findFaults(tools, after))].flatMap(([key, finding]) => (isKnown(key, finding) ? [] : [finding]));
  const moved = movedReleases(before.slices, after);
  const findings = [...(await findUnreadableFaults(reader, moved, damaged ?? [])), ...found];
  return findings.map((finding) => attribute(finding, moved));
}

/**
 * Names the release that moves as the one because of which another breaks: an operation breaks by a change of its own remote, or else by
 * the services that change, and of two that have the same it is the one that comes.
 */
function attribute(finding: Finding, moved: readonly Finding['broken'][]): Finding {
  const { rule, broken, breaker } = finding;
  const hasMoved = (slice: string) => moved.some((one) => one.slice === slice);
  if (rule === 'collision' && hasMoved(broken.slice) && !hasMoved(breaker.slice)) return { ...finding, broken: breaker, breaker: broken };
  const [first] = moved;
  if (rule !== 'operation' || hasMoved(broken.slice) || !first) return finding;
  return { ...finding, breaker: { slice: first.slice, version: first.version } };
}

/** @throws BreakingChangeError with every fault that a change would cause */
export async function assertNoNewFaults(storage: ReleaseStorage, before: ReleasePointer, after: ReleasePointer['slices']): Promise<void> {
  const findings = await findNewFaults(storage, before, after);
  if (findings.length === 0) return;
  throw new BreakingChangeError([`${before.environment} can't run this:`, ...findings.map(describe)].join('\n  '), findings);
}

/** Returns a finding as one line that names both releases. */
export function describe({ rule, broken, breaker, message }: Finding): string {
  if (rule !== 'operation') return message;
  const [one, other] = [`${broken.slice} ${broken.version}`, `${breaker.slice} ${breaker.version}`];
  return one === other ? `${one}: ${message}` : `${other} breaks ${one}: ${message}`;
}
