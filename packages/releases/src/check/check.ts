import type { ReleasePointer, ReleaseRef } from '@meowtale/contracts/releases';
import { BreakingChangeError, findRelease, type ReleaseStorage, readSeen } from '../index.ts';
import { findCollisions } from './collisions.ts';
import { combinationsOf } from './combinations.ts';
import { findEventFaults } from './event-faults.ts';
import type { Finding } from './finding.ts';
import { findMigrationFaults } from './migration-faults.ts';
import { findNeedFaults } from './need-faults.ts';
import { findOperationFaults, type OpenTabs } from './operation-faults.ts';
import { createReleaseReader, type ReleaseReader } from './release-reader.ts';
import { findSizeFaults } from './size-faults.ts';

/** Tabs that reported within this time may still be open. */
const OPEN_FOR_MS = 86_400_000;

async function findOpenTabs(storage: ReleaseStorage, environment: string): Promise<OpenTabs> {
  const since = new Date(Date.now() - OPEN_FOR_MS).toISOString();
  const tabs = new Map<string, ReleaseRef[]>();
  for (const [slice, versions] of Object.entries(await readSeen(storage, environment))) {
    const open = Object.entries(versions).filter(([, { lastSeenAt }]) => lastSeenAt >= since);
    const refs = await Promise.all(open.map(([version]) => findRelease(storage, slice, version)));
    tabs.set(
      slice,
      refs.filter((ref) => ref !== null),
    );
  }
  return tabs;
}

async function findFaults(reader: ReleaseReader, slices: ReleasePointer['slices'], tabs: OpenTabs): Promise<Map<string, Finding>> {
  const found = new Map<string, Finding>();
  for (const combination of combinationsOf(slices)) {
    const findings = [
      ...(await findCollisions(reader, combination)),
      ...(await findNeedFaults(reader, combination)),
      ...(await findOperationFaults(reader, combination, withoutCanaries(tabs, slices))),
      ...(await findEventFaults(reader, combination)),
      ...(await findMigrationFaults(reader, combination)),
      ...(await findSizeFaults(reader, combination)),
    ];
    for (const finding of findings) found.set(keyOf(finding), finding);
  }
  return found;
}

/** A canary's own tabs run with the services of its cohort, which is another combination. */
function withoutCanaries(tabs: OpenTabs, slices: ReleasePointer['slices']): OpenTabs {
  return new Map([...tabs].map(([slice, refs]) => [slice, refs.filter(({ version }) => version !== slices[slice]?.canary?.version)]));
}

const keyOf = ({ rule, broken, message }: Finding) => `${rule} ${broken.slice} ${broken.version} ${message}`;

/**
 * Returns what a change of an environment would break: faults of the releases after it that weren't there before.
 * @param changed the slices whose releases change; what breaks another slice is attributed to them.
 */
export async function findNewFaults(
  storage: ReleaseStorage,
  { environment, slices: before }: ReleasePointer,
  after: ReleasePointer['slices'],
): Promise<Finding[]> {
  const reader = createReleaseReader(storage);
  const tabs = await findOpenTabs(storage, environment);
  const known = await findFaults(reader, before, tabs);
  const changed = Object.entries(after).flatMap(([slice, live]) =>
    live === before[slice] ? [] : [{ slice, version: chosenVersion(live) }],
  );
  const found = [...(await findFaults(reader, after, tabs))].filter(([key]) => !known.has(key)).map(([, finding]) => finding);
  return found.map((finding) => attribute(finding, changed));
}

const chosenVersion = ({ version, canary }: ReleasePointer['slices'][string]) => canary?.version ?? version;

/** An operation breaks by a change of its own remote, or else by the services that change. */
function attribute(finding: Finding, changed: readonly Finding['broken'][]): Finding {
  if (finding.rule !== 'operation' || changed.some(({ slice }) => slice === finding.broken.slice)) return finding;
  return { ...finding, breaker: changed[0] ?? finding.breaker };
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
