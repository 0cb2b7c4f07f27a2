import { expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { withoutField } from './bad-input.ts';

const SDL = 'type Query { findStore(id: ID): ID findStoreQuote(id: ID): ID }';

test('a schema without a field has all others', () => {
  const schema = buildSchema(withoutField(SDL, 'findStore'));
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(['findStoreGone', 'findStoreQuote']);
});

test('a field that the schema does not have is an error', () => {
  expect(() => withoutField(SDL, 'findDrama')).toThrow('the schema has no field findDrama');
});
