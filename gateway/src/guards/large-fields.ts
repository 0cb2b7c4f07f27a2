import { DomainError } from '@meowtale/service-kit';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** More than any page asks for in one request; each may be some megabytes, which are read and written as JSON by one thread. */
const LARGE_MAX = 4;
/** For how many operations of a person each stands that run at once: of sixteen, so that two of them do. */
const TURNS = 8;

const fieldOf = (type: GraphQLNamedType | undefined, name: string) =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;

/** How often a document asks for a field that its service marked `@large`: each alias is another, and each spread of a fragment. */
export function countLarge(document: DocumentNode, schema: GraphQLSchema): number {
  const operation = document.definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  // Each is counted once, however often it is spread; one that spreads itself is refused by validation, which comes next.
  const known = new Map<string, number>();

  function ofFragment(name: string): number {
    const fragment = fragments.get(name);
    const before = known.get(name);
    if (!fragment || before !== undefined) return before ?? 0;
    known.set(name, 0);
    const count = ofSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
    known.set(name, count);
    return count;
  }

  function ofSelection(selection: SelectionNode, type: GraphQLNamedType | undefined): number {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const { typeCondition, selectionSet } = selection;
      return ofSet(selectionSet, typeCondition ? schema.getType(typeCondition.name.value) : type);
    }
    const field = fieldOf(type, selection.name.value);
    const own = field?.astNode?.directives?.some(({ name }) => name.value === 'large') ? 1 : 0;
    return own + (field && selection.selectionSet ? ofSet(selection.selectionSet, getNamedType(field.type)) : 0);
  }

  function ofSet({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined): number {
    return selections.reduce((sum, selection) => sum + ofSelection(selection, type), 0);
  }

  return operation ? ofSet(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined) : 0;
}

/** @throws DomainError `gateway/query-too-large` (400) for more large fields than one answer may hold */
export function requireFewLarge(document: DocumentNode, schema: GraphQLSchema): void {
  if (countLarge(document, schema) <= LARGE_MAX) return;
  throw new DomainError('gateway/query-too-large', { fields: [{ path: 'query', key: 'errors.query.cost' }] });
}

/** How many operations more than it has root fields a document counts as, of those that run at once. */
export const turnsOfLarge = (document: DocumentNode, schema: GraphQLSchema): number => (TURNS - 1) * countLarge(document, schema);
