import {
  type ASTNode,
  type DocumentNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

const DESCRIBED = { enter: (node: ASTNode) => ('description' in node ? { ...node, description: undefined } : undefined) };

const printed = (node: ASTNode | null | undefined): string => (node ? print(visit(node, DESCRIBED)) : '');

/** Prints a type without the fields of objects and interfaces, of which operations use some. */
function headOf({ astNode }: GraphQLNamedType): string {
  return printed(astNode && 'interfaces' in astNode ? { ...astNode, fields: [] } : astNode);
}

class UsedDefinitions {
  readonly printed = new Map<string, string>();

  addType(type: GraphQLNamedType | null | undefined): void {
    if (!type || this.printed.has(type.name)) return;
    this.printed.set(type.name, headOf(type));
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) this.addType(getNamedType(field.type));
    if (isObjectType(type) || isInterfaceType(type)) for (const one of type.getInterfaces()) this.addType(one);
  }

  addField(parent: GraphQLNamedType, field: GraphQLField<unknown, unknown>): void {
    const coordinate = `${parent.name}.${field.name}`;
    if (this.printed.has(coordinate)) return;
    this.printed.set(coordinate, printed(field.astNode));
    this.addType(getNamedType(field.type));
    for (const argument of field.args) this.addType(getNamedType(argument.type));
  }
}

/**
 * Returns the definitions that operations are built against, without descriptions: each used field, and each type without the fields that
 * aren't used; input types and enums are whole. A field that the schema doesn't have is included as missing.
 */
export function usedDefinitions(schema: GraphQLSchema, documents: readonly DocumentNode[]): Map<string, string> {
  const used = new UsedDefinitions();
  for (const document of documents) {
    const info = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(info, {
        Field({ name }) {
          const parent = info.getParentType();
          const field = info.getFieldDef();
          if (parent) used.addType(parent);
          if (parent && field) used.addField(parent, field);
          else used.printed.set(`${parent?.name}.${name.value}`, 'missing');
        },
        NamedType({ name }) {
          used.addType(schema.getType(name.value));
        },
        Directive({ name }) {
          used.printed.set(`@${name.value}`, printed(schema.getDirective(name.value)?.astNode));
        },
      }),
    );
  }
  return used.printed;
}
