import { expect, jest, test } from '@jest/globals';
import type { Operations } from '@meowtale/contracts/releases';
import { validate } from 'graphql';
import { createOperationValidator } from './find-broken-operations.ts';
import { mergeSdl } from './merge-sdl.ts';

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

function findBrokenOperations(sdl: readonly string[], documents: Operations) {
  const validator = createOperationValidator();
  return validator.findBroken(validator.schemaOf(sdl), documents);
}

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

test('a document that is no GraphQL is broken by itself, and the others are compared', () => {
  const some = { a: operation('query {', 'Half'), b: operation('query Gone { gone }', 'Gone') };
  expect(findBrokenOperations([catalog, wallet], some)).toEqual([
    { operationName: 'Half', message: expect.stringContaining('Syntax Error') },
    { operationName: 'Gone', message: expect.stringContaining('Cannot query field') },
  ]);
});

test('a schema is built once, and a document is validated in it once, for however many releases', () => {
  const merge = jest.fn(mergeSdl);
  const validateIn = jest.fn(validate);
  const validator = createOperationValidator({ merge, validateIn });
  for (let release = 0; release < 3; release += 1) validator.findBroken(validator.schemaOf([catalog, wallet]), operations);
  expect([merge.mock.calls.length, validateIn.mock.calls.length]).toEqual([1, 2]);
  validator.findBroken(validator.schemaOf([catalog]), operations);
  expect([merge.mock.calls.length, validateIn.mock.calls.length]).toEqual([2, 4]);
});

test('schemas that are invalid together are an error', () => {
  const clash = 'interface Named { name: Int } type Store implements Named { name: Int }';
  expect(() => createOperationValidator().schemaOf([catalog, clash])).toThrow();
});
