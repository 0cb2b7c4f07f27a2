import { buildASTSchema, type DefinitionNode, type DocumentNode, type GraphQLSchema, Kind, parse } from 'graphql';

const STITCHING_DIRECTIVES = `
  directive @key(selectionSet: String!) on OBJECT
  directive @computed(selectionSet: String!) on FIELD_DEFINITION
  directive @merge(keyField: String, keyArg: String, additionalArgs: String, key: [String!], argsExpr: String) on FIELD_DEFINITION
  directive @canonical on OBJECT | FIELD_DEFINITION | SCALAR | INTERFACE | INPUT_OBJECT | UNION | ENUM
`;

const EXTENDED: Partial<Record<string, Kind>> = {
  [Kind.OBJECT_TYPE_EXTENSION]: Kind.OBJECT_TYPE_DEFINITION,
  [Kind.INPUT_OBJECT_TYPE_EXTENSION]: Kind.INPUT_OBJECT_TYPE_DEFINITION,
};

type Part = { name?: { value: string }; fields?: readonly { name: { value: string } }[]; directives?: readonly unknown[] };

/**
 * Merges the services' SDL into one schema like the gateway's: types of the same name are merged, and merge entry points (queries
 * whose names start with `_`) are left out.
 */
export function mergeSdl(sources: readonly string[]): GraphQLSchema {
  const merged = new Map<string, DefinitionNode>();
  for (const source of [STITCHING_DIRECTIVES, ...sources]) {
    for (const definition of parse(source, { noLocation: true }).definitions) {
      const kind = EXTENDED[definition.kind] ?? definition.kind;
      const part = definition as Part;
      const fields = part.fields?.filter((field) => part.name?.value !== 'Query' || !field.name.value.startsWith('_'));
      const key = `${kind === Kind.DIRECTIVE_DEFINITION ? '@' : ''}${part.name?.value ?? ''}`;
      const before = merged.get(key) as Part | undefined;
      const known = new Set(before?.fields?.map((field) => field.name.value));
      merged.set(key, {
        ...definition,
        kind,
        ...(fields && { fields: [...(before?.fields ?? []), ...fields.filter((field) => !known.has(field.name.value))] }),
        ...(part.directives && { directives: [...(before?.directives ?? []), ...part.directives] }),
      } as DefinitionNode);
    }
  }
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...merged.values()] };
  return buildASTSchema(document, { assumeValidSDL: true });
}
