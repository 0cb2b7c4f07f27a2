import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stitchingDirectives } from '@graphql-tools/stitching-directives';
import { type DefinitionNode, type DocumentNode, Kind, type ObjectTypeDefinitionNode, type ObjectTypeExtensionNode, parse } from 'graphql';

/** Scalars, directives and list types that every service's schema starts with. */
export const baseTypeDefs = readFileSync(join(import.meta.dirname, '../base.graphql'), 'utf8');

const ROOTS = new Set(['Query', 'Mutation']);

type ObjectNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;

function isRootExtension(node: DefinitionNode): node is ObjectNode {
  return (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) && ROOTS.has(node.name.value);
}

/**
 * Composes one document from the schema files of a service's capabilities, with our base types and the stitching directives. The files'
 * extensions of `Query` and `Mutation` become one definition each.
 */
export function composeTypeDefs(typeDefs: readonly string[]): DocumentNode {
  const { stitchingDirectivesTypeDefs } = stitchingDirectives();
  const definitions = [stitchingDirectivesTypeDefs, baseTypeDefs, ...typeDefs].flatMap((text) => parse(text).definitions);
  const roots = Map.groupBy(definitions.filter(isRootExtension), (node) => node.name.value);
  const rootDefinitions = [...roots].map(
    ([name, parts]): ObjectTypeDefinitionNode => ({
      kind: Kind.OBJECT_TYPE_DEFINITION,
      name: { kind: Kind.NAME, value: name },
      fields: parts.flatMap((part) => part.fields ?? []),
    }),
  );
  return { kind: Kind.DOCUMENT, definitions: [...definitions.filter((node) => !isRootExtension(node)), ...rootDefinitions] };
}
