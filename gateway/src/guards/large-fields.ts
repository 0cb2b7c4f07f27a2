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

/** Maximum of large fields in one request; each may be some megabytes, which one thread parses and serializes. */
const LARGE_MAX = 4;
/** Number of operations that a large field counts as: of sixteen at once, so that two large fields of a person run at once. */
const TURNS = 8;

const fieldOf = (type: GraphQLNamedType | undefined, name: string) =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;

/** Counts the fields of a document that are marked `@large`; each alias and each spread of a fragment counts. */
export function countLarge(document: DocumentNode, schema: GraphQLSchema): number {
  const operation = document.definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  // Each fragment is measured once, however often it is spread; validation, which comes next, rejects circular ones.
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

/** Asserts the maximum of large fields. @throws DomainError `gateway/query-too-large` (400) */
export function requireFewLarge(document: DocumentNode, schema: GraphQLSchema): void {
  if (countLarge(document, schema) <= LARGE_MAX) return;
  throw new DomainError('gateway/query-too-large', { fields: [{ path: 'query', key: 'errors.query.cost' }] });
}

/** Returns how many more operations than root fields a document counts as in the limit of those that run at once. */
export const extraSlotsOf = (document: DocumentNode, schema: GraphQLSchema): number => (TURNS - 1) * countLarge(document, schema);
