import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { composeTypeDefs } from '@meowtale/service-kit';
import {
  buildASTSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';

const root = join(import.meta.dirname, '../..');
const inputs = join(root, 'packages/contracts/src/inputs');

/** A zod schema's definition, as far as lists may be in it. */
interface Schema {
  _zod: {
    def: {
      type: string;
      shape?: Record<string, Schema>;
      element?: Schema;
      checks?: { _zod: { def: { check: string } } }[];
    } & Partial<Record<'innerType' | 'in' | 'out' | 'left' | 'right' | 'valueType', Schema>> & { options?: Schema[] };
  };
}

/** Lists of the schemas, by the name of their field: whether all of that name have a maximum. */
const capped = new Map<string, boolean>();

/** Finds the lists in a schema under the name of the field that has it. */
function walk(schema: Schema | undefined, name: string, seen: Set<Schema>): void {
  if (!schema?._zod || seen.has(schema)) return;
  const { def } = schema._zod;
  // Shared schemas are walked once under each name.
  const within = new Set([...seen, schema]);
  if (def.type === 'array') {
    const hasMax = (def.checks ?? []).some(({ _zod: check }) => check.def.check === 'max_length');
    capped.set(name, hasMax && (capped.get(name) ?? true));
    walk(def.element, `${name}[]`, within);
  }
  for (const [key, field] of Object.entries(def.shape ?? {})) walk(field, key, within);
  for (const each of [def.innerType, def.in, def.out, def.left, def.right, def.valueType, ...(def.options ?? [])]) walk(each, name, within);
}

beforeAll(async () => {
  const files = readdirSync(inputs, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.ts$/.test(path));
  for (const file of files) {
    const exported = (await import(join(inputs, file))) as Record<string, unknown>;
    for (const [name, schema] of Object.entries(exported))
      if (typeof schema === 'object' && schema !== null && '_zod' in schema) walk(schema as Schema, name, new Set());
  }
});

/** Returns the lists among arguments and the input types within them, as `findStore.q.tags`. */
function listsIn(fields: readonly (GraphQLArgument | GraphQLInputField)[], path: string, seen: readonly string[] = []): string[] {
  return fields.flatMap(({ name, type }) => {
    const at = `${path}.${name}`;
    const namedType = getNamedType(type);
    const within = isInputObjectType(namedType) && !seen.includes(namedType.name);
    return [
      ...(isListType(getNullableType(type)) ? [at] : []),
      ...(within ? listsIn(Object.values(namedType.getFields()), at, [...seen, namedType.name]) : []),
    ];
  });
}

/** Returns the lists that a workspace's public calls accept. */
function listsOf(workspace: string): string[] {
  const folder = join(root, workspace, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.split(sep).at(-1) === 'schema.graphql');
  const sdl = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const schema = buildASTSchema(composeTypeDefs(sdl), { assumeValidSDL: true });
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      // The gateway hides entry points of merged types, and fills their lists itself.
      .filter(({ astNode }) => !astNode?.directives?.some(({ name }) => name.value === 'merge'))
      .flatMap(({ name, args }) => listsIn(args, name)),
  );
}

/** Lists that aren't arguments: `chunks` is in a response, `apps` is what the service reads from a file. */
const NOT_SENT = ['chunks', 'apps'];
/** Schemas that are a list themselves, by the argument that they parse. */
const WHOLE: Readonly<Record<string, string>> = { 'addTrafficLogs.inputs': 'trafficLogsInput' };

describe('a list that a call accepts', () => {
  test('has a maximum in every input schema', () => {
    expect(capped.size).toBeGreaterThan(40);
    expect([...capped].flatMap(([name, hasMax]) => (hasMax || NOT_SENT.includes(name) ? [] : [name]))).toEqual([]);
  });

  test.each(readdirSync(root).filter((name) => name === 'gateway' || name.startsWith('svc-')))(
    'is one of an input schema in %s',
    (workspace) => {
      const lists = listsOf(workspace);
      if (workspace === 'svc-catalog') expect(lists).toEqual(expect.arrayContaining(['findUserPublic.uuid', 'findStore.q.tags']));
      expect(lists.filter((path) => !capped.has(WHOLE[path] ?? path.split('.').at(-1) ?? ''))).toEqual([]);
    },
  );
});
