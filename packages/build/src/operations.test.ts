import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { mergeSdl } from '@meowtale/releases/merge-sdl';
import { operationText } from '@meowtale/web-kit/operations';
import { gql } from '@urql/core';
import { extractOperations, findOperations, gqlTexts, OperationError, readSources } from './operations.ts';
import { readSchema } from './schema.ts';
import { remotesIn } from './slices.ts';

const catalog = `
  directive @personal on FIELD_DEFINITION | OBJECT
  directive @personalFor(values: [String!]!) on ARGUMENT_DEFINITION
  type Store @key(selectionSet: "{ uuid }") { uuid: ID! name: String! }
  type User @personal { uuid: ID! name: String! }
  extend type Query { findStore(type: String @personalFor(values: ["mine"])): [Store!]! me: User _stores(uuids: [ID!]!): [Store]! @merge(keyField: "uuid") }
  extend type Mutation { touch: Boolean! }
`;
const wallet = `
  type Store @key(selectionSet: "{ uuid }") { uuid: ID! owned: Boolean @personal }
  extend type Query { plans: [String!]! }
`;
const schema = mergeSdl([catalog, wallet]);

function extract(sources: Record<string, string>) {
  return Object.values(extractOperations(schema, new Map(Object.entries(sources))));
}
const one = (operation: string) => extract({ 'a.ts': `const d = gql\`${operation}\`;` })[0];

describe('extraction', () => {
  test('finds every gql template of a view and nothing in comments', () => {
    const source = `
      // gql\`query Commented { plans }\`
      const A = gql<{ plans: string[] }>\`query A { plans }\`;
      export function View() { return <p title="gql">{use(gql\`query B { plans }\`)}</p>; }
    `;
    expect(gqlTexts(source)).toEqual(['query A { plans }', 'query B { plans }']);
  });

  test('an operation contains the fragments it uses from other files, and their fragments', () => {
    const [operation] = extract({
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a view
      'list.tsx': 'const L = gql`query List { findStore { ...Row_Store } } ${Row}`;',
      'row.tsx':
        'const Row = gql`fragment Row_Store on Store { uuid ...Name_Store }`; const Name = gql`fragment Name_Store on Store { name }`;',
      'other.tsx': 'const Other = gql`fragment Unused_Store on Store { uuid }`;',
    });
    expect(operation?.operationName).toBe('List');
    expect(operation?.document).toContain('fragment Row_Store');
    expect(operation?.document).toContain('fragment Name_Store');
    expect(operation?.document).not.toContain('Unused_Store');
  });

  test('the page sends the hash under which the build registered the operation', () => {
    const sources = new Map([['a.ts', 'gql`query List { findStore { ...Row_Store name } }`; gql`fragment Row_Store on Store { uuid }`;']]);
    const fragment = gql`fragment Row_Store on Store { uuid }`;
    const asSent = gql`
      query List {
        findStore {
          ...Row_Store
          name
        }
      }
      ${fragment}
    `;
    const hash = createHash('sha256').update(operationText(asSent)).digest('hex');
    expect(Object.keys(extractOperations(schema, sources))).toEqual([hash]);
  });

  test('a wrong field fails the build, naming file and operation', () => {
    expect(() => extract({ 'features/home/home.tsx': 'gql`query Home { findStore { colour } }`' })).toThrow(OperationError);
    expect(() => extract({ 'features/home/home.tsx': 'gql`query Home { findStore { colour } }`' })).toThrow(
      /features\/home\/home\.tsx Home: Cannot query field "colour" on type "Store"/,
    );
  });

  test('every error is reported at once', () => {
    const wrong = () => extract({ 'a.ts': 'gql`query A { nothing }`; gql`{ plans }`;', 'b.ts': 'gql`query B {`' });
    expect(wrong).toThrow('a.ts A: Cannot query field "nothing"');
    expect(wrong).toThrow('a.ts: an operation has no name');
    expect(wrong).toThrow('b.ts: Syntax Error');
  });

  test('a name used for two different operations fails the build', () => {
    expect(() => extract({ 'a.ts': 'gql`query A { plans }`', 'b.ts': 'gql`query A { findStore { uuid } }`' })).toThrow(
      /b\.ts A: another operation/,
    );
  });

  test("a slice can't use merge entry points", () => {
    expect(() => one('query A { _stores(uuids: []) { uuid } }')).toThrow(/Cannot query field "_stores"/);
  });
});

describe('classification', () => {
  test('an operation without personal fields is public', () => {
    expect(one('query A { findStore { uuid name } plans }')?.kind).toBe('public');
  });

  test('a field marked personal in any service makes the operation personal', () => {
    expect(one('query A { findStore { uuid owned } }')?.kind).toBe('personal');
  });

  test('a field whose type is marked personal does too', () => {
    expect(one('query A { me { name } }')?.kind).toBe('personal');
  });

  test('a marked field in a fragment does too', () => {
    const [operation] = extract({ 'a.ts': 'gql`query A { findStore { ...F } }`; gql`fragment F on Store { owned }`' });
    expect(operation?.kind).toBe('personal');
  });

  test('an argument with a personal value does too, and a variable that may have one', () => {
    expect(one('query A { findStore(type: "mine") { uuid } }')?.kind).toBe('personal');
    expect(one('query A($type: String) { findStore(type: $type) { uuid } }')?.kind).toBe('personal');
    expect(one('query A { findStore(type: "all") { uuid } }')?.kind).toBe('public');
    expect(one('query A { findStore(type: null) { uuid } }')?.kind).toBe('public');
  });

  test('every mutation is personal', () => {
    expect(one('mutation A { touch }')?.kind).toBe('personal');
  });
});

test("the services' schemas are merged: a listing has the catalogue's and the wallet's fields", async () => {
  const services = await readSchema();
  const source = new Map([['a.ts', 'gql`query A($id: ID!) { findStore(id: $id) { list { uuid category current_price { amount } } } }`']]);
  expect(Object.values(extractOperations(services, source))[0]?.kind).toBe('personal');
});

test('recommendations are personal, and the list is public', async () => {
  const services = await readSchema();
  const kindOf = (type: string) => {
    const source = new Map([['a.ts', `gql\`query A { findStore(search_type: "${type}") { list { uuid } } }\``]]);
    return Object.values(extractOperations(services, source))[0]?.kind;
  };
  expect([kindOf('recommended'), kindOf('list'), kindOf('detail')]).toEqual(['personal', 'public', 'public']);
});

test.each(['shell', ...remotesIn()])('every operation of %s is valid in the schema', async (slice) => {
  const sources = await readSources(slice);
  const registered = Object.values(extractOperations(await readSchema(), sources)).map(({ operationName }) => operationName);
  const written = findOperations(sources).flatMap(({ definitions }) =>
    definitions.flatMap((one) => ('operation' in one ? [one.name?.value] : [])),
  );
  expect(new Set(registered)).toEqual(new Set(written));
});
