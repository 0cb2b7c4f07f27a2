import type { ReleaseRef } from '@meowtale/contracts/releases';
import type { GraphQLSchema } from 'graphql';
import type { VerifiedService } from '../index.ts';
import type { Combination } from './combinations.ts';
import type { OperationValidator } from './find-broken-operations.ts';
import { type Finding, nameOf } from './finding.ts';
import type { ReleaseReader } from './release-reader.ts';
import { readServed } from './shown.ts';

/** Releases of remotes that tabs may still run, by slice. */
export type OpenTabs = ReadonlyMap<string, readonly ReleaseRef[]>;

/** Merges the services' schemas; one that doesn't fit those before it is a finding, and the others are compared without it. */
function mergeFitting(
  services: readonly VerifiedService[],
  validator: OperationValidator,
): { schema: GraphQLSchema | null; findings: Finding[] } {
  const fitting: string[] = [];
  const findings: Finding[] = [];
  let schema: GraphQLSchema | null = null;
  try {
    return { schema: validator.schemaOf(services.map(({ sdl }) => sdl)), findings };
  } catch {
    for (const { manifest, sdl } of services) {
      try {
        schema = validator.schemaOf([...fitting, sdl]);
        fitting.push(sdl);
      } catch (error) {
        const broken = { slice: manifest.name, version: manifest.version };
        const message = `the schema of ${nameOf(broken)} doesn't fit the services beside it: ${(error as Error).message}`;
        findings.push({ rule: 'collision', broken, breaker: broken, what: 'schema.graphql', message });
      }
    }
    return { schema, findings };
  }
}

const distinct = (refs: readonly ReleaseRef[]) => [...new Map(refs.map((ref) => [ref.version, ref])).values()];

async function findFaultsOf(
  { reader, validator }: { reader: ReleaseReader; validator: OperationValidator },
  slice: string,
  { ref, schema }: { ref: ReleaseRef; schema: GraphQLSchema | null },
): Promise<Finding[]> {
  const broken = { slice, version: ref.version };
  const own = { broken, breaker: broken };
  const operations = await reader.operations(slice, ref);
  // The shell loads no release whose manifest is damaged: then its operations don't count.
  if (!operations && (await reader.remote(slice, ref)))
    return [{ ...own, rule: 'unreadable', what: 'operations.json', message: `operations.json of ${nameOf(broken)} can't be read` }];
  if (!operations || !schema) return [];
  return validator.findBroken(schema, operations).map(({ operationName, message }) => ({
    ...{ ...own, rule: 'operation', what: operationName },
    message: `operation ${operationName}: ${message}`,
  }));
}

/**
 * Finds operations of remotes that the services beside them don't accept: of what is live, of what it falls back to, and of open tabs.
 * Without any service there is nothing to compare with.
 */
export async function findOperationFaults(
  given: { reader: ReleaseReader; validator: OperationValidator },
  combination: Combination,
  tabs: OpenTabs,
): Promise<Finding[]> {
  const services = await readServed(given.reader, combination);
  const { schema, findings } = services.length > 0 ? mergeFitting(services, given.validator) : { schema: null, findings: [] };
  const remotes = combination.filter(({ kind }) => kind === 'remote');
  const faults = remotes.flatMap(({ slice, refs }) =>
    distinct([...refs, ...(tabs.get(slice) ?? [])]).map((ref) => findFaultsOf(given, slice, { ref, schema })),
  );
  return [...findings, ...(await Promise.all(faults)).flat()];
}
