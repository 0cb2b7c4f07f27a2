import type { ReleaseRef } from '@meowtale/contracts/releases';
import type { Combination } from './combinations.ts';
import { findBrokenOperations } from './find-broken-operations.ts';
import type { Finding } from './finding.ts';
import type { ReleaseReader } from './release-reader.ts';

/** Releases of remotes that tabs may still run, by slice. */
export type OpenTabs = ReadonlyMap<string, readonly ReleaseRef[]>;

/**
 * Finds operations of remotes that the services beside them don't accept: of what is live, of what it falls back to, and of open tabs.
 * Without any service there is nothing to compare with.
 */
export async function findOperationFaults(reader: ReleaseReader, combination: Combination, tabs: OpenTabs): Promise<Finding[]> {
  const services = await Promise.all(
    combination
      .filter(({ kind }) => kind === 'service')
      .map(async ({ slice, refs }) => ({ slice, ref: refs[0] as ReleaseRef, release: await reader.service(slice, refs[0] as ReleaseRef) })),
  );
  const sdl = services.flatMap(({ release }) => (release ? [release.sdl] : []));
  if (sdl.length === 0) return [];
  const findings: Finding[] = [];
  for (const { slice, refs } of combination.filter(({ kind }) => kind === 'remote')) {
    for (const ref of distinct([...refs, ...(tabs.get(slice) ?? [])])) {
      const operations = await reader.operations(slice, ref);
      const broken = { slice, version: ref.version };
      for (const { operationName, message } of operations ? findBrokenOperations(sdl, operations) : [])
        findings.push({
          rule: 'operation',
          broken,
          breaker: broken,
          what: operationName,
          message: `operation ${operationName}: ${message}`,
        });
    }
  }
  return findings;
}

const distinct = (refs: readonly ReleaseRef[]) => [...new Map(refs.map((ref) => [ref.version, ref])).values()];
