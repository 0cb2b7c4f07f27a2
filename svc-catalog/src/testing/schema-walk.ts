import { buildSchema, type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType, isRequiredArgument } from 'graphql';
import type { TestCatalog } from './catalog.ts';

/** Returns the schema that the service serves to the gateway. */
export async function readSchema(catalog: TestCatalog): Promise<GraphQLSchema> {
  const { body } = await catalog.app.inject({ url: '/sdl' });
  return buildSchema(body);
}

export function objectTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap()).filter((type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'));
}

/** Returns a selection of everything below a type, `depth` levels deep. */
function selectionOf(type: GraphQLObjectType, depth: number): string {
  const fields = Object.keys(type.getFields()).map((name) => fieldSelection(type, name, depth));
  return `{ ${fields.filter((field) => field !== '').join(' ') || '__typename'} }`;
}

/** Returns a field's selection, `depth` levels deep; empty when it needs arguments or is deeper. */
export function fieldSelection(type: GraphQLObjectType, name: string, depth: number): string {
  const field = type.getFields()[name];
  if (!field) throw new Error(`${type.name} has no ${name}`);
  const namedType = getNamedType(field.type);
  if (field.args.some(isRequiredArgument)) return '';
  if (!isObjectType(namedType)) return name;
  return depth > 0 ? `${name} ${selectionOf(namedType, depth - 1)}` : '';
}

/** Returns the selection of a root field's result, `depth` levels deep; empty for a scalar. */
export function answerSelection(schema: GraphQLSchema, root: 'Query' | 'Mutation', name: string, depth: number): string {
  const type = (root === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[name]?.type;
  const namedType = type && getNamedType(type);
  return isObjectType(namedType) ? selectionOf(namedType, depth) : '';
}
