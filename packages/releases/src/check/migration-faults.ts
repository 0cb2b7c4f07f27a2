import type { ServiceManifest } from '@meowtale/contracts/releases';
import type { Combination } from './combinations.ts';
import { type Finding, nameOf } from './finding.ts';
import type { ReleaseReader } from './release-reader.ts';

const namesOf = ({ migrations }: ServiceManifest) => new Set(migrations.map(({ name }) => name));

/** Finds migrations of a release that take away what another release of the service, which may run beside it, still uses. */
function compare(next: ServiceManifest, other: ServiceManifest): Finding[] {
  const [breaker, broken] = [next, other].map(({ name: slice, version }) => ({ slice, version })) as [Finding['broken'], Finding['broken']];
  const applied = namesOf(other);
  const isReady = (after: string | null) => after !== null && applied.has(after);
  return next.migrations
    .filter(({ name, contracts, contractsAfter }) => contracts.length > 0 && !applied.has(name) && !isReady(contractsAfter))
    .map(({ name: what, contracts, contractsAfter }) => ({
      ...{ rule: 'migration', broken, breaker, what },
      message: `migration ${what} of ${nameOf(breaker)} has "${contracts.join('", "')}", and ${nameOf(broken)} ${
        contractsAfter === null ? 'may use that: it names no migration since which nothing does' : `is from before ${contractsAfter}`
      }`,
    }));
}

/** A release whose migrations can't be read may be from before one that takes away. */
function findUnknown(next: ServiceManifest, broken: Finding['broken']): Finding[] {
  const breaker = { slice: next.name, version: next.version };
  const contracting = next.migrations.filter(({ contracts }) => contracts.length > 0);
  return contracting.map(({ name: what, contracts }) => ({
    ...{ rule: 'unreadable', broken, breaker, what },
    message: `migration ${what} of ${nameOf(breaker)} has "${contracts.join('", "')}", and the files of ${nameOf(broken)}, which may use that, are damaged`,
  }));
}

/** Finds migrations that aren't expand-only, although a release from before them is live, or is what a rollback returns to. */
export async function findMigrationFaults(reader: ReleaseReader, combination: Combination): Promise<Finding[]> {
  const services = combination.filter(({ kind }) => kind === 'service');
  const found = await Promise.all(
    services.map(async ({ slice, refs }) => {
      const [next, ...others] = await Promise.all(refs.map(async (ref) => ({ ref, release: await reader.service(slice, ref) })));
      const manifest = next?.release?.manifest;
      if (!manifest) return [];
      return others.flatMap(({ ref, release }) =>
        release ? compare(manifest, release.manifest) : findUnknown(manifest, { slice, version: ref.version }),
      );
    }),
  );
  return found.flat();
}
