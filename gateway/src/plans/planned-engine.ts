import type { Engine, FormatOptions } from '@meowtale/service-kit';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import type { GatewayContext } from '../stitching/executor.ts';
import { maskError } from '../stitching/mask-error.ts';
import { NotPlanned } from './not-planned.ts';
import { type Plan, planOperation } from './plan.ts';
import { runPlan } from './run-plan.ts';
import type { Source } from './sources.ts';

/** Each variable in `@include` and `@skip` may double an operation's plans; operations with more are stitched. */
const MOST_SWITCHES = 4;

interface Planned {
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Variables in `@include` and `@skip`. */
  switches: readonly string[];
  /** Plans by the values of those variables; undefined where stitching runs the operation. */
  plans: Map<string, Plan | undefined>;
}

function switchesIn(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ arguments: given = [] }) => {
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

function read(schema: GraphQLSchema, document: DocumentNode, production: boolean): Planned | undefined {
  const rules = production ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
  if (validate(schema, document, rules).length > 0) return undefined;
  const { definitions } = document;
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const switches = switchesIn(document);
  const ours = operation?.variableDefinitions?.some(({ variable }) => variable.name.value.startsWith('__'));
  if (!operation || ours || switches.length > MOST_SWITCHES) return undefined;
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  return { operation, fragments, switches, plans: new Map() };
}

function planOrNone(
  schema: GraphQLSchema,
  sources: readonly Source[],
  { operation, fragments }: Planned,
  choices: Record<string, unknown>,
) {
  const root = schema.getRootType(operation.operation);
  try {
    return root ? planOperation(sources, root, { operation, fragments, choices }) : undefined;
  } catch (error) {
    if (error instanceof NotPlanned) return undefined;
    throw error;
  }
}

export interface PlannedEngineOptions {
  /** Runs what can't be planned, and rejects invalid operations. */
  stitched: Engine;
  sources: readonly Source[];
  production: boolean;
}

/**
 * Creates an engine that plans each operation once and runs the plan with each request's variables and context. What plans don't
 * support, such as the gateway's own fields, is run by stitching.
 */
export function createPlannedEngine({ stitched, sources, production }: PlannedEngineOptions): Engine {
  const { schema } = stitched;
  const known = new WeakMap<DocumentNode, Planned | { plans?: undefined }>();

  function planOf(document: DocumentNode, variables: Record<string, unknown>): Plan | undefined {
    const planned = known.get(document) ?? read(schema, document, production) ?? {};
    known.set(document, planned);
    if (!planned.plans) return undefined;
    const { coerced } = getVariableValues(schema, planned.operation.variableDefinitions ?? [], variables);
    if (!coerced) return undefined;
    const choices = Object.fromEntries(planned.switches.map((name) => [name, coerced[name]]));
    const chosen = JSON.stringify(choices);
    if (!planned.plans.has(chosen)) planned.plans.set(chosen, planOrNone(schema, sources, planned, choices));
    return planned.plans.get(chosen);
  }

  return {
    ...stitched,
    async run(document, context, variables) {
      const plan = planOf(document, variables);
      if (!plan) return stitched.run(document, context, variables);
      const { data, errors } = await runPlan(plan, variables, context as GatewayContext);
      const shown: FormatOptions = { requestId: context.requestId, log: context.log, production, told: new Set() };
      return { data: data ?? null, ...(errors && { errors: errors.map((error) => maskError(error, shown)) }) } as never;
    },
  };
}
