import type { Combination } from './combinations.ts';
import { type Finding, nameOf } from './finding.ts';
import type { ReleaseReader } from './release-reader.ts';

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`;

/** Finds remotes that are larger than their own budget. */
export async function findSizeFaults(reader: ReleaseReader, combination: Combination): Promise<Finding[]> {
  const remotes = combination.filter(({ kind }) => kind === 'remote');
  const releases = await Promise.all(remotes.map(({ slice, refs: [ref] }) => (ref ? reader.remote(slice, ref) : null)));
  return releases.flatMap((release) => {
    const { name: slice, version, sizeBytes, budgetBytes } = release?.manifest ?? { budgetBytes: null };
    if (budgetBytes === null || slice === undefined || sizeBytes <= budgetBytes) return [];
    const broken = { slice, version };
    const message = `${nameOf(broken)} has ${kilobytes(sizeBytes)}, more than its budget of ${kilobytes(budgetBytes)}`;
    return [{ rule: 'size', broken, breaker: broken, what: 'size', message } satisfies Finding];
  });
}
