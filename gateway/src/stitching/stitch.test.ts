import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { composeTypeDefs } from '@meowtale/service-kit';
import { isNonNullType, print } from 'graphql';
import { ownFields } from '../config/resolvers.ts';
import { gatewayEnvSchema } from '../env.ts';
import { type Part, stitch } from './stitch.ts';

const root = join(import.meta.dirname, '../../..');
const env = gatewayEnvSchema.parse({ GATEWAY_SIGNING_SECRET: 'x'.repeat(32) });

async function sdlOf(service: string): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob(`${service}/src/**/schema.graphql`, { cwd: root })) texts.push(readFileSync(join(root, file), 'utf8'));
  return print(composeTypeDefs(texts));
}

const services = ['svc-catalog', 'svc-wallet', 'svc-drama-ai'];
const executor: Part['executor'] = () => {
  throw new Error('nothing is asked here');
};
const parts = await Promise.all(services.map(async (service) => ({ sdl: await sdlOf(service), executor })));

test('what the services serve can be stitched, and shows every root field but the merge entry points', () => {
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

test('any one service can be missing', () => {
  for (const missing of parts) {
    const rest = parts.filter((part) => part !== missing);
    expect(() => stitch(rest, ownFields(env))).not.toThrow();
  }
});

test("what the wallet adds to another service's types is nullable, so that its absence leaves the rest", () => {
  const schema = stitch(parts, ownFields(env));
  const walletOnly = stitch(parts.slice(1, 2), ownFields(env));
  for (const name of ['Store', 'User']) {
    const added = walletOnly.getType(name);
    expect(added && 'getFields' in added && schema.getType(name)).toBeTruthy();
    const fields = added && 'getFields' in added ? Object.values(added.getFields()) : [];
    const keys = ['uuid', 'id'];
    expect(fields.filter((field) => !keys.includes(field.name) && isNonNullType(field.type)).map((field) => field.name)).toEqual([]);
  }
});
