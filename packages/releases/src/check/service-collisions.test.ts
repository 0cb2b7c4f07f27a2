import { beforeEach, describe, expect, test } from '@jest/globals';
import { publishRelease, type ReleaseStorage } from '../index.ts';
import { promote } from '../moves/moves.ts';
import { builtService, temporaryStorage } from '../testing.ts';
import { createCheckTest, mover, named } from './testing.ts';

const CATALOG = `
  type Store @key(selectionSet: "{ uuid }") { uuid: ID! name: String! }
  type Async { uuid: ID! state: Int! }
  input ListQuery { page: Int = 1 }
  type Query {
    findStore(query: ListQuery): [Store!]!
    findAsync(uuid: ID!): Async @jobPrefix(prefix: "catalog")
    _stores(uuids: [ID!]!): [Store]! @merge(keyField: "uuid")
  }
  type Mutation { addStore(name: String!): Store! }
`;

let storage: ReleaseStorage;
let given: ReturnType<typeof createCheckTest>;
beforeEach(async () => {
  ({ storage } = await temporaryStorage());
  given = createCheckTest(storage);
  await given.publishService('svc-catalog', '1', CATALOG);
  await given.makeLive('svc-catalog', '1');
});

async function faultsWith(sdl: string) {
  await given.publishService('svc-gifts', '1', sdl);
  return given.faultsOf('svc-gifts', '1');
}

test('a root field of another service is rejected with both, also by a service that calls itself the first', async () => {
  const collision = { rule: 'collision', what: 'Query.findStore' };
  expect(await faultsWith('type Query { findStore: [String!]! }')).toEqual([
    {
      ...{ ...collision, broken: named('svc-catalog 1'), breaker: named('svc-gifts 1') },
      message: 'field Query.findStore of svc-catalog 1 is also one of svc-gifts 1',
    },
  ]);
  await given.publishService('svc-gifts', '2', 'type Query { findGift: Int }');
  await given.makeLive('svc-gifts', '2');
  await given.publishService('svc-catalog', '2', CATALOG.replace('findStore', 'findGift: Int findStore'));
  expect(await given.faultsOf('svc-catalog', '2')).toMatchObject([
    { rule: 'collision', what: 'Query.findGift', broken: named('svc-gifts 2'), breaker: named('svc-catalog 2') },
  ]);
});

test.each([
  ['a mutation', 'type Query { a: Int } type Mutation { addStore(name: String!): Int! }', 'Mutation.addStore'],
  [
    'a field of a type with a key',
    'type Query { a: Int } type Store @key(selectionSet: "{ uuid }") { uuid: ID! name: String! }',
    'Store.name',
  ],
  [
    'a field that only the other calls its key',
    'type Query { a: Int } type Store @key(selectionSet: "{ name }") { name: String! }',
    'Store.name',
  ],
  ['another type of a key', 'type Query { a: Int } type Store @key(selectionSet: "{ uuid }") { uuid: Int! more: Int }', 'Store.uuid'],
  ['a value type with another field', 'type Query { a: Int } type Async { uuid: ID! state: String! }', 'Async.state'],
  ['an input with another field', 'type Query { a(q: ListQuery): Int } input ListQuery { page: String }', 'ListQuery.page'],
  ['another kind of type', 'type Query { a: Async } enum Async { A }', 'Async'],
  ['the jobs of the other', 'type Query { findAsync(uuid: ID!): Int @jobPrefix(prefix: "catalog") }', 'Query.findAsync'],
  ['the jobs of all', 'type Query { findAsync(uuid: ID!): Int }', 'Query.findAsync'],
  ['a field that hides one of the other', 'type Query { findStore(uuids: [ID!]!): [Int]! @merge(keyField: "uuid") }', 'Query.findStore'],
])('%s is rejected', async (_, sdl, what) => {
  expect((await faultsWith(sdl)).filter(({ rule }) => rule === 'collision').map((finding) => finding.what)).toEqual([what]);
});

test('keys, jobs with a prefix, entry points, equal value types and fields that the other lacks are accepted', async () => {
  const sdl = `
    type Store @key(selectionSet: "{ uuid }") { uuid: ID! gift: Gift }
    type Gift { uuid: ID! }
    type Async { uuid: ID! state: Int! more: Int }
    input ListQuery { page: Int }
    type Query {
      findGift(query: ListQuery): Gift
      findAsync(uuid: ID!): Async @jobPrefix(prefix: "gifts")
      _stores(uuids: [ID!]!): [Store]! @merge(keyField: "uuid")
    }
    type Mutation { addGift: Gift }
  `;
  expect(await faultsWith(sdl)).toEqual([]);
});

test('a field moves from one service to another when both become live together', async () => {
  await given.publishService('svc-catalog', '2', CATALOG.replace('findStore(', 'findShelf('));
  await given.publishService('svc-gifts', '1', 'type Query { findStore: Int }');
  const { slices } = await promote(storage, 'local', { 'svc-catalog': '2', 'svc-gifts': '1' }, mover);
  expect(slices['svc-gifts']?.version).toBe('1');
});

test('a collision that was forced stops no later release of either', async () => {
  await faultsWith('type Query { findStore: [String!]! }');
  await given.makeLive('svc-gifts', '1', { isForced: true });
  await given.publishService('svc-catalog', '2', CATALOG);
  expect(await given.faultsOf('svc-catalog', '2')).toEqual([]);
});

test('schemas that are no valid schema together are found with the one that does not fit', async () => {
  const sdl = 'type Query { a: Int } interface Named { name: Int } type Store implements Named { name: Int }';
  expect((await faultsWith(sdl)).map(({ rule, what, broken }) => [rule, what, broken])).toEqual([
    ['collision', 'Store.name', named('svc-catalog 1')],
    ['collision', 'schema.graphql', named('svc-gifts 1')],
  ]);
});

describe('events', () => {
  test('of one type that two services publish are found', async () => {
    const events = { publishes: { 'drama.ended': { version: 1, schema: {}, fixtures: [{}] } }, consumes: {} };
    await publishRelease(storage, builtService('svc-drama-ai', '1', { events }));
    await given.makeLive('svc-drama-ai', '1');
    await publishRelease(storage, builtService('svc-drama', '1', { events }));
    expect(await given.faultsOf('svc-drama', '1')).toMatchObject([
      { rule: 'collision', what: 'drama.ended', broken: named('svc-drama-ai 1'), breaker: named('svc-drama 1') },
    ]);
  });
});
