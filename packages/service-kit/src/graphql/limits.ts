import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { DomainError } from '../errors.ts';

export interface QueryLimits {
  depth: number;
  aliases: number;
  tokens: number;
  cost: number;
}

/** What anybody may ask in one operation (TRUST 13). */
export const PUBLIC_LIMITS: QueryLimits = { depth: 10, aliases: 15, tokens: 1000, cost: 5000 };
/** What the gateway may ask a service: it adds key fields and splits operations, so a little wider. */
export const SUBREQUEST_LIMITS: QueryLimits = { depth: 15, aliases: 100, tokens: 20_000, cost: 20_000 };

const OBJECT_COST = 2;
const SCALAR_COST = 1;
/** What each level multiplies the cost of what is below it by: lists stand in lists. */
const DEPTH_FACTOR = 1.5;
const CACHE_SIZE = 1000;

interface Size {
  depth: number;
  aliases: number;
  cost: number;
}

const NOTHING: Size = { depth: 0, aliases: 0, cost: 0 };

/** Measures each fragment once, however often it is spread, so that nested spreads can't make measuring itself expensive. */
class Measure {
  readonly #fragments: Map<string, FragmentDefinitionNode>;
  readonly #known = new Map<string, Size>();
  readonly #open = new Set<string>();

  constructor(document: DocumentNode) {
    const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((node) => [node.name.value, node]));
  }

  set({ selections }: SelectionSetNode): Size {
    const sizes = selections.map((selection): Size => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#fragment(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return this.set(selection.selectionSet);
      // Introspection is refused in production; elsewhere its depth is the tools' own.
      if (selection.name.value.startsWith('__')) return NOTHING;
      const below = selection.selectionSet ? this.set(selection.selectionSet) : undefined;
      return {
        depth: 1 + (below?.depth ?? 0),
        aliases: (selection.alias ? 1 : 0) + (below?.aliases ?? 0),
        cost: below ? OBJECT_COST + DEPTH_FACTOR * below.cost : SCALAR_COST,
      };
    });
    return {
      depth: Math.max(0, ...sizes.map((size) => size.depth)),
      aliases: sizes.reduce((sum, size) => sum + size.aliases, 0),
      cost: sizes.reduce((sum, size) => sum + size.cost, 0),
    };
  }

  #fragment(name: string): Size {
    const known = this.#known.get(name);
    if (known) return known;
    const fragment = this.#fragments.get(name);
    // A missing or circular fragment is refused by validation, which comes next.
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

/** The operation of a document that has exactly one: compiled plans are kept per document, not per operation name. */
function onlyOperation(document: DocumentNode): OperationDefinitionNode {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operations.length !== 1 || !operations[0]) {
    throw new DomainError('input/invalid', { fields: [{ path: 'query', key: 'errors.query.oneOperation' }] });
  }
  return operations[0];
}

/** Two limits may be passed by what the cost already holds: a fragment spread twice costs twice. */
export function measureDocument(document: DocumentNode): Size {
  return new Measure(document).set(onlyOperation(document).selectionSet);
}

/**
 * Makes the function that parses a query and refuses it before any resolver runs. The same text gives the same
 * document, so that what is compiled for it is found again.
 * @throws DomainError `gateway/query-too-large` (400) naming the limit, `input/invalid` for what isn't one operation
 */
export function createQueryGuard(limits: QueryLimits): (source: string) => DocumentNode {
  const accepted = new Map<string, DocumentNode>();
  return (source) => {
    const known = accepted.get(source);
    if (known) {
      accepted.delete(source);
      accepted.set(source, known);
      return known;
    }
    const document = parseWithin(source, limits.tokens);
    const size = measureDocument(document);
    for (const what of ['depth', 'aliases', 'cost'] as const) if (size[what] > limits[what]) throw tooLarge(what);
    accepted.set(source, document);
    const oldest = accepted.size > CACHE_SIZE ? accepted.keys().next().value : undefined;
    if (oldest !== undefined) accepted.delete(oldest);
    return document;
  };
}
