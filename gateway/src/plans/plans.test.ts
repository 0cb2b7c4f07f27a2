import { describe, expect, jest, test } from '@jest/globals';
import { createEngine, DomainError } from '@meowtale/service-kit';
import { buildSchema, type ExecutionResult, execute, GraphQLError, parse, print } from 'graphql';
import { maskError } from '../stitching/mask-error.ts';
import { type Part, stitch } from '../stitching/stitch.ts';
import { createPlannedEngine } from './planned-engine.ts';
import { sourceOf } from './sources.ts';

const directives = `
  directive @key(selectionSet: String!) on OBJECT
  directive @merge(keyField: String) on FIELD_DEFINITION
`;

const catalog = `${directives}
  type Query { store(uuid: ID): Store stores: [Store!]! cover: Cover covers: [Cover]! _stores(uuids: [ID!]!): [Store]! @merge(keyField: "uuid") }
  type Mutation { rename(name: String!): Store! }
  type Store @key(selectionSet: "{ uuid }") { uuid: ID! name: String title(language: String = "en-US"): String! cover: Cover infos: [Info!]! shelf: Shelf }
  type Cover { url: String! size: Size pages(first: Int): [String!]! }
  type Info { language: String! brief: String file: File }
  type File { url: String! size: Size }
  type Size { width: Int! height: Int! }
  type Shelf { top: Store label: String }
`;
const wallet = `${directives}
  type Query { cart: [Item!]! bought: Item _walletStores(uuids: [ID!]!): [Store]! @merge(keyField: "uuid") }
  type Mutation { pay: Boolean! }
  type Item { amount: Int! store: Store best: Store! }
  type Store @key(selectionSet: "{ uuid }") { uuid: ID! price: Price }
  type Price { amount: Int! local: Local }
  type Local { currency: String! }
`;

/** Returns a value of a service's response; functions are called, as graphql's own resolver does. */
type Answers = Record<string, unknown>;

const info = (language: string): Answers => ({ language, brief: null, file: { url: `/${language}`, size: { width: 3, height: 4 } } });
const cover = { url: '/cover', size: { width: 1, height: 2 }, pages: () => ['one'] };
const storeOf = (infoOf: (language: string) => Answers): Answers => ({
  uuid: 's1',
  title: ({ language }: { language: string }) => `The Intercept in ${language}`,
  name: 'The Intercept',
  cover,
  infos: [infoOf('en-US'), infoOf('ja-JP')],
  shelf: { label: 'top', top: () => storeOf(infoOf) },
});

const catalogAnswers = (infoOf = info): Answers => ({
  store: ({ uuid = 's1' }) => ({ ...storeOf(infoOf), uuid }),
  rename: ({ name }: { name: string }) => ({ ...storeOf(infoOf), name }),
  stores: () => [storeOf(infoOf)],
  cover: () => cover,
  covers: () => [cover, null],
  _stores: ({ uuids }: { uuids: string[] }) => uuids.map((uuid) => ({ ...storeOf(infoOf), uuid })),
});
const priced = (uuid: string) => ({ uuid, price: { amount: 499, local: { currency: 'USD' } } });
const item = (uuid: string) => ({ amount: 5, store: priced(uuid), best: priced(uuid) });
const walletAnswers: Answers = {
  cart: () => [item('s1'), item('s2'), item('s1')],
  bought: () => item('s1'),
  pay: () => true,
  _walletStores: ({ uuids }: { uuids: string[] }) => uuids.map(priced),
};

/** A service that responds as if over the network, and counts its calls. */
function part(sdl: string, rootValue: Answers) {
  const schema = buildSchema(sdl);
  const ask = jest.fn(async ({ query, variables }: { query: string; variables: object | undefined }) => {
    const variableValues = JSON.parse(JSON.stringify(variables ?? {}));
    return JSON.parse(JSON.stringify(await execute({ schema, document: parse(query), rootValue, variableValues }))) as ExecutionResult;
  });
  const executor = async ({ document, variables }: Parameters<Part['executor']>[0]) => ask({ query: print(document), variables });
  return { sdl, ask, executor: executor as Part['executor'] };
}

const own = {
  typeDefs: 'type Query { version: Version } type Version { number: Int }',
  resolvers: { Query: { version: () => ({ number: 7 }) } },
};

type How = 'planned' | 'stitched' | 'stitched and compiled';
interface Says {
  catalogSays?: Answers;
  walletSays?: Answers;
  walletIsAway?: boolean;
}

async function asker(how: How, { catalogSays = catalogAnswers(), walletSays = walletAnswers, walletIsAway }: Says = {}) {
  const parts = [part(catalog, catalogSays), part(wallet, walletSays)];
  if (walletIsAway) {
    parts[1]?.ask.mockImplementation(async () => {
      throw new DomainError('service/unavailable', { service: 'wallet' });
    });
  }
  const log = { error: jest.fn() };
  const jit = how === 'stitched and compiled' ? 1 : 0;
  const stitched = await createEngine({ schema: stitch(parts, own), production: false, jit, format: maskError });
  const byStitching = jest.spyOn(stitched, 'run');
  const sources = parts.map(({ sdl, ask }) => sourceOf(sdl, ask as never));
  const engine = how === 'planned' ? createPlannedEngine({ stitched, sources, production: false }) : stitched;
  const ask = async (query: string, variables: Record<string, unknown> = {}) => {
    const document = parse(query);
    const context = { requestId: 'r', log };
    // Compiled after the first run, so the second response comes from the compiled code.
    await engine.run(document, context, variables);
    for (const each of parts) each.ask.mockClear();
    log.error.mockClear();
    const { data, errors } = await engine.run(document, context, variables);
    return JSON.parse(JSON.stringify({ data, errors: errors?.map(({ path, extensions }) => ({ path, code: extensions?.code })) }));
  };
  return Object.assign(ask, { byStitching, log, calls: () => parts.map((each) => each.ask.mock.calls.length) });
}

describe.each<How>(['planned', 'stitched', 'stitched and compiled'])('%s', (how) => {
  test('a response from two services is complete, at every depth', async () => {
    const ask = await asker(how);
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

  test('aliases, repeated fields and fragments keep their names in the response', async () => {
    const ask = await asker(how);
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

  test('a nested error is reported at its path and leaves the rest', async () => {
    const refuse = () => {
      throw new GraphQLError('refused', { extensions: { code: 'store/not-found', status: 404 } });
    };
    const ask = await asker(how, { catalogSays: catalogAnswers((language) => ({ language, brief: refuse, file: { url: refuse } })) });
    const { data, errors } = await ask('{ stores { name infos { language brief file { url } } } }');
    expect(data.stores).toEqual([
      { name: 'The Intercept', infos: ['en-US', 'ja-JP'].map((language) => ({ language, brief: null, file: null })) },
    ]);
    const places = [0, 1].flatMap((index) => ['brief', 'file'].map((field) => `stores.0.infos.${index}.${field}`));
    // Without compilation the path continues to the non-null field.
    expect(errors.map(({ path }: { path: string[] }) => path.slice(0, 5).join('.')).sort()).toEqual(places.sort());
    expect(errors.every(({ code }: { code: string }) => code === 'store/not-found')).toBe(true);
  });

  test("an error of a joined call nulls only that service's fields", async () => {
    const down = () => {
      throw new GraphQLError('down', { extensions: { code: 'service/unavailable', status: 503 } });
    };
    const ask = await asker(how, { walletSays: { _walletStores: down } });
    const { data, errors } = await ask('{ stores { name price { amount } infos { language } } }');
    expect(data).toEqual({ stores: [{ name: 'The Intercept', price: null, infos: [{ language: 'en-US' }, { language: 'ja-JP' }] }] });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ path: expect.arrayContaining(['stores', 'price']), code: 'service/unavailable' });
  });

  test("another service's fields are joined to rows by their keys, also to repeated ones", async () => {
    const ask = await asker(how);
    const { data } = await ask(
      '{ cart { amount store { name uuid infos { language } } } bought { store { id: uuid name price { amount } } } }',
    );
    const infos = ['en-US', 'ja-JP'].map((language) => ({ language }));
    expect(data).toEqual({
      cart: ['s1', 's2', 's1'].map((uuid) => ({ amount: 5, store: { uuid, name: 'The Intercept', infos } })),
      bought: { store: { id: 's1', name: 'The Intercept', price: { amount: 499 } } },
    });
  });

  test('@include and @skip follow the variables of each request of the same text', async () => {
    const ask = await asker(how);
    const query = `query ($more: Boolean = false, $uuid: ID, $language: String) {
      store(uuid: $uuid) { uuid name @skip(if: $more) title(language: $language) ...rich @include(if: $more) shelf { label price: top @include(if: $more) { price { amount } } } }
    } fragment rich on Store { price { amount } }`;
    const title = 'The Intercept in en-US';
    expect((await ask(query)).data).toEqual({ store: { uuid: 's1', name: 'The Intercept', title, shelf: { label: 'top' } } });
    expect((await ask(query, { more: true, uuid: 's7', language: 'ja' })).data).toEqual({
      store: {
        ...{ uuid: 's7', title: 'The Intercept in ja', price: { amount: 499 } },
        shelf: { label: 'top', price: { price: { amount: 499 } } },
      },
    });
  });

  test('an unknown row of the other service nulls a nullable field, and the parent of a non-null one', async () => {
    const ask = await asker(how, {
      catalogSays: { ...catalogAnswers(), _stores: ({ uuids }: { uuids: string[] }) => uuids.map(() => null) },
    });
    const { data, errors } = await ask('{ cart { amount store { name title } } bought { amount best { title } } }');
    expect(data).toEqual({ cart: [5, 5, 5].map((amount) => ({ amount, store: null })), bought: null });
    expect(errors.map(({ path }: { path: unknown[] }) => path[0]).sort()).toEqual(['bought', 'cart', 'cart', 'cart']);
  });

  test('an error in a joined field is reported at its path', async () => {
    const broken = () => {
      throw new GraphQLError('refused', { extensions: { code: 'store/not-found', status: 404 } });
    };
    const walletSays = {
      ...walletAnswers,
      _walletStores: ({ uuids }: { uuids: string[] }) =>
        uuids.map((uuid) => ({ uuid, price: { amount: 499, local: { currency: broken } } })),
    };
    const ask = await asker(how, { walletSays });
    const { data, errors } = await ask('{ stores { name price { amount local { currency } } } }');
    expect(data).toEqual({ stores: [{ name: 'The Intercept', price: { amount: 499, local: null } }] });
    const place = how === 'planned' ? ['stores', 0, 'price', 'local', 'currency'] : expect.arrayContaining(['stores', 'price', 'local']);
    expect(errors).toEqual([{ path: place, code: 'store/not-found' }]);
  });

  test('with one service away only the fields that need it are null', async () => {
    const down = () => {
      throw new GraphQLError('down', { extensions: { code: 'service/unavailable', status: 503 } });
    };
    const ask = await asker(how, { catalogSays: { _stores: down, store: down, stores: down } });
    const { data, errors } = await ask('{ cart { amount store { uuid title } } bought { best { title } } store { name } }');
    expect(data).toEqual({ cart: [5, 5, 5].map((amount) => ({ amount, store: null })), bought: null, store: null });
    expect(errors.every(({ code }: { code: string }) => code === 'service/unavailable')).toBe(true);
    expect(new Set(errors.map(({ path }: { path: unknown[] }) => path[0]))).toEqual(new Set(['cart', 'bought', 'store']));
  });

  test('an outage is logged once for a request, however many fields need the service', async () => {
    const ask = await asker(how, { walletIsAway: true });
    const { errors } = await ask('{ bought { amount } stores { price { amount } shelf { top { price { amount } } } } }');
    expect(errors.length).toBeGreaterThan(1);
    expect(ask.log.error.mock.calls).toEqual([[expect.objectContaining({ requestId: 'r' }), 'a request failed']]);
  });

  test('a mutation returns the other service’s fields too', async () => {
    const ask = await asker(how);
    const { data } = await ask('mutation ($name: String!) { rename(name: $name) { name price { amount } } }', { name: 'Night Market' });
    expect(data).toEqual({ rename: { name: 'Night Market', price: { amount: 499 } } });
  });

  const rejects = () => {
    throw new GraphQLError('refused', { extensions: { code: 'auth/required', status: 401 } });
  };

  test.each([
    ['{ stores { name } covers { url } }', { stores: rejects, covers: rejects }],
    ['{ stores { name } covers { url } cover { url } }', { ...catalogAnswers(), covers: rejects }],
    ['{ stores { name } cover { url } cart { amount } }', { ...catalogAnswers(), stores: rejects }],
    ['mutation { first: rename(name: "a") { name } second: rename(name: "b") { name } }', { rename: rejects }],
  ])("only one root's error code is reported when the others become null with it: %s", async (query, catalogSays) => {
    const ask = await asker(how, { catalogSays });
    const { data, errors } = await ask(query);
    expect(data).toBeNull();
    expect(new Set(errors.map(({ code }: { code: string }) => code))).toEqual(new Set(['auth/required']));
  });

  test("only a joined row's error code is reported when its parents become null", async () => {
    const _stores = ({ uuids }: { uuids: string[] }) => uuids.map((uuid) => ({ ...storeOf(info), uuid, title: rejects }));
    const ask = await asker(how, { catalogSays: { ...catalogAnswers(), _stores } });
    const { data, errors } = await ask('{ bought { best { title infos { language } } store { uuid title infos { language } } } }');
    expect(data).toEqual({ bought: null });
    expect(new Set(errors.map(({ code }: { code: string }) => code))).toEqual(new Set(['auth/required']));
  });

  test('a missing variable is rejected', async () => {
    const ask = await asker(how);
    await expect(ask('mutation ($name: String!) { rename(name: $name) { name } }', {})).rejects.toThrow();
  });
});

test('a plan calls each service once for each part, with each key once', async () => {
  const ask = await asker('planned');
  await ask('{ stores { name price { amount } } store { name } cover { url } }');
  expect(ask.calls()).toEqual([1, 1]);
  await ask('{ cart { store { name } } bought { store { name } best { name } } }');
  expect(ask.calls()).toEqual([3, 1]);
  expect(ask.byStitching).not.toHaveBeenCalled();
});

test.each(['{ version { number } stores { name } }', 'mutation { rename(name: "x") { name } pay }', '{ __typename stores { name } }'])(
  "stitching runs an operation that can't be planned: %s",
  async (query) => {
    const ask = await asker('planned');
    const { data, errors } = await ask(query);
    expect(errors).toBeUndefined();
    expect(Object.keys(data)).toHaveLength(2);
    expect(ask.byStitching).toHaveBeenCalled();
  },
);
