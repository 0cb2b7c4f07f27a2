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
import { createAddressBuckets } from './address-buckets.ts';
import type { Caller } from './callers.ts';
import type { SharedBuckets } from './shared-buckets.ts';

const MINUTE_MS = 60_000;
/** Many people share one address. */
const ADDRESS_FACTOR = 5;

const isListOfInputs = (type: GraphQLInputType): boolean => isListType(getNullableType(type)) && isInputObjectType(getNamedType(type));

/**
 * Returns how many operations a field counts as: a list of input objects counts its length, a list of more than a hundred rows its pages
 * of a hundred. A scalar counts once, even a tree in JSON, whose size is limited elsewhere.
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
 * Counts a document's operations: its root fields, including aliases and those in fragments, each as often as its arguments
 * demand.
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

/** Throws DomainError `gateway/rate-limited` (429) for an address that exceeds the limit. */
export type AddressLimit = (caller: Pick<Caller, 'address'>) => void;

/** Counts requests per address. */
export function createAddressLimit(buckets: SharedBuckets, name: string, perMinute: number): AddressLimit {
  const { take } = createAddressBuckets(buckets, name, { most: perMinute, everyMs: MINUTE_MS });
  return ({ address }) => {
    const retryAfterSeconds = take(address, 1);
    if (retryAfterSeconds > 0) throw new DomainError('gateway/rate-limited', { retryAfterSeconds });
  };
}

/** Throws DomainError `gateway/rate-limited` (429) for a caller who exceeds the limit; then nothing is counted. */
export type RateLimit = (caller: Caller, amount: number) => void;

/** Limits amounts per person, per address' guests, and, five times as much, per address. */
export function createRateLimit(buckets: SharedBuckets, name: string, perMinute: number): RateLimit {
  const ofPerson = buckets.create(`${name} of a person`, { most: perMinute, everyMs: MINUTE_MS });
  const ofAddress = createAddressBuckets(buckets, name, { most: perMinute * ADDRESS_FACTOR, everyMs: MINUTE_MS });
  return ({ address, person }, amount) => {
    // The guests' own limit is checked first, so that their rejected requests don't reduce the address' budget.
    const retryAfterSeconds = ofPerson.take(person ?? `guest ${address}`, amount) || ofAddress.take(address, amount);
    if (retryAfterSeconds > 0) throw new DomainError('gateway/rate-limited', { retryAfterSeconds });
  };
}
