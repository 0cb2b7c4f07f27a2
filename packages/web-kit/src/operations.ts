import { formatDocument, stringifyDocument, type TypedDocumentNode } from '@urql/core';

type Definition = TypedDocumentNode['definitions'][number];

function fragmentName(definition: Definition): string {
  return definition.kind === 'FragmentDefinition' ? definition.name.value : '';
}

/**
 * The one text by which an operation is known: operation first, each fragment once and by name, `__typename` added as the
 * cache adds it. The build hashes this text into `operations.json`, the page hashes it into the request; they must be equal.
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
