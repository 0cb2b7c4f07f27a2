import { formatDocument, stringifyDocument, type TypedDocumentNode } from '@urql/core';

type Definition = TypedDocumentNode['definitions'][number];

function fragmentName(definition: Definition): string {
  return definition.kind === 'FragmentDefinition' ? definition.name.value : '';
}

/**
 * Returns the canonical text of an operation: the operation first, each fragment once and ordered by name, `__typename` added like by
 * the cache. The build hashes it for `operations.json`, the page for the request; both must be equal.
 */
export function operationText(document: TypedDocumentNode): string {
  const { definitions } = formatDocument(document);
  const fragments = new Map<string, Definition>();
  for (const definition of definitions) if (definition.kind === 'FragmentDefinition') fragments.set(fragmentName(definition), definition);
  const sorted = [
    ...definitions.filter((definition) => definition.kind !== 'FragmentDefinition'),
    ...[...fragments.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, definition]) => definition),
  ];
  return stringifyDocument({ kind: document.kind, definitions: sorted } as TypedDocumentNode);
}
