import { defaultMergedResolver, getPlanLeftOverFromParent, getUnpathedErrors, isExternalObject } from '@graphql-tools/delegate';
import { getRootTypes, MapperKind, mapSchema, mergeDeep } from '@graphql-tools/utils';
import {
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

type Resolver = GraphQLFieldResolver<unknown, unknown>;
type Fragments = GraphQLResolveInfo['fragments'];
type Row = Record<string, unknown>;

/** Types whose objects one service answers whole: nothing in them is merged, takes an argument, or stands for several types. */
function wholeTypes(schema: GraphQLSchema, merged: ReadonlySet<string>): Set<string> {
  const roots = getRootTypes(schema);
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  const whole = new Set(objects.filter((type) => !roots.has(type) && !merged.has(type.name)).map(({ name }) => name));
  for (let before = -1; before !== whole.size; ) {
    before = whole.size;
    for (const type of objects) {
      const staysWhole = Object.values(type.getFields()).every((field) => {
        const named = getNamedType(field.type);
        return field.args.length === 0 && (isLeafType(named) || whole.has(named.name));
      });
      if (!staysWhole) whole.delete(type.name);
    }
  }
  return whole;
}

const keyOf = ({ alias, name }: FieldNode) => alias?.value ?? name.value;

function fieldsOf({ selections }: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, fragments);
    const fragment = fragments[selection.name.value];
    return fragment ? fieldsOf(fragment.selectionSet, fragments) : [];
  });
}

const below = (nodes: readonly FieldNode[], fragments: Fragments) =>
  nodes.flatMap(({ selectionSet }) => (selectionSet ? fieldsOf(selectionSet, fragments) : []));

const renaming = new WeakMap<FieldNode, boolean>();

/** Whether something below is asked for by another name; looked for once per place of an operation. */
function renames(node: FieldNode, fragments: Fragments): boolean {
  const known = renaming.get(node);
  if (known !== undefined) return known;
  const found = below([node], fragments).some((field) => field.alias !== undefined || renames(field, fragments));
  renaming.set(node, found);
  return found;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !(value instanceof Error);

/** Two parts of one object, asked for by two names; what failed or is missing in one is so in both. */
function joined(first: unknown, second: unknown): unknown {
  return isRow(first) && isRow(second) ? mergeDeep([first, second], undefined, true, true) : isRow(first) ? second : first;
}

/** The answer by its fields' names instead of the names it was asked for by. */
function byFieldName(value: unknown, nodes: readonly FieldNode[], fragments: Fragments): unknown {
  if (Array.isArray(value)) return value.map((each) => byFieldName(each, nodes, fragments));
  const fields = below(nodes, fragments);
  if (!isRow(value) || fields.length === 0) return value;
  const row: Row = {};
  for (const [key, same] of Map.groupBy(fields, keyOf)) {
    const name = same[0]?.name.value;
    if (name === undefined || !(key in value)) continue;
    const part = byFieldName(value[key], same, fragments);
    row[name] = name in row ? joined(row[name], part) : part;
  }
  return row;
}

/** So that those who read it may do so by the fields' names, without a resolver. */
function readable(value: unknown, { fieldNodes, fragments }: GraphQLResolveInfo): unknown {
  return fieldNodes.some((node) => renames(node, fragments)) ? byFieldName(value, fieldNodes, fragments) : value;
}

/** From an object that may be merged, what is whole goes on as it came. */
const handOn: Resolver = (parent, args, context, info) => {
  const value = isRow(parent) ? parent[keyOf(info.fieldNodes[0] as FieldNode)] : undefined;
  const asItCame = value !== undefined && value !== null && isExternalObject(parent) && !getPlanLeftOverFromParent(parent);
  return asItCame ? readable(value, info) : defaultMergedResolver(parent as never, args, context as never, info);
};

const handOnFrom =
  (resolve: Resolver): Resolver =>
  async (root, args, context, info) => {
    const value = await resolve(root, args, context, info);
    const first = [value].flat(Number.POSITIVE_INFINITY).find(isRow);
    if (!first || !isExternalObject(first)) return value;
    // Of an error without a place nobody could say what it spoils.
    const [error] = getUnpathedErrors(first as never);
    return error ?? readable(value, info);
  };

/**
 * Stitching marks each object of an answer with where it came from, and resolves each of its fields, in case something is
 * to be merged into it. Of most it is known that nothing ever is: those are handed on as the service answered them.
 */
export function handOnWholeTypes(schema: GraphQLSchema, merged: ReadonlySet<string>): GraphQLSchema {
  const whole = wholeTypes(schema, merged);
  const roots = new Set([...getRootTypes(schema)].map(({ name }) => name));
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (config, _field, typeName) => {
      const type = getNamedType(config.type);
      const { resolve } = config;
      if (roots.has(typeName)) return whole.has(type.name) && resolve ? { ...config, resolve: handOnFrom(resolve) } : config;
      if (resolve !== defaultMergedResolver) return config;
      if (whole.has(typeName)) return { ...config, resolve: undefined };
      return whole.has(type.name) || isLeafType(type) ? { ...config, resolve: handOn } : config;
    },
  });
}
