import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type DefinitionNode, Kind, type ObjectTypeDefinitionNode, type ObjectTypeExtensionNode, parse } from 'graphql';

type Kinds = Record<'query' | 'mutation', Record<string, string>>;
const root = join(import.meta.dirname, '../..');
/** Each call that SPEC §7 names or describes, by its permanent name, and its owner. */
const CALLS = JSON.parse(readFileSync(join(root, 'docs/calls.json'), 'utf8')) as Kinds & { added: Kinds };

/** The calls that don't exist yet, and the part that adds them. An existing call can't be listed. */
const LATER: Record<string, string> = {};

const isRoot = (node: DefinitionNode): node is ObjectTypeDefinitionNode | ObjectTypeExtensionNode =>
  (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) && /^(?:Query|Mutation)$/.test(node.name.value);

/** Returns root fields such as `query findStore`, with the workspace whose SDL has them. */
function served(): Map<string, string> {
  const owners = new Map<string, string>();
  for (const workspace of readdirSync(root).filter((name) => /^(?:svc-.+|gateway)$/.test(name))) {
    const files = readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((path) => path.split(sep).at(-1) === 'schema.graphql')) {
      const { definitions } = parse(readFileSync(join(root, workspace, 'src', file), 'utf8'));
      for (const { name, fields = [] } of definitions.filter(isRoot))
        for (const field of fields) owners.set(`${name.value.toLowerCase()} ${field.name.value}`, workspace);
    }
  }
  return owners;
}

const rowsOf = (kinds: Kinds) =>
  (['query', 'mutation'] as const).flatMap((kind) =>
    Object.entries(kinds[kind]).map(([name, owner]) => [`${kind} ${name}`, owner] as const),
  );
const all = new Map<string, string>([...rowsOf(CALLS), ...rowsOf(CALLS.added)]);
const later = Object.keys(LATER).flatMap((calls) => calls.split(', '));
const there = served();

describe('the list of calls', () => {
  test('is not empty, the services have most of its calls, and none is listed twice as missing', () => {
    expect([all.size > 120, there.size > 90, later.length]).toEqual([true, true, new Set(later).size]);
  });

  test('has only calls that exist in their owner’s SDL, except those that a later part adds', () => {
    const isOwned = (owner: string, by = 'nobody') => owner.startsWith(by) || (owner.startsWith('each service') && by.startsWith('svc-'));
    const wrong = [...all].filter(([call, owner]) => !later.includes(call) && !isOwned(owner, there.get(call)));
    expect(wrong).toEqual([]);
  });

  test('lists as missing only calls that don’t exist and that it contains', () => {
    expect(later.filter((call) => there.has(call) || !all.has(call))).toEqual([]);
  });
});
