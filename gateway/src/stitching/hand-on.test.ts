import { describe, expect, jest, test } from '@jest/globals';
import { createEngine } from '@meowtale/service-kit';
import { buildSchema, type ExecutionResult, execute, GraphQLError, isObjectType, parse } from 'graphql';
import { maskError } from './mask-error.ts';
import { type Part, stitch } from './stitch.ts';

const directives = `
  directive @key(selectionSet: String!) on OBJECT
  directive @merge(keyField: String) on FIELD_DEFINITION
`;

const catalog = `${directives}
  type Query { store: Store stores: [Store!]! cover: Cover covers: [Cover]! _stores(uuids: [ID!]!): [Store]! @merge(keyField: "uuid") }
  type Store @key(selectionSet: "{ uuid }") { uuid: ID! name: String cover: Cover infos: [Info!]! shelf: Shelf }
  type Cover { url: String! size: Size pages(first: Int): [String!]! }
  type Info { language: String! brief: String file: File }
  type File { url: String! size: Size }
  type Size { width: Int! height: Int! }
  type Shelf { top: Store label: String }
`;
const wallet = `${directives}
  type Query { _walletStores(uuids: [ID!]!): [Store]! @merge(keyField: "uuid") }
  type Store @key(selectionSet: "{ uuid }") { uuid: ID! price: Price }
  type Price { amount: Int! local: Local }
  type Local { currency: String! }
`;

/** A service's answers: functions are asked, as graphql's own resolving does. */
type Answers = Record<string, unknown>;

const info = (language: string): Answers => ({ language, brief: null, file: { url: `/${language}`, size: { width: 3, height: 4 } } });
const cover = { url: '/cover', size: { width: 1, height: 2 }, pages: () => ['one'] };
const storeOf = (infoOf: (language: string) => Answers): Answers => ({
  uuid: 's1',
  name: 'The Intercept',
  cover,
  infos: [infoOf('en-US'), infoOf('ja-JP')],
  shelf: { label: 'top', top: () => storeOf(infoOf) },
});

const catalogAnswers = (infoOf = info): Answers => ({
  store: () => storeOf(infoOf),
  stores: () => [storeOf(infoOf)],
  cover: () => cover,
  covers: () => [cover, null],
  _stores: ({ uuids }: { uuids: string[] }) => uuids.map((uuid) => ({ ...storeOf(infoOf), uuid })),
});
const walletAnswers: Answers = {
  _walletStores: ({ uuids }: { uuids: string[] }) => uuids.map((uuid) => ({ uuid, price: { amount: 499, local: { currency: 'USD' } } })),
};

function part(sdl: string, rootValue: Answers): Part {
  const schema = buildSchema(sdl);
  const executor = async ({ document, variables }: Parameters<Part['executor']>[0]) =>
    JSON.parse(JSON.stringify(await execute({ schema, document, rootValue, variableValues: variables ?? null }))) as ExecutionResult;
  return { sdl, executor: executor as Part['executor'] };
}

const own = {
  typeDefs: 'type Query { version: Version } type Version { number: Int }',
  resolvers: { Query: { version: () => ({ number: 7 }) } },
};

async function asker(jit: number, { catalogSays = catalogAnswers(), walletSays = walletAnswers } = {}) {
  const schema = stitch([part(catalog, catalogSays), part(wallet, walletSays)], own);
  const engine = await createEngine({ schema, production: false, jit, format: maskError });
  return async (query: string) => {
    const document = parse(query);
    const context = { requestId: 'r', log: { error: jest.fn() } };
    // Compiled after the first run, so what the second answers is what compiled code does.
    await engine.run(document, context, {});
    const { data, errors } = await engine.run(document, context, {});
    return JSON.parse(JSON.stringify({ data, errors: errors?.map(({ path, extensions }) => ({ path, code: extensions?.code })) }));
  };
}

test('only types in which nothing is merged and nothing takes an argument are handed on', () => {
  const schema = stitch([part(catalog, catalogAnswers()), part(wallet, walletAnswers)], own);
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));
  const resolved = types.filter((type) => isObjectType(type) && Object.values(type.getFields()).some(({ resolve }) => resolve));
  expect(resolved.map(({ name }) => name).sort()).toEqual(['Cover', 'Query', 'Shelf', 'Store']);
});

describe.each([0, 1])('with jit %i', (jit) => {
  test('an answer of two services is whole, at every depth', async () => {
    const ask = await asker(jit);
    expect(
      await ask(
        '{ stores { name price { amount local { currency } } infos { language brief file { url size { width } } } shelf { label top { name price { amount } } } } version { number } }',
      ),
    ).toEqual({
      data: {
        stores: [
          {
            name: 'The Intercept',
            price: { amount: 499, local: { currency: 'USD' } },
            infos: ['en-US', 'ja-JP'].map((language) => ({ language, brief: null, file: { url: `/${language}`, size: { width: 3 } } })),
            shelf: { label: 'top', top: { name: 'The Intercept', price: { amount: 499 } } },
          },
        ],
        version: { number: 7 },
      },
    });
  });

  test('what is asked for by other names, twice, or in fragments comes by those names', async () => {
    const ask = await asker(jit);
    const { data } = await ask(`{
      store {
        title: name
        texts: infos { code: language wide: file { size { width } } high: file { size { height } } ...where }
        infos { language }
        price { coins: amount amount in: local { symbol: currency } }
      }
      art: cover { address: url size { w: width } pages(first: 1) }
      covers { size { h: height } }
      v: version { n: number }
    } fragment where on Info { file { at: url } }`);
    expect(data).toEqual({
      store: {
        title: 'The Intercept',
        texts: ['en-US', 'ja-JP'].map((code) => ({
          code,
          wide: { size: { width: 3 } },
          high: { size: { height: 4 } },
          file: { at: `/${code}` },
        })),
        infos: [{ language: 'en-US' }, { language: 'ja-JP' }],
        price: { coins: 499, amount: 499, in: { symbol: 'USD' } },
      },
      art: { address: '/cover', size: { w: 1 }, pages: ['one'] },
      covers: [{ size: { h: 2 } }, null],
      v: { n: 7 },
    });
  });

  test('an error within is told at its place and leaves the rest', async () => {
    const refuse = () => {
      throw new GraphQLError('refused', { extensions: { code: 'store/not-found', status: 404 } });
    };
    const ask = await asker(jit, { catalogSays: catalogAnswers((language) => ({ language, brief: refuse, file: { url: refuse } })) });
    const { data, errors } = await ask('{ stores { name infos { language brief file { url } } } }');
    expect(data.stores).toEqual([
      { name: 'The Intercept', infos: ['en-US', 'ja-JP'].map((language) => ({ language, brief: null, file: null })) },
    ]);
    const places = [0, 1].flatMap((index) => ['brief', 'file'].map((field) => `stores.0.infos.${index}.${field}`));
    // Run uncompiled, the path goes on to what could not be null.
    expect(errors.map(({ path }: { path: string[] }) => path.slice(0, 5).join('.')).sort()).toEqual(places.sort());
    expect(errors.every(({ code }: { code: string }) => code === 'store/not-found')).toBe(true);
  });

  test("the other service's refusal spoils what it would have added alone", async () => {
    const down = () => {
      throw new GraphQLError('down', { extensions: { code: 'service/unavailable', status: 503 } });
    };
    const ask = await asker(jit, { walletSays: { _walletStores: down } });
    const { data, errors } = await ask('{ stores { name price { amount } infos { language } } }');
    expect(data).toEqual({ stores: [{ name: 'The Intercept', price: null, infos: [{ language: 'en-US' }, { language: 'ja-JP' }] }] });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ path: expect.arrayContaining(['stores', 'price']), code: 'service/unavailable' });
  });
});
