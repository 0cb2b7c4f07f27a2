import { PAGE_SIZE_EVERYTHING, PAGE_SIZE_MAX } from '@meowtale/contracts';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { DomainError } from '../errors.ts';

export interface QueryLimits {
  depth: number;
  aliases: number;
  tokens: number;
  cost: number;
  /** Rows of all lists with a `pageSize`, and of ids that a query lists; a nested list counts once for each row of the outer one. */
  rows: number;
}

/** Limits of one public operation (TRUST 13). */
export const PUBLIC_LIMITS: QueryLimits = { depth: 10, aliases: 15, tokens: 1000, cost: 5000, rows: 5000 };
/** Limits of the gateway's operations to a service: wider, because it adds key fields and splits operations. */
export const SUBREQUEST_LIMITS: QueryLimits = { depth: 15, aliases: 100, tokens: 20_000, cost: 20_000, rows: 20_000 };

const OBJECT_COST = 2;
const SCALAR_COST = 1;
/** Each level multiplies the cost below it, because lists may be nested in lists. */
const DEPTH_FACTOR = 1.5;
const CACHE_SIZE = 1000;

export type Variables = Readonly<Record<string, unknown>>;

/** Returns the rows that an argument asks for: `pageSize: 30`, or `q: { pageSize: 30 }`. */
function rowsIn(name: string, value: unknown): number {
  const size = name === 'pageSize' ? value : (value as { pageSize?: unknown } | null | undefined)?.pageSize;
  if (typeof size !== 'number') return 0;
  // No list returns more than that; the list itself rejects a larger size.
  return size === -1 ? PAGE_SIZE_EVERYTHING : Math.min(size, PAGE_SIZE_EVERYTHING);
}

/** Returns the rows that a field's `pageSize` asks for, as literal or variable: 1,000 for -1, 0 without one. */
export function rowsAskedOf({ arguments: given = [] }: FieldNode, variables: Variables): number {
  return Math.max(0, ...given.map(({ name, value }) => rowsIn(name.value, valueFromASTUntyped(value, variables))));
}

/**
 * Returns the length of the longest list among a field's arguments, such as ids of what it returns. Those of entry points of merged types,
 * which aren't public, were counted as rows of the list that they come from.
 */
function listedIn({ name, arguments: given = [] }: FieldNode, variables: Variables): number {
  if (name.value.startsWith('_')) return 0;
  const values = given.map(({ value }) => valueFromASTUntyped(value, variables));
  return Math.max(0, ...values.map((value) => (Array.isArray(value) ? value.length : 0)));
}

/** Returns the variables of an operation with the defaults of those that aren't given. */
export function withDefaults({ variableDefinitions = [] }: OperationDefinitionNode, variables: Variables): Variables {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...variables };
}

interface Size {
  depth: number;
  aliases: number;
  cost: number;
  rows: number;
}

const NOTHING: Size = { depth: 0, aliases: 0, cost: 0, rows: 0 };

/** Measures each fragment once, however often it is spread, so that nested spreads can't make measuring itself expensive. */
class Measure {
  readonly #fragments: Map<string, FragmentDefinitionNode>;
  readonly #known = new Map<string, Size>();
  readonly #open = new Set<string>();
  readonly #variables: Variables;
  readonly #isQuery: boolean;

  constructor(document: DocumentNode, { operation }: OperationDefinitionNode, variables: Variables) {
    this.#variables = variables;
    // A mutation returns what it changed, however much it was given.
    this.#isQuery = operation === 'query';
    const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((node) => [node.name.value, node]));
  }

  set({ selections }: SelectionSetNode): Size {
    const sizes = selections.map((selection): Size => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#fragment(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return this.set(selection.selectionSet);
      // Introspection is disabled in production; elsewhere its depth is up to developers' tools.
      if (selection.name.value.startsWith('__')) return NOTHING;
      const below = selection.selectionSet ? this.set(selection.selectionSet) : undefined;
      const rows = below ? this.#rowsOf(selection) : 0;
      // A page of up to 100 rows, or without a size, counts its selection once.
      const pages = Math.max(1, rows / PAGE_SIZE_MAX);
      return {
        depth: 1 + (below?.depth ?? 0),
        aliases: (selection.alias ? 1 : 0) + (below?.aliases ?? 0),
        cost: below ? OBJECT_COST + DEPTH_FACTOR * below.cost * pages : SCALAR_COST,
        rows: Math.max(1, rows) * (below?.rows ?? 0) + rows,
      };
    });
    return {
      depth: Math.max(0, ...sizes.map((size) => size.depth)),
      aliases: sizes.reduce((sum, size) => sum + size.aliases, 0),
      cost: sizes.reduce((sum, size) => sum + size.cost, 0),
      rows: sizes.reduce((sum, size) => sum + size.rows, 0),
    };
  }

  #rowsOf(field: FieldNode): number {
    return Math.max(rowsAskedOf(field, this.#variables), this.#isQuery ? listedIn(field, this.#variables) : 0);
  }

  #fragment(name: string): Size {
    const known = this.#known.get(name);
    if (known) return known;
    const fragment = this.#fragments.get(name);
    // Validation, which comes next, rejects missing and circular fragments.
    if (!fragment || this.#open.has(name)) return NOTHING;
    this.#open.add(name);
    const size = this.set(fragment.selectionSet);
    this.#open.delete(name);
    this.#known.set(name, size);
    return size;
  }
}

function tooLarge(what: string): DomainError {
  return new DomainError('gateway/query-too-large', { fields: [{ path: 'query', key: `errors.query.${what}` }] });
}

function parseWithin(source: string, maxTokens: number): DocumentNode {
  try {
    return parse(source, { maxTokens, noLocation: true });
  } catch (error) {
    if ((error as GraphQLError).message.includes('tokens')) throw tooLarge('tokens');
    throw new DomainError('input/invalid', { fields: [{ path: 'query', key: 'errors.query.syntax' }], cause: error });
  }
}

/** Returns a document's only operation; more are rejected, because compiled plans are cached per document, not per operation name. */
function onlyOperation(document: DocumentNode): OperationDefinitionNode {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operations.length !== 1 || !operations[0]) {
    throw new DomainError('input/invalid', { fields: [{ path: 'query', key: 'errors.query.oneOperation' }] });
  }
  return operations[0];
}

/** Measures a document's operation. A fragment that is spread twice counts twice. */
export function measureDocument(document: DocumentNode, variables: Variables = {}): Size {
  const operation = onlyOperation(document);
  return new Measure(document, operation, withDefaults(operation, variables)).set(operation.selectionSet);
}

/**
 * Returns a function that parses a query and checks its limits before any resolver runs. It returns the same document for the same
 * text, so that the plan compiled for it is reused.
 * @throws DomainError `gateway/query-too-large` (400) naming the limit, `input/invalid` for what isn't one operation
 */
export function createQueryGuard(limits: QueryLimits): (source: string, variables?: Variables) => DocumentNode {
  const parsed = new Map<string, DocumentNode>();
  return (source, variables = {}) => {
    const document = parsed.get(source) ?? parseWithin(source, limits.tokens);
    const size = measureDocument(document, variables);
    for (const what of ['depth', 'aliases', 'cost'] as const) if (size[what] > limits[what]) throw tooLarge(what);
    if (size.rows > limits.rows) throw tooLarge('cost');
    parsed.delete(source);
    parsed.set(source, document);
    const oldest = parsed.size > CACHE_SIZE ? parsed.keys().next().value : undefined;
    if (oldest !== undefined) parsed.delete(oldest);
    return document;
  };
}
