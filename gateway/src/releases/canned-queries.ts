import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { buildSchema, type DocumentNode, type GraphQLSchema, Kind } from 'graphql';
import type { GatewayContext } from '../stitching/executor.ts';
import type { Generation } from '../stitching/generation.ts';
import type { LiveOperation } from './live-releases.ts';

/** How many queries are tried of one service. */
const MOST = 5;

/** Returns the names of a query's root fields when it needs no variable; none for any other operation. */
function rootFieldsOf({ definitions }: DocumentNode): string[] {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const needs = operation?.variableDefinitions?.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue);
  if (operation?.operation !== 'query' || needs) return [];
  return operation.selectionSet.selections.flatMap((node) => (node.kind === Kind.FIELD ? [node.name.value] : []));
}

function fieldsOf(sdl: string): ReadonlySet<string> {
  const schema: GraphQLSchema = buildSchema(sdl, { assumeValid: true });
  return new Set(Object.keys(schema.getQueryType()?.getFields() ?? {}));
}

/** Returns public queries of live remotes that only need one service, each once. */
function cannedOf(operations: readonly LiveOperation[], sdl: string): LiveOperation[] {
  const own = fieldsOf(sdl);
  const canned = new Map<string, LiveOperation>();
  for (const operation of operations) {
    const fields = rootFieldsOf(operation.document);
    if (operation.kind === 'public' && fields.length > 0 && fields.every((field) => own.has(field)))
      canned.set(operation.operationName, operation);
  }
  return [...canned.values()].slice(0, MOST);
}

/** Runs a query as a guest. Returns its first error; null without one, and when a service is away, which says nothing of its schema. */
async function faultOf(generation: Generation, { document }: LiveOperation, log: FastifyBaseLogger): Promise<string | null> {
  const context: GatewayContext = {
    requestId: randomUUID(),
    log,
    authorization: undefined,
    ip: '127.0.0.1',
    caller: { address: '127.0.0.1', person: null, isNewcomer: false },
    country: null,
    visitor: null,
  };
  const { errors = [] } = await generation.run(document, context, {}).catch((error: Error) => ({ errors: [error] }));
  const fault = errors.find((error) => (error as { extensions?: { code?: unknown } }).extensions?.code !== 'service/unavailable');
  return fault?.message ?? null;
}

/** Lists public queries of live remotes that fail with a service's next schema and succeed with the current one. */
export async function findFailingQueries(
  operations: readonly LiveOperation[],
  { sdl, next, current, log }: { sdl: string; next: Generation; current: Generation; log: FastifyBaseLogger },
): Promise<string[]> {
  const failing: string[] = [];
  for (const operation of cannedOf(operations, sdl)) {
    const fault = await faultOf(next, operation, log);
    if (fault !== null && (await faultOf(current, operation, log)) === null)
      failing.push(`query ${operation.operationName} of ${operation.release}: ${fault}`);
  }
  return failing;
}
