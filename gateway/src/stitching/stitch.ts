import { delegateToSchema, type MergedTypeConfig, type MergedTypeEntryPoint, type SubschemaConfig } from '@graphql-tools/delegate';
import { createMergedTypeResolver, stitchSchemas } from '@graphql-tools/stitch';
import { stitchingDirectives } from '@graphql-tools/stitching-directives';
import { type AsyncExecutor, type IResolvers, MapperKind, mapSchema } from '@graphql-tools/utils';
import { buildSchema, type GraphQLResolveInfo, GraphQLSchema, valueFromASTUntyped } from 'graphql';
import type { GatewayContext } from './executor.ts';

export interface Part {
  sdl: string;
  executor: AsyncExecutor<GatewayContext>;
}

export interface OwnFields {
  typeDefs: string;
  resolvers: IResolvers;
}

type OwnSubschema = SubschemaConfig<unknown, unknown, unknown, GatewayContext>;

const STITCHING_ONLY = new Set(['key', 'merge', 'computed', 'canonical']);

/**
 * Makes loaders of merged types unique per request. They are keyed by `info.rootValue`, which mercurius shares among all
 * requests, so that the second person would get the first one's rows (graphql-hive/gateway#2630). The context is new for each
 * request, and the cached `info` of a field in it is shared by all objects of a list.
 */
function keyByRequest(entryPoint: MergedTypeEntryPoint): void {
  const resolve = createMergedTypeResolver(entryPoint);
  if (!resolve) return;
  const keyed = new WeakMap<GraphQLResolveInfo, GraphQLResolveInfo>();
  entryPoint.resolve = (original, context, info, ...rest) => {
    let own = keyed.get(info);
    if (own?.rootValue !== context) {
      own = { ...info, rootValue: context };
      keyed.set(info, own);
    }
    return resolve(original, context, own, ...rest);
  };
}

function isolatePeople(config: SubschemaConfig): SubschemaConfig {
  for (const merged of Object.values<MergedTypeConfig>(config.merge ?? {})) {
    for (const entryPoint of merged.entryPoints ?? [merged]) keyByRequest(entryPoint);
  }
  return config;
}

/** Returns the root fields that are entry points of merged types, which aren't public. */
function entryPointsOf(schema: GraphQLSchema): string[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.filter((field) => field.astNode?.directives?.some(({ name }) => name.value === 'merge')).map((field) => field.name);
}

/** Returns a service's root fields of jobs with the prefix of its ids (`@jobPrefix`). */
function prefixesOf(schema: GraphQLSchema): [field: string, prefix: string][] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, astNode }) => {
    const [given] = astNode?.directives?.find((directive) => directive.name.value === 'jobPrefix')?.arguments ?? [];
    return given ? [[name, String(valueFromASTUntyped(given.value))] as [string, string]] : [];
  });
}

/** Returns resolvers that delegate a field of jobs to the service whose prefix the id has; an unknown prefix returns null. */
function askOwners(subschemas: readonly OwnSubschema[]): IResolvers {
  const owners = subschemas.flatMap((owner) => prefixesOf(owner.schema).map(([field, prefix]) => ({ owner, field, prefix })));
  const resolvers = [...Map.groupBy(owners, ({ field }) => field)].map(([fieldName, candidates]) => [
    fieldName,
    (_root: unknown, args: { uuid: string }, context: GatewayContext, info: GraphQLResolveInfo) => {
      const schema = candidates.find(({ prefix }) => args.uuid.startsWith(`${prefix}:`))?.owner;
      return schema ? delegateToSchema({ schema, fieldName, args, context, info }) : null;
    },
  ]);
  return resolvers.length > 0 ? { Query: Object.fromEntries(resolvers) } : {};
}

function publicSchema(stitched: GraphQLSchema, hidden: ReadonlySet<string>): GraphQLSchema {
  const shown = mapSchema(stitched, {
    [MapperKind.QUERY_ROOT_FIELD]: (config, name) => (hidden.has(name) ? null : config),
  });
  const config = shown.toConfig();
  return new GraphQLSchema({ ...config, directives: config.directives.filter(({ name }) => !STITCHING_ONLY.has(name)) });
}

/** Stitches the services' SDL and the gateway's own fields into one schema, without knowing any service. */
export function stitch(parts: readonly Part[], own: OwnFields): GraphQLSchema {
  const { stitchingDirectivesTransformer } = stitchingDirectives();
  const subschemas = parts.map(({ sdl, executor }) => ({ schema: buildSchema(sdl), executor }));
  const stitched = stitchSchemas({
    subschemas,
    subschemaConfigTransforms: [(config) => isolatePeople(stitchingDirectivesTransformer(config))],
    typeDefs: own.typeDefs,
    resolvers: [own.resolvers, askOwners(subschemas)],
  });
  return publicSchema(stitched, new Set(subschemas.flatMap(({ schema }) => entryPointsOf(schema))));
}
