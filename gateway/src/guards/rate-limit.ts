import { createHash } from 'node:crypto';
import { DomainError } from '@meowtale/service-kit';
import { type DocumentNode, type FieldNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import { createBuckets } from './buckets.ts';

const MINUTE_MS = 60_000;
/** Many people share one address. */
const ADDRESS_FACTOR = 5;

type Variables = Readonly<Record<string, unknown>>;

/** How many things a field is given at once: a list of objects is as many commands as it is long. */
function thingsIn({ arguments: given = [] }: FieldNode, variables: Variables): number {
  const lengths = given.map(({ value }) => {
    if (value.kind === Kind.LIST) return value.values.filter(({ kind }) => kind === Kind.OBJECT || kind === Kind.VARIABLE).length;
    const sent = value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
    return Array.isArray(sent) ? sent.filter((each) => typeof each === 'object').length : 0;
  });
  return Math.max(1, ...lengths);
}

/**
 * How many operations a document is: its root fields, also those in fragments, because aliases make many of one request, and of
 * each as many as it is given things.
 */
export function countOperations(document: DocumentNode, variables: Variables = {}): number {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const seen = new Set<string>();
  const count = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + thingsIn(selection, variables);
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + count(selection.selectionSet);
      const fragment = fragments.get(selection.name.value);
      if (!fragment || seen.has(selection.name.value)) return sum;
      seen.add(selection.name.value);
      return sum + count(fragment.selectionSet);
    }, 0);
  const operation = document.definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
  return operation ? count(operation.selectionSet) : 0;
}

/** Counts requests per address. What it throws is DomainError `gateway/rate-limited` (429). */
export function createAddressLimit(perMinute: number, now: () => number = Date.now): (ip: string) => void {
  const take = createBuckets({ most: perMinute, everyMs: MINUTE_MS, now });
  return (ip) => {
    if (!take(ip, 1)) throw new DomainError('gateway/rate-limited');
  };
}

export type RateLimit = (who: { ip: string; authorization: string | undefined }, document: DocumentNode, variables?: Variables) => void;

/** Counts operations per person and per address. What it throws is DomainError `gateway/rate-limited` (429). */
export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  const takeOfPerson = createBuckets({ most: perMinute, everyMs: MINUTE_MS, now });
  const takeOfAddress = createBuckets({ most: perMinute * ADDRESS_FACTOR, everyMs: MINUTE_MS, now });
  return ({ ip, authorization }, document, variables) => {
    const amount = countOperations(document, variables);
    // However somebody spells the word before it, a token is theirs.
    const token = authorization?.replace(/^bearer /i, '');
    const person = createHash('sha256')
      .update(token ?? `guest ${ip}`)
      .digest('base64');
    if (!takeOfAddress(ip, amount) || !takeOfPerson(person, amount)) throw new DomainError('gateway/rate-limited');
  };
}
