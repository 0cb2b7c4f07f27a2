import { createHash } from 'node:crypto';
import { PAGE_SIZE_MAX } from '@meowtale/contracts';
import { DomainError, rowsAskedOf, type Variables, withDefaults } from '@meowtale/service-kit';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { createBuckets } from './buckets.ts';

const MINUTE_MS = 60_000;
/** Many people share one address. */
const ADDRESS_FACTOR = 5;

const isListOfInputs = (type: GraphQLInputType): boolean => isListType(getNullableType(type)) && isInputObjectType(getNamedType(type));

/**
 * How many things a field is given at once: a list of inputs is as many commands as it is long, and a list that is asked for by more
 * than a hundred rows is as many pages. What a scalar holds is one thing, a whole tree in JSON too; how large that may be is said elsewhere.
 */
function thingsIn(field: FieldNode, root: GraphQLObjectType | undefined, variables: Variables): number {
  const { name, arguments: given = [] } = field;
  const lists = root?.getFields()[name.value]?.args.filter(({ type }) => isListOfInputs(type)) ?? [];
  const lengths = given.map(({ name: argument, value }) => {
    if (!lists.some((list) => list.name === argument.value)) return 0;
    if (value.kind === Kind.LIST) return value.values.length;
    const sent = value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
    return Array.isArray(sent) ? sent.length : 0;
  });
  return Math.max(1, Math.ceil(rowsAskedOf(field, variables) / PAGE_SIZE_MAX), ...lengths);
}

/**
 * How many operations a document is: its root fields, also those in fragments, because aliases make many of one request, and of
 * each as many as it is given things.
 */
export function countOperations(document: DocumentNode, schema: GraphQLSchema, given: Variables = {}): number {
  const operation = document.definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return 0;
  const variables = withDefaults(operation, given);
  const root = schema.getRootType(operation.operation) ?? undefined;
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const seen = new Set<string>();
  const count = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + thingsIn(selection, root, variables);
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + count(selection.selectionSet);
      const fragment = fragments.get(selection.name.value);
      if (!fragment || seen.has(selection.name.value)) return sum;
      seen.add(selection.name.value);
      return sum + count(fragment.selectionSet);
    }, 0);
  return count(operation.selectionSet);
}

/** Counts requests per address. What it throws is DomainError `gateway/rate-limited` (429). */
export function createAddressLimit(perMinute: number, now: () => number = Date.now): (ip: string) => void {
  const take = createBuckets({ most: perMinute, everyMs: MINUTE_MS, now });
  return (ip) => {
    const retryAfterSeconds = take(ip, 1);
    if (retryAfterSeconds > 0) throw new DomainError('gateway/rate-limited', { retryAfterSeconds });
  };
}

export type RateLimit = (who: { ip: string; authorization: string | undefined }, amount: number) => void;

/** Counts operations per person and per address. What it throws is DomainError `gateway/rate-limited` (429). */
export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  const takeOfPerson = createBuckets({ most: perMinute, everyMs: MINUTE_MS, now });
  const takeOfAddress = createBuckets({ most: perMinute * ADDRESS_FACTOR, everyMs: MINUTE_MS, now });
  return ({ ip, authorization }, amount) => {
    // However somebody spells the word before it, a token is theirs.
    const token = authorization?.replace(/^bearer /i, '');
    const person = createHash('sha256')
      .update(token ?? `guest ${ip}`)
      .digest('base64');
    const retryAfterSeconds = takeOfAddress(ip, amount) || takeOfPerson(person, amount);
    if (retryAfterSeconds > 0) throw new DomainError('gateway/rate-limited', { retryAfterSeconds });
  };
}
