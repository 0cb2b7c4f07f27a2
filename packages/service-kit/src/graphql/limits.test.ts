import { expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { createQueryGuard, measureDocument, PUBLIC_LIMITS } from './limits.ts';

const guard = createQueryGuard(PUBLIC_LIMITS);
const TOO_LARGE = { code: 'gateway/query-too-large', fields: [{ path: 'query', key: 'errors.query.cost' }] };
const aliases = (count: number, field: string) => Array.from({ length: count }, (_none, index) => `a${index}: ${field}`).join(' ');
const cost = (query: string, variables = {}) => measureDocument(parse(query), variables).cost;

test.each<[string, string, Record<string, unknown>]>([
  ['in its text', aliases(15, 'findStore(q: { pageSize: -1 }) { list { uuid } }'), {}],
  ['in a variable', aliases(15, 'findStore(q: { pageSize: $size }) { list { uuid } }'), { size: -1 }],
  ['in a variable of all that is asked', aliases(15, 'findStore(q: $q) { list { uuid } }'), { q: { pageSize: -1 } }],
  ['as a number of rows', aliases(15, 'findStore(q: { pageSize: 1000 }) { list { uuid } }'), {}],
  ['in a list of lists', 'findStore(q: { pageSize: 100 }) { list { comments(q: { pageSize: 100 }) { list { uuid } } } }', {}],
])('fifteen lists of 1,000 rows are rejected, with the size %s', (_where, fields, variables) => {
  const query = `query ($q: StoreQuery, $size: Int) { ${fields} }`;
  expect(() => guard(query, variables)).toThrow(expect.objectContaining(TOO_LARGE));
});

test('a default page size counts, and a given one replaces it', () => {
  const query = `query ($size: Int = -1) { ${aliases(15, 'findStore(q: { pageSize: $size }) { list { uuid } }')} }`;
  expect(() => guard(query)).toThrow(expect.objectContaining(TOO_LARGE));
  expect(() => guard(query, { size: 30 })).not.toThrow();
  expect(() => guard(query, { size: -1 })).toThrow(expect.objectContaining(TOO_LARGE));
});

test('the cost of a row is multiplied by the page size above 100 rows', () => {
  const list = (size: number) => cost(`{ findStore(q: { pageSize: ${size} }) { list { uuid name } } }`);
  expect([list(30), list(100), list(300), list(-1)]).toEqual([9.5, 9.5, 24.5, 77]);
  expect(cost('{ findStore { list { uuid name } } }')).toBe(9.5);
  expect(cost('query ($q: Q) { findStore(q: $q) { ...L } } fragment L on S { list { uuid name } }', { q: { pageSize: -1 } })).toBe(77);
});

test('one list of 1,000 rows, and page sizes that the list itself rejects, pass', () => {
  expect(() => guard('{ findApp(q: { pageSize: -1 }) { list { uuid name kind state } } }')).not.toThrow();
  expect(() => guard('{ findDrama(q: { page: -5, pageSize: 1000000 }) { totalCount } }')).not.toThrow();
  expect(() => guard('{ findDrama(q: { pageSize: -7 }) { totalCount } }')).not.toThrow();
});

test('ids that a query lists count as rows, those that a mutation or an entry point of a merged type lists don’t', () => {
  const people = (field: string, ids: number, kind = 'query') =>
    [`${kind} ($ids: [ID!]!) { ${field}(uuids: $ids) { list { uuid name } } }`, { ids: Array(ids).fill('id') }] as const;
  expect([100, 300].map((ids) => cost(...people('findUserPublic', ids)))).toEqual([9.5, 24.5]);
  expect(cost('{ findUserPublic(uuid: ["a", "b"]) { list { uuid name } } }')).toBe(9.5);
  expect(() => guard(...people('findUserPublic', 20_000))).toThrow(expect.objectContaining(TOO_LARGE));
  expect(() => guard(...people('setDramaProposal', 5001, 'mutation'))).not.toThrow();
  expect(() => guard(...people('_usersPublic', 5001))).not.toThrow();
});
