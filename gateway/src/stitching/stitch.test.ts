import { readdirSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { composeTypeDefs } from '@meowtale/service-kit';
import { execute, isNonNullType, parse, print } from 'graphql';
import { ownFields } from '../config/resolvers.ts';
import { gatewayEnvSchema } from '../env.ts';
import { countLarge } from '../guards/large-fields.ts';
import { testSettings } from '../test-env.ts';
import { type Part, stitch } from './stitch.ts';

const root = join(import.meta.dirname, '../../..');
const env = gatewayEnvSchema.parse(testSettings);

async function sdlOf(service: string): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob(`${service}/src/**/schema.graphql`, { cwd: root })) texts.push(readFileSync(join(root, file), 'utf8'));
  return print(composeTypeDefs(texts));
}

const named = ['svc-catalog', 'svc-wallet', 'svc-drama-ai'];
const services = [...named, ...readdirSync(root).filter((name) => name.startsWith('svc-') && !named.includes(name))];
const executor: Part['executor'] = () => {
  throw new Error('nothing is asked here');
};
const parts = await Promise.all(services.map(async (service) => ({ sdl: await sdlOf(service), executor })));

test("the services' schemas can be stitched, and every root field but the merge entry points is public", () => {
  const schema = stitch(parts, ownFields(env));
  const query = Object.keys(schema.getQueryType()?.getFields() ?? {});
  expect(query).toEqual(
    expect.arrayContaining(['me', 'findStore', 'findDrama', 'findAccountLog', 'findCartCheckout', 'getConfig2', 'ifconfig']),
  );
  expect(query.filter((name) => name.startsWith('_'))).toEqual([]);
  expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toEqual(
    expect.arrayContaining(['addApp', 'addCartCheckout', 'addDrama']),
  );
});

test('fields that services mark as large are counted', () => {
  const stories = `{ a: findDrama(uuid: "x") { list { data { parts } } } b: findDrama { list { ...D } }
    findDramaSnapshotData(uuid: "x") { parts } findDramaProposal(drama_uuid: "x") { uuid changes provenance } } fragment D on Drama { data { removed } }`;
  expect(countLarge(parse(stories), stitch(parts, ownFields(env)))).toBe(5);
});

test('any one service can be missing', () => {
  for (const missing of parts) {
    const rest = parts.filter((part) => part !== missing);
    expect(() => stitch(rest, ownFields(env))).not.toThrow();
  }
});

test("the wallet's fields on another service's types are nullable, so that its absence doesn't remove other fields", () => {
  const schema = stitch(parts, ownFields(env));
  const walletOnly = stitch(parts.slice(1, 2), ownFields(env));
  for (const name of ['Store', 'StoreAdLink', 'User']) {
    const added = walletOnly.getType(name);
    expect(added && 'getFields' in added && schema.getType(name)).toBeTruthy();
    const fields = added && 'getFields' in added ? Object.values(added.getFields()) : [];
    const keys = ['uuid', 'id'];
    expect(fields.filter((field) => !keys.includes(field.name) && isNonNullType(field.type)).map((field) => field.name)).toEqual([]);
  }
});

test("the wallet's fields of tracked links are fetched in one call per list, and are null while it is down", async () => {
  const links = ['a', 'b'].map((uuid) => ({ __typename: 'StoreAdLink', uuid, click_count: 3 }));
  const requests: unknown[] = [];
  const catalog = (async () => ({ data: { findStoreAdLink: { list: links } } })) as unknown as Part['executor'];
  const wallet = (isReachable: boolean) =>
    (async ({ variables }: { variables: Record<string, string[]> }) => {
      const [uuids = []] = Object.values(variables);
      requests.push(uuids);
      if (!isReachable) throw new Error('away');
      return { data: { _walletAdLinks: uuids.map((uuid) => ({ __typename: 'StoreAdLink', uuid, revenue: uuid === 'a' ? 70 : 0 })) } };
    }) as unknown as Part['executor'];
  const document = parse('{ findStoreAdLink { list { uuid click_count revenue } } }');
  const ask = async (isReachable: boolean) => {
    const [ofCatalog, ofWallet, rest] = parts.map(({ sdl }) => sdl) as [string, string, string];
    const some = [
      { sdl: ofCatalog, executor: catalog },
      { sdl: ofWallet, executor: wallet(isReachable) },
      { sdl: rest, executor },
    ];
    return execute({ schema: stitch(some, ownFields(env)), document, contextValue: {} });
  };
  const brought = async (isReachable: boolean) => JSON.parse(JSON.stringify((await ask(isReachable)).data)).findStoreAdLink.list;
  expect(await brought(true)).toEqual([
    { uuid: 'a', click_count: 3, revenue: 70 },
    { uuid: 'b', click_count: 3, revenue: 0 },
  ]);
  expect(requests).toEqual([['a', 'b']]);
  expect(await brought(false)).toEqual([
    { uuid: 'a', click_count: 3, revenue: null },
    { uuid: 'b', click_count: 3, revenue: null },
  ]);
});
