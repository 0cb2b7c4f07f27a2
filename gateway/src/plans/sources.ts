import {
  buildSchema,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  valueFromASTUntyped,
} from 'graphql';
import type { Ask } from '../stitching/executor.ts';

/** The root field that returns many objects of a merged type by their keys. */
export interface EntryPoint {
  field: string;
  argument: string;
  argumentType: string;
  keyField: string;
}

/** One service of a plan. */
export interface Source {
  schema: GraphQLSchema;
  ask: Ask;
  /** By the name of the merged type. Entry points that plans don't support are missing; stitching runs operations that need them. */
  entryPoints: ReadonlyMap<string, EntryPoint>;
}

function entryPointsOf(schema: GraphQLSchema): Map<string, EntryPoint> {
  const found = new Map<string, EntryPoint>();
  const twice = new Set<string>();
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const merge = field.astNode?.directives?.find(({ name }) => name.value === 'merge');
    if (!merge) continue;
    const type: GraphQLNamedOutputType = getNamedType(field.type);
    if (found.has(type.name)) twice.add(type.name);
    const given = Object.fromEntries((merge.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]));
    const [argument] = field.args;
    const list = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
    const plain = Object.keys(given).join() === 'keyField' && !String(given.keyField).includes('.');
    if (!plain || !list || !argument || field.args.length > 1) twice.add(type.name);
    else {
      const keyField = String(given.keyField);
      found.set(type.name, { field: field.name, argument: argument.name, argumentType: String(argument.type), keyField });
    }
  }
  for (const name of twice) found.delete(name);
  return found;
}

export function sourceOf(sdl: string, ask: Ask): Source {
  const schema = buildSchema(sdl);
  return { schema, ask, entryPoints: entryPointsOf(schema) };
}
