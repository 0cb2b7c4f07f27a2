import { setImmediate } from 'node:timers/promises';
import { type GraphQLSchema, validate } from 'graphql';
import type { LiveOperation } from './live-releases.ts';

/** Operations that are validated before other work gets its turn. */
const AT_ONCE = 10;

/** Lists operations that a schema rejects and the current one accepts, each with its release and the reason. */
export async function findBrokenOperations(
  operations: readonly LiveOperation[],
  { next, current }: { next: GraphQLSchema; current: GraphQLSchema },
): Promise<string[]> {
  const broken: string[] = [];
  for (const [index, { release, operationName, document }] of operations.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const [fault] = validate(next, document, undefined, { maxErrors: 1 });
    if (fault && validate(current, document, undefined, { maxErrors: 1 }).length === 0)
      broken.push(`operation ${operationName} of ${release}: ${fault.message}`);
  }
  return broken;
}
