import { expect, test } from '@jest/globals';
import { findBrokenOperations } from './find-broken-operations.ts';

const catalog = `
  type Store @key(selectionSet: "{ uuid }") { uuid: ID! name: String! }
  extend type Query { findStore(type: String): [Store!]! _stores(uuids: [ID!]!): [Store]! @merge(keyField: "uuid") }
`;
const wallet = `
  type Store @key(selectionSet: "{ uuid }") { uuid: ID! owned: Boolean }
  extend type Mutation { pay(uuid: ID!): Boolean! }
`;
const operation = (document: string, operationName: string) => ({ document, operationName, kind: 'personal' as const });
const operations = {
  a: operation('query List { findStore { uuid name owned } }', 'List'),
  b: operation('mutation Pay($uuid: ID!) { pay(uuid: $uuid) }', 'Pay'),
};

test('operations over several services are accepted', () => {
  expect(findBrokenOperations([catalog, wallet], operations)).toEqual([]);
});

test.each([
  ['a field that was removed', catalog, wallet.replace(' owned: Boolean', ''), 'List', 'Cannot query field "owned" on type "Store".'],
  [
    'an argument that became required',
    catalog.replace('type: String', 'type: String!'),
    wallet,
    'List',
    'Field "findStore" argument "type" of type "String!" is required, but it was not provided.',
  ],
  [
    'an argument of another type',
    catalog,
    wallet.replace('pay(uuid: ID!)', 'pay(uuid: Int!)'),
    'Pay',
    'Variable "$uuid" of type "ID!" used in position expecting type "Int!".',
  ],
])('%s breaks the operation that uses it', (_, one, other, operationName, message) => {
  expect(findBrokenOperations([one, other], operations)).toEqual([
    { operationName, message: expect.stringContaining(message.slice(0, 30)) },
  ]);
});

test('a merge entry point is not part of the schema', () => {
  const direct = { a: operation('query Direct { _stores(uuids: []) { uuid } }', 'Direct') };
  expect(findBrokenOperations([catalog, wallet], direct)).toHaveLength(1);
});
