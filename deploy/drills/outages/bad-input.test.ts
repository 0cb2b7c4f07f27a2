import { expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { withoutField } from './bad-input.ts';

const SDL = 'type Query { "One." findStore(id: ID): ID "Its price." findStoreQuote(id: ID): ID }';

test('a schema without a field has all others', () => {
  const schema = buildSchema(withoutField(SDL, 'findStore'));
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(['findStoreQuote']);
});

test('a field that the schema does not have is an error', () => {
  expect(() => withoutField(SDL, 'findDrama')).toThrow('the schema has no field findDrama');
});
